import type { NewsletterList } from '@beacon/contract/newsletter'

/** What each list is, in the words of mails and preferences. */
export const listTexts: Readonly<Record<NewsletterList, { name: string; promise: string }>> = {
  'marketing-tips': {
    name: 'Marketing tips',
    promise: 'One letter a month: what worked for shops on Long Island, and what it cost.',
  },
  merch: {
    name: 'New merch',
    promise: 'A short note when something new is in the store, a few times a year.',
  },
}
