import { illustrativeLabel, type PageMeta, type Point, type TextLink } from '../page.ts'

export const caseStudyMeta: PageMeta = {
  title: 'Barbershop Case Study: 12 Months | Beacon & Bay Digital',
  description:
    'A four-chair barbershop in Lindenhurst over twelve months: what was done, what it cost, new clients, bookings and no-shows on one chart. Illustrative figures.',
}

export type CaseStudyMonth = {
  month: number
  newClients: number
  onlineBookings: number
  profileCalls: number
  noShowsPer100: number
  /** Everything paid in the month, ad spend included, in US cents. */
  costCents: number
}

/** One row a month, for the chart and the table beside it. */
export const caseStudyMonths: readonly CaseStudyMonth[] = [
  { month: 1, newClients: 18, onlineBookings: 0, profileCalls: 64, noShowsPer100: 14, costCents: 304_900 },
  { month: 2, newClients: 21, onlineBookings: 38, profileCalls: 71, noShowsPer100: 14, costCents: 304_800 },
  { month: 3, newClients: 29, onlineBookings: 96, profileCalls: 88, noShowsPer100: 13, costCents: 79_900 },
  { month: 4, newClients: 36, onlineBookings: 141, profileCalls: 93, noShowsPer100: 8, costCents: 109_800 },
  { month: 5, newClients: 52, onlineBookings: 188, profileCalls: 104, noShowsPer100: 6, costCents: 229_700 },
  { month: 6, newClients: 61, onlineBookings: 224, profileCalls: 112, noShowsPer100: 5, costCents: 229_700 },
  { month: 7, newClients: 66, onlineBookings: 251, profileCalls: 109, noShowsPer100: 5, costCents: 229_700 },
  { month: 8, newClients: 70, onlineBookings: 270, profileCalls: 115, noShowsPer100: 4, costCents: 229_700 },
  { month: 9, newClients: 62, onlineBookings: 262, profileCalls: 108, noShowsPer100: 4, costCents: 109_800 },
  { month: 10, newClients: 60, onlineBookings: 268, profileCalls: 106, noShowsPer100: 4, costCents: 109_800 },
  { month: 11, newClients: 63, onlineBookings: 281, profileCalls: 111, noShowsPer100: 5, costCents: 109_800 },
  { month: 12, newClients: 64, onlineBookings: 290, profileCalls: 113, noShowsPer100: 4, costCents: 109_800 },
]

/** The two figures besides the months that the result is worked out from. */
export const caseStudyBasis = {
  averageTicketCents: 4_200,
  cutsPerNewClientInFirstYear: 4.5,
} as const

export const caseStudySeries = [
  { key: 'newClients', label: 'New clients' },
  { key: 'onlineBookings', label: 'Online bookings' },
  { key: 'profileCalls', label: 'Calls from the Google profile' },
  { key: 'noShowsPer100', label: 'No-shows per 100 appointments' },
] as const satisfies ReadonlyArray<{ key: keyof CaseStudyMonth; label: string }>

/** What happened in which month; the chart marks them. */
export const caseStudyMilestones: ReadonlyArray<{ month: number; title: string; text: string }> = [
  {
    month: 1,
    title: 'Profile rebuilt',
    text: 'Primary category from “hair salon” to “barber shop”, eleven services with prices, forty photos, Sunday hours that had been missing for two years.',
  },
  {
    month: 2,
    title: 'Booking site live',
    text: 'One page per chair, three taps to book. The paper book stayed on the counter and was copied in each evening for six weeks.',
  },
  {
    month: 4,
    title: 'Reminders and reviews',
    text: 'Texts two days and two hours ahead; a review request the evening after. No-shows fell from 13 to 8 in a hundred within the month.',
  },
  {
    month: 5,
    title: 'Morning ads on',
    text: 'Two miles around, Tuesday to Thursday, nine to two. $600 of spend and the $599 plan.',
  },
  {
    month: 9,
    title: 'Ads off',
    text: 'Mornings were four-fifths full. New clients fell from 70 to 62 and stayed there, which says how many the ads had been adding: about eight a month.',
  },
]

export const caseStudy = {
  label: illustrativeLabel,
  title: 'Four chairs in Lindenhurst, one year.',
  lead: 'Fade & Tide is an invented shop. The work, its order, the prices and the size of the effects are what we plan with for a shop like it, shown month by month so that you can check the math.',
  client: {
    name: 'Fade & Tide Barbershop',
    town: 'Lindenhurst, NY',
    facts: ['Four chairs, two of them rented', 'Open Tuesday to Sunday', 'Average ticket $42'],
  },
  before: {
    title: 'Before',
    paragraphs: [
      'A good shop on a side street, eleven years old, known to everybody who already knew it. Fridays had a line; on Wednesday morning two barbers played chess. New clients were friends of clients, about eighteen a month.',
      'On the map the shop was filed as a hair salon and came up ninth for “barber near me” from its own doorstep. Out of a hundred appointments, fourteen did not show up, and nobody called them, because nobody had a hand free.',
    ],
  },
  figures: [
    { value: '18 to 64', label: 'new clients a month' },
    { value: '0 to 290', label: 'online bookings a month' },
    { value: '14 to 4', label: 'no-shows per hundred appointments' },
    { value: '$21,574', label: 'spent in twelve months, ad spend included' },
    { value: '$3.38', label: 'of first-year sales for each dollar spent' },
  ],
  workedOut: {
    title: 'How the last figure is worked out',
    text: 'In twelve months 386 more new clients came than at the old rate of eighteen a month. Each brings about four and a half cuts in a first year at $42, which makes $72,954 of sales against $21,574 spent. Those are sales, before the barbers’ share and the rent, and clients of the later months bring theirs in the year after.',
  },
  lessons: {
    title: 'What did not work',
    points: [
      {
        title: 'Ads on Instagram',
        text: 'Six weeks and $240 in months 6 and 7, inside the ad budget, brought likes from Brazil and two bookings. We moved the rest to search.',
      },
      {
        title: 'A deposit for everyone',
        text: 'Tried for nine days in month 4. Three regulars said what they thought of it. Now it is for first-timers on Saturdays.',
      },
    ],
  },
  next: {
    title: 'What we would do next',
    text: 'Saturdays are full and mornings nearly so. The next dollar belongs in a fifth chair, not in marketing, and that is what the last report said.',
  },
  links: [
    { text: 'Marketing for barbershops', to: '/barbershop-digital-marketing' },
    { text: 'Arrange a free consultation', to: '/contact' },
  ],
} as const satisfies {
  label: string
  title: string
  lead: string
  client: { name: string; town: string; facts: readonly string[] }
  before: { title: string; paragraphs: readonly string[] }
  figures: ReadonlyArray<{ value: string; label: string }>
  workedOut: Point
  lessons: { title: string; points: readonly Point[] }
  next: Point
  links: readonly TextLink[]
}
