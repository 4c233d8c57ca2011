import { agency } from '@beacon/content/agency'
import { bookingServices } from '@beacon/content/booking-services'
import { commerce } from '@beacon/content/commerce'
import { ppcPage } from '@beacon/content/service-pages/ppc'
import { seoPage } from '@beacon/content/service-pages/seo'
import { servicePages } from '@beacon/content/service-pages/service-pages'
import { type Service, serviceOf, services } from '@beacon/content/services'
import { team } from '@beacon/content/team'
import { shortUsd, usd } from '@beacon/rules/money'
import { about, asked, auditLink, firstResults, from } from './asked-passage.ts'
import type { Passage } from './passages.ts'
import { links } from './passages-company.ts'
import { listed } from './passages-services.ts'

/** What visitors ask who do not know our words yet, who want to sell us something, or who have bought a course. */
export const visitorPassages = (): Passage[] => [
  ...services.map(planOf),
  ...choices(),
  ...words(),
  ...proposals(),
  ...goods(),
]

const { email, phones, address } = agency
const freeFrom = shortUsd(commerce.freeShippingFromCents)
const storeLink = { text: 'Store', to: '/store' }
const listedNames = new Intl.ListFormat('en')
const courses = { text: 'Courses', to: '/store?category=courses' }

/** Which of a service's plans is for whom. */
const planOf = (service: Service): Passage => ({
  ...asked(
    'which-plan',
    `Which plan for ${service.name}?`,
    `That depends on your business. The plans for ${service.name}, and whom each is for:${listed(
      servicePages[service.slug].cost.plans.map(
        (plan) => `${plan.name}, ${plan.price.display}: ${plan.forWhom}`,
      ),
    )}\n\nIf a cheaper one would do, we say so.`,
    about(service.slug),
  ),
  id: `${service.slug}/which-plan`,
  aspects: ['price'],
})

const choices = (): Passage[] => [
  asked(
    'which-plan',
    'Which plan or package should I take?',
    `That depends on what you need first:${listed([
      `Calls this month: PPC Advertising, ${from(serviceOf('ppc'))} plus ad spend, with first results in ${firstResults('ppc')}`,
      `To be found without paying for clicks: SEO, ${from(serviceOf('seo'))}, with first results in ${firstResults('seo')}`,
      `A new or better website: Website Development, ${from(serviceOf('website'))}`,
      `Calls and quotes that slip through: AI Automation, ${from(serviceOf('ai-automation'))}`,
    ])}\n\nThe free consultation names the one thing that we would fix first. Tell me a service, and I list its plans and whom each is for.`,
    links.services,
  ),
  asked(
    'yearly',
    'Is there a price for a whole year?',
    'This site has no yearly price: monthly services are billed on the 1st of each month, and each ends with 30 days written notice. It does not say whether you can pay for a year at once; please ask us.',
    links.services,
  ),
  asked(
    'told-otherwise',
    'I was told another price',
    `The price on the page is the price, and nothing that is written here changes it. If one of us told you something else, write to ${email} with that person’s name, and a person answers.`,
    links.services,
  ),
  asked(
    'rank-drop',
    'My traffic or my ranking has dropped',
    `Why it fell has to be looked at before anybody can say. The free audit shows, by email, how you come up in searches today.${bookableAudit()}`,
    auditLink,
  ),
  {
    ...asked(
      'local-services-ads',
      'Do you set up Local Services Ads?',
      `Yes, as part of the plan Heavy season, ${ppcPage.cost.plans.find(({ name }) => name === 'Heavy season')?.price.display}. Only some trades may run them, and for others search ads are the better start: the free audit says which you need.`,
      { text: 'PPC', to: '/services/ppc' },
    ),
    topic: 'ppc',
  },
]

const bookableAudit = (): string =>
  bookingServices
    .filter(({ id }) => id === 'seo-audit')
    .map(
      ({ name, priceCents, durationMinutes }) =>
        ` The ${name}, ${usd(priceCents)} for ${durationMinutes} minutes, goes through what holds your site back, page by page.`,
    )
    .join('')

/** Words of the trade that our pages use. */
const words = (): Passage[] => [
  asked('map-pack', 'What is the map pack?', seoPage.whatItIs.paragraphs[0] ?? '', about('seo')),
  asked(
    'ppc-means',
    'What does PPC stand for?',
    `Pay per click: you pay the platform, Google or Meta, whenever somebody clicks your ad. What one click costs is called CPC, cost per click. ${serviceOf('ppc').summary}`,
    about('ppc'),
  ),
  asked(
    'landing-page',
    'What is a landing page?',
    'The page somebody sees after clicking your ad. Ours has one offer with your price, your face and a button for the thumb; it is part of the fee for PPC Advertising.',
    about('ppc'),
  ),
  asked(
    'printing',
    'Do you do print, signs or press releases?',
    'Print, signs and press releases are not among our seven services. All seven are on the services page.',
    links.services,
  ),
]

const proposals = (): Passage[] => [
  asked(
    'guest-posts',
    'Do you take guest posts?',
    `This site has no offer for guest posts, sponsored articles or links on our blog. If you have a proposal, write to ${email}, and a person reads it.`,
    { text: 'Blog', to: '/blog' },
  ),
  asked(
    'proposal',
    'I have an offer for you',
    `This site says nothing about selling the company, sponsors, advertising here or offers from suppliers, and I cannot decide on any. Write to ${email}, and a person reads it. For agencies and freelancers who want to work with us, there is the partner network.`,
    links.partners,
  ),
  asked(
    'blog-authors',
    'Who writes your blog?',
    `We do, and each article names its author: ${listedNames.format(team.map(({ name }) => name))} write about the work that they do here.`,
    { text: 'Blog', to: '/blog' },
  ),
  asked(
    'referral',
    'Do you pay for referrals?',
    'This site names no reward for a referral: please ask us. If you sell our work under your own brand, the partner network is for you.',
    links.partners,
  ),
  asked(
    'press',
    'I write for the press',
    `This site has no press kit. Call ${phones.office.display} or write to ${email}, and a person answers; ask there, too, before you use our name or logo.`,
    links.contact,
  ),
  asked(
    'channels',
    'Are you on YouTube or Instagram, or is there a podcast?',
    'This site names no channel or podcast of ours. What we publish is the blog, and a newsletter with marketing tips once a month.',
    { text: 'Blog', to: '/blog' },
  ),
  asked(
    'my-booking',
    'When is my appointment?',
    `I cannot see bookings. Yours is in your confirmation: its day and time, and a private link to the page on which you move or cancel it. If you cannot find the message, call ${phones.office.display}.`,
    links.contact,
  ),
  asked(
    'getting-here',
    'How do I get to the office?',
    `The office is at ${address.street} in ${address.city}, two blocks from the ferry. This site does not say how to come by train or bus; call ${phones.office.display}, and ask.`,
    links.contact,
  ),
]

const goods = (): Passage[] => [
  asked(
    'course-sharing',
    'Can I share a course with my team, or give it away?',
    'A course is one file, without an account or a number of seats, written for owners of small businesses. This site does not say whether one copy may be shared with a team or given to somebody else: please ask us before you buy.',
    courses,
  ),
  asked(
    'course-access',
    'Is a course live, and how long can I use it?',
    'Nothing is live and nothing has dates where a course is a file: you download it as soon as it is paid for, and work through it when you like. The file stays with you, and your order’s page makes a new link whenever you open it.',
    courses,
  ),
  asked(
    'course-certificate',
    'Is there a certificate for a course?',
    'This site names none. A course is a file to read, to tick and to fill in; nobody grades it.',
    courses,
  ),
  asked(
    'course-price',
    'What does a course cost?',
    'Each course has its price on its card in the store.',
    courses,
  ),
  asked(
    'digital-shipping',
    'Do digital products cost shipping?',
    'No shipping is charged for digital products, which are downloaded, nor for services. Only what comes in a package has shipping.',
    courses,
  ),
  asked(
    'many-pieces',
    'Can I order many pieces?',
    `You choose the number in the cart. This site has no lower price for many; shipping is free from ${freeFrom}. For a large order, please ask us first.`,
    storeLink,
  ),
  asked(
    'pick-up',
    'Can I pick up my order at the office?',
    `This site offers no pick-up: printed items are made by a print partner and shipped to you, for ${usd(commerce.shippingCents)}, or free from ${freeFrom}.`,
    storeLink,
  ),
]
