import type { Concern } from './concern.ts'

/** How people ask about the store and what they have bought there. */
export const shopConcerns: readonly Concern[] = [
  ['Which sizes and colors are there?', /\bwhat size (?:should|do|would|shirt|tshirt|hoodie|is)\b/],
  ['Can I cancel or change my order?', /\bcancel\b.*\border\b/],
  ['What does shipping cost?', /^(?!.*\b(?:long|fast|soon|when)\b).*\bdo you (?:guys )?ship\b/],
  ['Where is my order?', /\bdid my (?:payment|order) go through\b/],
  [
    'Can I return something from the store?',
    /\b(?:order|package|mug|t?-?shirt|hoodie|cap|hat|tote|poster|notebook|item)\b.*\b(?:broken?|damaged|faulty|defective|cracked|ripped|torn)\b|\b(?:send|ship|mail) (?:it|them|this|that|something) back\b|\breturn address\b/,
  ],
]
