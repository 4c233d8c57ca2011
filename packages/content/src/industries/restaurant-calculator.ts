import type { Faq, PageMeta, Point, TextLink } from '../page.ts'

export const calculatorMeta: PageMeta = {
  title: 'Restaurant Growth Calculator | Beacon & Bay Digital',
  description:
    'Work out what your covers, average check and delivery-app commission add up to in a year, and how many new guests a marketing campaign must bring to pay off.',
}

export const calculatorIntro = {
  title: 'What would one more table be worth?',
  lead: 'Ten numbers you know by heart, and the math nobody does in February. The address of this page keeps your numbers, so you can send the result to your partner or your accountant.',
  note: 'An estimate from your own figures and the stated assumptions, not a promise. We store nothing that you type.',
} as const

/** How a number is typed and shown: people or orders, US cents (typed as dollars), or a whole percentage. */
type CalculatorUnit = 'count' | 'cents' | 'percent'

/** Where a default comes from: a public source, the custom of the trade, or our own example. */
export type CalculatorBasis = { kind: 'source' | 'rule-of-thumb' | 'illustrative'; text: string }

export type CalculatorInput = {
  id: string
  /** Its name in the address of the page. */
  param: string
  label: string
  hint: string
  unit: CalculatorUnit
  min: number
  max: number
  step: number
  default: number
  basis: CalculatorBasis
}

const illustrative = (text: string): CalculatorBasis => ({ kind: 'illustrative', text })

/** Money is in US cents, percentages are whole percent. */
export const calculatorGroups = [
  {
    id: 'dining-room',
    title: 'The dining room',
    inputs: [
      {
        id: 'coversPerWeek',
        param: 'covers',
        label: 'Covers per week',
        hint: 'Guests seated in an ordinary week, lunch and dinner.',
        unit: 'count',
        min: 20,
        max: 5_000,
        step: 10,
        default: 420,
        basis: illustrative('Example: 70 seats turned once a day on six days.'),
      },
      {
        id: 'averageCheckCents',
        param: 'check',
        label: 'Average check per guest',
        hint: 'Food and drink, before tax and tip.',
        unit: 'cents',
        min: 500,
        max: 30_000,
        step: 100,
        default: 3_800,
        basis: illustrative('Example of a family restaurant on the South Shore.'),
      },
      {
        id: 'visitsPerYear',
        param: 'visits',
        label: 'Visits of a new guest in the first year',
        hint: 'Many come once and some come monthly; take the average.',
        unit: 'count',
        min: 1,
        max: 52,
        step: 1,
        default: 3,
        basis: illustrative('Example. Your register or booking system knows the real one.'),
      },
      {
        id: 'marginPercent',
        param: 'margin',
        label: 'What stays of each dollar',
        hint: 'After food and drink, before rent and wages that you pay anyway.',
        unit: 'percent',
        min: 5,
        max: 90,
        step: 1,
        default: 65,
        basis: {
          kind: 'rule-of-thumb',
          text: 'Food and drink commonly cost 28 to 35 percent of sales in full-service restaurants; 65 leaves the higher of the two.',
        },
      },
    ],
  },
  {
    id: 'delivery',
    title: 'The delivery apps',
    inputs: [
      {
        id: 'deliveryOrdersPerWeek',
        param: 'orders',
        label: 'App orders per week',
        hint: 'All platforms together.',
        unit: 'count',
        min: 0,
        max: 2_000,
        step: 5,
        default: 70,
        basis: illustrative('Example: ten a day.'),
      },
      {
        id: 'deliveryOrderCents',
        param: 'order',
        label: 'Average app order',
        hint: 'Before the platform’s fees.',
        unit: 'cents',
        min: 500,
        max: 30_000,
        step: 100,
        default: 4_200,
        basis: illustrative('Example: an order for two.'),
      },
      {
        id: 'commissionPercent',
        param: 'commission',
        label: 'Commission',
        hint: 'On your last statement, as a share of the order.',
        unit: 'percent',
        min: 0,
        max: 50,
        step: 1,
        default: 25,
        basis: {
          kind: 'source',
          text: 'The large platforms publish delivery plans of about 15, 25 and 30 percent for merchants; 25 is the middle one.',
        },
      },
      {
        id: 'movedPercent',
        param: 'moved',
        label: 'Share that orders directly instead',
        hint: 'A third within half a year is ambitious and has been done.',
        unit: 'percent',
        min: 0,
        max: 100,
        step: 5,
        default: 30,
        basis: illustrative(
          'Our planning figure after six months of cards in the bag and a working order page.',
        ),
      },
    ],
  },
  {
    id: 'campaign',
    title: 'The campaign',
    inputs: [
      {
        id: 'campaignCents',
        param: 'budget',
        label: 'Campaign cost per month',
        hint: 'Fee and ad spend together.',
        unit: 'cents',
        min: 10_000,
        max: 2_000_000,
        step: 5_000,
        default: 199_900,
        basis: illustrative('SEO at $799, PPC at $599 and about $600 of ad spend, rounded.'),
      },
      {
        id: 'newGuestsPerMonth',
        param: 'guests',
        label: 'New guests it brings per month',
        hint: 'Guests, not parties: a table of four counts four.',
        unit: 'count',
        min: 0,
        max: 5_000,
        step: 5,
        default: 60,
        basis: illustrative('Example: one more table of two a day. Try half of it.'),
      },
    ],
  },
] as const satisfies ReadonlyArray<{ id: string; title: string; inputs: readonly CalculatorInput[] }>

export type CalculatorInputId = (typeof calculatorGroups)[number]['inputs'][number]['id']

/** Direct orders are not free: card processing, in percent of the order, is taken off what they save. */
export const directOrderCost = {
  percent: 4,
  basis: {
    kind: 'rule-of-thumb',
    text: 'Online card payments commonly cost 2.9 percent and 30 cents; on a $42 order that is 3.6 percent, and we take 4.',
  } satisfies CalculatorBasis,
} as const

/** The results in the order of the page, each with the sum in words. */
export const calculatorResults = [
  {
    id: 'salesPerYearCents',
    label: 'Dining-room sales in a year',
    workedOut: 'Covers per week × average check × 52',
  },
  {
    id: 'commissionPerYearCents',
    label: 'Paid to delivery apps in a year',
    workedOut: 'App orders per week × average order × commission × 52',
  },
  {
    id: 'savedPerYearCents',
    label: 'Kept if that share orders directly',
    workedOut: 'Moved orders × average order × (commission − 4 percent for cards) × 52',
  },
  {
    id: 'guestWorthCents',
    label: 'What a new guest is worth in the first year',
    workedOut: 'Average check × visits × what stays of each dollar',
  },
  {
    id: 'breakEvenGuests',
    label: 'New guests a month to pay for the campaign',
    workedOut: 'Campaign cost ÷ worth of a new guest, rounded up',
  },
  {
    id: 'campaignReturnPercent',
    label: 'Return on the campaign',
    workedOut: '(New guests × worth of a new guest − campaign cost) ÷ campaign cost',
  },
] as const satisfies ReadonlyArray<{ id: string; label: string; workedOut: string }>

export const calculatorChart = {
  title: 'Twelve months, added up',
  description:
    'What the campaign has cost and what its guests have left behind, month by month, if each guest’s visits are spread evenly over the year after the first one.',
  cost: 'Campaign cost so far',
  contribution: 'Left over from new guests so far',
  saved: 'Commission kept so far',
} as const

export const calculatorFaqs: readonly Faq[] = [
  {
    question: 'Why does the math leave out rent and wages?',
    answer:
      'Because you pay them whether or not one more table is taken. If you would need another cook for the extra guests, lower the share that stays of each dollar.',
  },
  {
    question: 'What return is realistic?',
    answer:
      'In the first three months often none, because search needs time. Over a first year we plan with two to four dollars for each dollar spent, and stop what stays under one.',
  },
  {
    question: 'Do moved orders cost anything else?',
    answer:
      'The order page itself, part of a website with ordering, and your own driver or pick-up. If you pay a driver, take that off the commission before you type it in.',
  },
]

export const calculatorNext: Point & { links: readonly TextLink[] } = {
  title: 'Want somebody to argue with the numbers?',
  text: 'Send us the address of your result. We reply with what we would change and which of the ten figures matters most in your town.',
  links: [
    { text: 'Send it to us', to: '/contact' },
    { text: 'Marketing for restaurants', to: '/restaurant-digital-marketing' },
  ],
}
