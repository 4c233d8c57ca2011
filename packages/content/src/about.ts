import { agency } from './agency.ts'
import type { PageMeta, Point } from './page.ts'

const { street, city } = agency.address

export const aboutMeta: PageMeta = {
  title: 'About Our Long Island Crew | Beacon & Bay Digital',
  description:
    'Founded in Bay Shore in 2018: who we are, what we hold ourselves to, and the four people you will talk to about your search, ads, website and follow-up.',
}

export const aboutIntro = {
  title: 'Small office. Long light.',
  text: `Twelve people at ${street}, ${city}, who make sure that Long Island businesses are found, called and paid.`,
  /** What the drawing shows. */
  sceneAlt:
    'A sail loft on the Bay Shore waterfront at night, a ferry coming in, and the beam of the Fire Island light reaching it from across the bay.',
} as const

export const story: { title: string; paragraphs: readonly string[] } = {
  title: 'It began with a bait shop.',
  paragraphs: [
    'In the winter of 2017 Maren Doyle tried to change the opening hours on the website of her family’s bait shop. The company that had built it wanted $150 and two weeks, and the password turned out to belong to somebody who had moved to Florida. She rebuilt the site at the kitchen table over a weekend. By May the shop next door wanted one too.',
    'Beacon & Bay Digital opened in 2018, in a former sail loft on Maple Avenue, with three clients and one rule: whatever we make belongs to whoever paid for it. The rule has held through 500+ websites launched, and it is the first line of every agreement we sign.',
    'The loft has filled since. Search and ads came first, because a good website that nobody finds is a brochure in a drawer. Hosting came next, because we were tired of being called about other people’s servers. Chatbots and automation came when clients asked who should answer at 2 AM, and apps when a deli in Islip had more regulars than phone lines.',
    'We still take on only as many clients as the twelve of us can know by name, and we still do not work for two competitors in one town. The bait shop’s website is on its third version. Anyone in the family can change the hours.',
  ],
}

export const values: ReadonlyArray<Point & { icon: 'sounding-lead' | 'anchor' | 'oars' | 'sextant' }> = [
  {
    icon: 'sounding-lead',
    title: 'Results-Driven',
    text: 'A plan is written as a number and a date: forty calls a month by October. If we miss it, the next report says so in its first line and says what changes.',
  },
  {
    icon: 'anchor',
    title: 'Client-Focused',
    text: 'Your accounts, your data, your name on the domain. We tell you when a cheaper plan would do, and about one first call in five ends with advice and no invoice.',
  },
  {
    icon: 'oars',
    title: 'Team Collaboration',
    text: 'Search, ads, design and code share one long table. The person who writes your town page hears the calls it brings, and the person who sets your bids has used your checkout.',
  },
  {
    icon: 'sextant',
    title: 'Excellence',
    text: 'Every site is tested on an old phone, by keyboard and with a screen reader before you see it. Good enough is a phrase for people who will not be at the next Rotary lunch with the client.',
  },
]

export const teamIntro = {
  title: 'Who you will talk to',
  text: 'Four of the twelve. Each one answers their own phone.',
} as const

export const servingArea = {
  title: 'Four counties, and the roads between them',
  text: 'Nassau and Suffolk are home; Queens and Brooklyn are a train ride on the Montauk Branch. We visit clients from Brooklyn to Riverhead, and the audit of your business is done from your town, because Google shows different shops on either side of the Meadowbrook Parkway.',
} as const

type AwardIcon = 'search-ads' | 'social-ads' | 'marketing-software' | 'local-award'

export const awards: { title: string; items: ReadonlyArray<Point & { icon: AwardIcon }> } = {
  title: 'Certificates and one award',
  items: [
    {
      icon: 'search-ads',
      title: 'Search Ads Partner',
      text: 'Partner agency of the largest search-ads platform, with three certified account managers.',
    },
    {
      icon: 'social-ads',
      title: 'Social Ads Blueprint',
      text: 'Certified in planning and buying ads on the largest social networks.',
    },
    {
      icon: 'marketing-software',
      title: 'Marketing Software Certification',
      text: 'Inbound marketing and email certificates of a leading marketing platform, renewed each year.',
    },
    {
      icon: 'local-award',
      title: 'Local Business Award',
      text: 'Named service business of the year by fellow merchants on the South Shore.',
    },
  ],
}

export const aboutForm = {
  title: 'Ready to Work with Local Experts?',
  text: `Tell us what you sell and who buys it. Maren reads every one of these and replies ${agency.responsePromise}.`,
  submit: 'Ask for a first call',
} as const
