import type { NewsletterList } from '@beacon/contract/newsletter'

/** The boxes that ask for an address: titles and labels are the specification's. */
export const signUpBoxes = {
  tips: {
    list: 'marketing-tips',
    title: 'Get Marketing Tips',
    text: 'What worked for a shop on Long Island, and what it cost. One letter a month.',
    submit: 'Subscribe',
  },
  updates: {
    list: 'marketing-tips',
    title: 'Stay Updated',
    text: 'What worked for a shop on Long Island, and what it cost. One letter a month.',
    submit: 'Subscribe',
  },
  merch: {
    list: 'merch',
    title: 'Get Notified About New Merch',
    text: 'We write when something new is in the store, a few times a year.',
    submit: 'Join List',
  },
} as const satisfies Record<
  string,
  { list: NewsletterList; title: string; text: string; submit: 'Subscribe' | 'Join List' }
>

export const signUp = {
  label: 'Your email address',
  sent: {
    title: 'One more step: check your inbox.',
    text: 'Open the link in our email and press the button there. Nothing after five minutes? It may be in the spam folder.',
  },
  failed: 'That did not reach us. Please try again in a moment.',
} as const
