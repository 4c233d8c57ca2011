import { noWrap } from '@beacon/rules/no-wrap'
import { agency } from './agency.ts'
import type { PageMeta, Point } from './page.ts'

const { address, phones } = agency

export const contactMeta: PageMeta = {
  title: 'Contact Our Bay Shore Office | Beacon & Bay Digital',
  description: `Call ${phones.office.display}, write, or visit ${address.street} in ${address.city}. Free 30-minute consultation, an answer ${agency.responsePromise}, and an emergency line day and night.`,
}

export const contactIntro = {
  title: 'Talk to someone who does the work.',
  text: 'Call, write or walk in. Whoever answers can tell you what it would cost and whether you need it.',
} as const

export const freeConsultation = {
  title: 'Free consultation, 30 minutes',
  text: 'By phone, by video or across the table in Bay Shore. We look you up while you watch and name the one thing we would fix first. No obligation and no follow-up calls unless you ask for them.',
  link: { text: 'Pick a time', to: '/booking' },
} as const

export const emergencyBox = {
  title: 'Site down? Ads running wild?',
  text: 'The emergency line is answered day and night, for clients and for anyone we could make a client by helping at 3 AM. Have your web address ready.',
  action: 'Call the emergency line',
} as const

export const afterYouWrite: { title: string; steps: readonly Point[] } = {
  title: 'What happens next',
  steps: [
    {
      title: `Within ${agency.responseHours} hours`,
      text: 'A person replies, by phone or email, whichever you gave us. Usually it is the same business day.',
    },
    {
      title: 'Before we talk',
      text: 'We look at your site, your Google profile and your nearest competitors, so that the half hour goes to answers.',
    },
    {
      title: 'After we talk',
      text: 'One email with what we would do, in which order and at what price. It stays valid for 30 days, and we do not chase.',
    },
  ],
}

export const serviceAreaText = {
  title: 'Where we work',
  text: 'We serve Nassau and Suffolk counties from Bay Shore, and Queens and Brooklyn by train. Town not listed? Ask; these are the places we worked this year.',
  mapAlt:
    'Map of Brooklyn, Queens, Nassau and Suffolk with the served towns; Bay Shore is marked on the south shore.',
} as const

export const contactForm = {
  title: 'Write to us',
  /** Over a form of another page that came back to be corrected. */
  posted: { title: 'Almost there', submit: 'Send it' },
  sent: {
    title: 'Your message is in.',
    text: noWrap(
      `One of us reads it and answers ${agency.responsePromise}. If it cannot wait, call ${phones.office.display}.`,
    ),
  },
} as const
