import { bookingPolicy } from '@beacon/content/booking-services'
import type { LegalBlock, LegalPage } from '@beacon/content/legal/legal-page'
import { privacyPolicy } from '@beacon/content/legal/privacy'
import { termsOfService } from '@beacon/content/legal/terms'
import { newsletterPage } from '@beacon/content/newsletter-pages'
import { inquiryMonths, retention } from '@beacon/content/retention'
import type { Passage } from './passages.ts'
import { listed } from './passages-services.ts'

export const privacy = { text: 'Privacy policy', to: '/privacy-policy' }
export const terms = { text: 'Terms of service', to: '/terms-of-service' }

/** What the bookings, the letters and the agreements promise. */
export const policyPassages = (): Passage[] => [
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
    id: 'booking/time-zone',
    topic: 'consultations',
    aspects: [],
    title: 'In which time zone are the times?',
    text: 'All times are New York time, in emails and calendar files, too.',
    keywords: 'time zone timezone eastern est edt appointment consultation booking',
    link: { text: 'Book a consultation', to: '/booking' },
  },
  {
    id: 'service/cancel',
    topic: 'cancel-service',
    aspects: ['duration'],
    title: 'How do I cancel a monthly service?',
    text: 'Either side may end monthly services with 30 days written notice; an email is enough. Nobody is held to a year. We hand over files, access and a copy of your site within 10 business days.',
    keywords: 'cancel end leave stop terminate notice monthly service plan subscription seo ppc hosting',
    link: terms,
    weight: 1.1,
  },
  {
    id: 'chat/kept',
    topic: 'this-chat',
    aspects: ['duration'],
    title: 'How long do you keep this chat?',
    text: `Chats are kept ${retention.chatDays} days, so that we can see what could not be answered, and then deleted. You can delete yours at any time with the button in this window; a conversation that you sent to a person stays with your inquiry for ${inquiryMonths} months. Please leave out card numbers and health details.`,
    keywords: 'chat conversation keep stored record delete private save',
    link: privacy,
  },
  {
    id: 'privacy/cookies',
    topic: 'privacy',
    aspects: [],
    title: 'Which cookies do you use?',
    text: 'One cookie, for the light or dark theme once you have chosen one; and if you pay by card, two of Stripe’s against fraud. Trackers are loaded only after you have said yes, and you can take that back at any time.',
    keywords: 'cookie tracker tracking analytics pixel consent',
    link: { text: privacy.text, to: `${privacy.to}#browser-storage` },
  },
  {
    id: 'newsletter/about',
    topic: 'newsletter',
    aspects: [],
    title: 'How do I join or leave the newsletter?',
    text: newsletterPage.text,
    keywords: 'newsletter unsubscribe subscribe mailing list letter email tips off remove',
    link: { text: 'Newsletter', to: '/newsletter' },
  },
  ...[privacyPolicy, termsOfService].map((page) => ({
    id: `policy/${page.title}`,
    topic: page === privacyPolicy ? 'privacy' : 'terms',
    aspects: [],
    title: page.title,
    text: page.summary,
    keywords: 'policy read',
    link: page === privacyPolicy ? privacy : terms,
  })),
  ...legalPassages(termsOfService, 'terms', terms),
  ...legalPassages(privacyPolicy, 'privacy', privacy),
]

/** Headings as people would ask, where the page's own says little. */
const HEADINGS: Readonly<Record<string, string>> = {
  payment: 'Payment terms: deposit, billing, late fees',
  eligibility: 'How old must I be?',
  consent: 'Trackers, analytics and consent',
  security: 'Is my data safe, and how is it protected?',
  'your-rights': 'How do I have my data deleted, corrected or copied?',
}

/** Every paragraph and list of a legal page by itself, under its section's title; a list with the words that begin it. */
function legalPassages(page: LegalPage, topic: string, link: Passage['link']): Passage[] {
  return page.sections.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block, at) => {
      if (begins(block) && typeof blocks[at + 1] === 'object') return []
      const before = blocks[at - 1]
      const heading = `${title.replace(/^\d+\. /, '')}:`
      return {
        id: `${topic}/${id}/${at}`,
        topic,
        aspects: [],
        title: HEADINGS[id] ?? title.replace(/^\d+\. /, ''),
        text: typeof block === 'string' ? block : `${begins(before) ? before : heading}${listed(block)}`,
        keywords: topic === 'privacy' ? 'privacy data information' : 'terms',
        link: { text: link.text, to: `${link.to}#${id}` },
        weight: 0.75,
      }
    }),
  )
}

/** Whether a paragraph goes on in the list after it. */
const begins = (block: LegalBlock | undefined): block is string =>
  typeof block === 'string' && block.endsWith(':')
