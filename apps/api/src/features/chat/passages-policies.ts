import { bookingPolicy } from '@beacon/content/booking-services'
import { commerce } from '@beacon/content/commerce'
import type { LegalPage } from '@beacon/content/legal/legal-page'
import { privacyPolicy } from '@beacon/content/legal/privacy'
import { termsOfService } from '@beacon/content/legal/terms'
import type { Passage } from './passages.ts'
import { listed } from './passages-services.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`

const store = { text: 'Store', to: '/store' }
const privacy = { text: 'Privacy policy', to: '/privacy-policy' }
const terms = { text: 'Terms of service', to: '/terms-of-service' }

/** What the store, the bookings and the agreements promise. */
export const policyPassages = (): Passage[] => [
  {
    id: 'store/shipping',
    topic: 'shipping',
    aspects: ['price'],
    title: 'What does shipping cost?',
    text: `Shipping is ${dollars(commerce.shippingCents)}, and free from a subtotal of ${dollars(commerce.freeShippingFromCents)}. We deliver within the United States.`,
    keywords: 'ship shipping delivery price free order store international canada abroad country',
    link: store,
    weight: 1.1,
  },
  {
    id: 'store/tax',
    topic: 'store',
    aspects: ['price'],
    title: 'Is sales tax added?',
    text: `Tax is estimated at ${commerce.taxPer100000 / 1000}% and shown before you pay. Prices are in US dollars.`,
    keywords: 'tax sales order store',
    link: store,
  },
  {
    id: 'store/returns',
    topic: 'returns',
    aspects: ['duration'],
    title: 'Can I return something from the store?',
    text: `You may return unworn items within ${commerce.returnDays} days of delivery; write to us first for the address. Faulty or wrong items are replaced or refunded, shipping included. Digital products can be returned within ${commerce.returnDays} days as long as they have not been downloaded.`,
    keywords: 'return refund exchange policy store order tshirt hoodie mug wrong size damaged faulty money',
    link: terms,
    weight: 1.1,
  },
  {
    id: 'store/printed',
    topic: 'store',
    aspects: ['duration'],
    title: 'How are store orders made?',
    text: `Printed items are made to order by a print partner after payment. Stock is held for ${commerce.holdMinutes} minutes while you pay. If we cannot deliver what was paid for, we refund it in full.`,
    keywords: 'order made print made merch tshirt hoodie stock hold store sell product',
    link: store,
  },
  {
    id: 'store/about',
    topic: 'store',
    aspects: [],
    title: 'What is in the store?',
    text: `The store has our own merchandise and digital products. Shipping is ${dollars(commerce.shippingCents)}, free from ${dollars(commerce.freeShippingFromCents)}; unworn items can be returned within ${commerce.returnDays} days.`,
    keywords: 'store merch product buy shirt mug hat hoodie template digital download',
    link: store,
  },
  {
    id: 'store/payment',
    topic: 'store',
    aspects: [],
    title: 'How can I pay in the store?',
    text: 'You pay by card in the checkout. Card numbers go from your browser to the payment provider and never reach us.',
    keywords: 'payment card credit visa mastercard paypal apple pay store secure safe',
    link: privacy,
  },
  {
    id: 'booking/change',
    topic: 'cancel-booking',
    aspects: [],
    title: 'Can I move or cancel a booking?',
    text: `${bookingPolicy.sentence} The private link is in your confirmation.`,
    keywords: 'cancel reschedule move change booking consultation appointment refund',
    link: terms,
    weight: 1.1,
  },
  {
    id: 'service/cancel',
    topic: 'cancel-service',
    aspects: ['duration'],
    title: 'How do I cancel a monthly service?',
    text: 'Either side may end monthly services with 30 days written notice; an email is enough. Nobody is held to a year. We hand over files, access and a copy of your site within 10 working days.',
    keywords: 'cancel end leave stop terminate notice monthly service plan subscription seo ppc hosting',
    link: terms,
    weight: 1.1,
  },
  {
    id: 'chat/kept',
    topic: 'this-chat',
    aspects: ['duration'],
    title: 'How long do you keep this chat?',
    text: 'Chats are kept 30 days, so that we can see what could not be answered, and then deleted. You can delete yours at any time with the button in this window. Please leave out card numbers and health details.',
    keywords: 'chat conversation keep stored record delete private save',
    link: privacy,
  },
  ...legalPassages(termsOfService, 'terms', terms),
  ...legalPassages(privacyPolicy, 'privacy', privacy),
]

/** Headings as people would ask, where the page's own says little. */
const HEADINGS: Readonly<Record<string, string>> = {
  payment: 'Payment terms: deposit, billing, late fees',
  eligibility: 'How old must I be?',
}

/** Every paragraph and list of a legal page by itself, under its section's title. */
function legalPassages(page: LegalPage, topic: string, link: Passage['link']): Passage[] {
  return page.sections.flatMap(({ id, title, blocks }) =>
    blocks.map((block, at) => ({
      id: `${topic}/${id}/${at}`,
      topic,
      aspects: [],
      title: HEADINGS[id] ?? title.replace(/^\d+\. /, ''),
      text: typeof block === 'string' ? block : `${title.replace(/^\d+\. /, '')}:${listed(block)}`,
      keywords: topic === 'privacy' ? 'privacy data information' : 'terms agreement',
      link: { text: link.text, to: `${link.to}#${id}` },
      weight: 0.75,
    })),
  )
}
