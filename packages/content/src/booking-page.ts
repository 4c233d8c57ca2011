import type { PageMeta, Point } from './page.ts'

export const bookingMeta: PageMeta = {
  title: 'Book a Consultation in Bay Shore | Beacon & Bay Digital',
  description:
    'Choose a session, a day and a time on one calendar. The first 30 minutes are free; audits and reviews from $149, by video or at our Bay Shore office.',
}

/** The same page once a session is booked. */
export const bookedMeta: PageMeta = {
  title: 'You are booked | Beacon & Bay Digital',
  description:
    'What you booked, for when and where, with the file for your calendar and the way to your own page, where you can move or cancel it.',
}

export const bookingIntro = {
  title: 'Book an\u00a0hour with us.',
  text: 'Pick a session, a day and a time. You have the confirmation in your inbox before the coffee is poured.',
  points: ['30-90 minute sessions', 'Virtual or in-person', 'No obligation'],
} as const

export const whyBook: { title: string; picture: string; points: readonly Point[] } = {
  title: 'Why book with us',
  picture: 'Drawn portraits of Maren Doyle, Luis Arroyo, Priya Raman and Nell Castellano',
  points: [
    {
      title: '200+ businesses helped',
      text: 'Restaurants, contractors, dentists, shops: the odds are good that we know your trade and what it costs to win a customer in it.',
    },
    {
      title: 'Local expertise',
      text: 'We work from Bay Shore. Ask us about Montauk in August or Queens on a Tuesday, and you get an answer and not a national average.',
    },
    {
      title: 'Flexible scheduling',
      text: 'By video, by phone or at our table. Move or cancel with the link in your email, without calling anybody.',
    },
  ],
}

export const customScheduling = {
  title: 'None of these times?',
  text: 'Evenings, early mornings and sessions at your place can be arranged. Call or write, and we find an hour.',
} as const

export const manageMeta: PageMeta = {
  title: 'Your booking | Beacon & Bay Digital',
  description:
    'See, move or cancel your consultation with Beacon & Bay Digital with your private link. The deadline and the refund rule are shown before anything changes.',
}
