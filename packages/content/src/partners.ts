import type { PageMeta, Point, TextLink } from './page.ts'

export const partnersMeta: PageMeta = {
  title: 'Partner Network for Agencies | Beacon & Bay Digital',
  description:
    'Templates, scripts and a Long Island crew behind your own agency: three partner plans from $299/month, with 500+ resources, 50+ scripts and 24/7 access.',
}

export const partnersHero = {
  title: 'Join Our Partner Network',
  text: 'For freelancers, print shops, photographers and small agencies whose clients ask for more than one person can do. You keep the client and the brand; we lend the crew and the toolbox.',
  links: [
    { text: 'Become a Partner', to: '/contact' },
    { text: 'Contact Sales', to: '/contact' },
  ],
} as const satisfies { title: string; text: string; links: readonly TextLink[] }

export const partnerStats: ReadonlyArray<{ value: string; label: string }> = [
  { value: '500+', label: 'Resources' },
  { value: '50+', label: 'Scripts' },
  { value: '200+', label: 'Partners' },
  { value: '95%', label: 'Satisfaction' },
  { value: '24/7', label: 'Access' },
]

export const partnerBenefits: { title: string; items: readonly Point[] } = {
  title: 'What a partner gets',
  items: [
    {
      title: 'The toolbox we use ourselves',
      text: 'Audit sheets, report templates, ad structures by trade and the 50+ scripts that check sites and accounts every night. Updated when Google changes something, usually within the week.',
    },
    {
      title: 'A crew behind your name',
      text: 'Our developers and search people work under your brand, in your ticket system, and talk to your client only when you ask them to.',
    },
    {
      title: 'Prices you can mark up',
      text: 'Fixed wholesale rates for websites, SEO hours and hosting. You set the client’s price, send the client’s invoice and keep the difference.',
    },
    {
      title: 'Leads that are not for us',
      text: 'About one inquiry in five is outside our trades or our four counties. They go to partners, in turn, at no commission.',
    },
  ],
}

type PartnerTier = {
  id: 'basic' | 'premium' | 'enterprise'
  name: string
  price: { cents: number; display: string }
  description: string
  features: readonly string[]
  popular: boolean
}

export const partnerTiers: readonly PartnerTier[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: { cents: 29_900, display: 'from $299/month' },
    description: 'For one person who wants the toolbox.',
    features: [
      'All 500+ resources and 50+ scripts',
      'Wholesale hosting, up to 10 sites',
      'Questions answered within one business day',
      'Monthly clinic by video, ninety minutes',
    ],
    popular: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    price: { cents: 59_900, display: '$599/month' },
    description: 'For a studio that sells more than it can build.',
    features: [
      'Everything in Basic, up to 40 sites',
      'Ten crew hours a month under your brand',
      'Reports with your logo, sent by us',
      'A named contact with a direct line',
      'Referrals from your county',
    ],
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: { cents: 129_900, display: '$1,299/month' },
    description: 'For an agency that wants a second floor without the rent.',
    features: [
      'Everything in Premium, sites without limit',
      'Thirty crew hours a month, planned by the quarter',
      'Emergency line for your clients, answered in your name',
      'Your own staging server and script runs',
    ],
    popular: false,
  },
]

export const partnerTiersIntro = {
  title: 'Three ways in',
  popularLabel: 'Most popular',
  link: { text: 'Get Started', to: '/contact' },
} as const

export const partnersCta = {
  title: 'Bring the client you are about to turn down.',
  text: 'The first job is done at wholesale price before you choose a plan, so that you can see the work and how we treat your client.',
  link: { text: 'Contact Sales Team', to: '/contact' },
} as const
