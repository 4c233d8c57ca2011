import { agency } from '@beacon/content/agency'
import { freeAudit, homeFaqs, pricingTable } from '@beacon/content/home-story'
import { leadOffer } from '@beacon/content/lead-offer'
import { websitePage } from '@beacon/content/service-pages/website'
import { type Service, type ServiceSlug, serviceOf, services } from '@beacon/content/services'
import { team } from '@beacon/content/team'
import type { Passage } from './passages.ts'
import { links } from './passages-company.ts'
import { terms } from './passages-policies.ts'
import { listed } from './passages-services.ts'

const { address, phones } = agency
const auditLink = { text: 'Ask for the free audit', to: '/#free-audit' }
const about = (slug: ServiceSlug) => ({ text: `More about ${serviceOf(slug).name}`, to: `/services/${slug}` })
const from = ({ homePrice }: Service): string => homePrice.display.replace('From', 'from')
const at = ({ homePrice }: Service): string => homePrice.display.replace('From', 'at')
const firstResults = (slug: ServiceSlug): string =>
  pricingTable.rows.find((row) => row.slug === slug)?.ready ?? ''
const homeAnswer = (words: string): string =>
  homeFaqs.find(({ question }) => question.includes(words))?.answer ?? ''

/** Of the service whose page it leads to, so that a follow-up finds its way. */
const asked = (name: string, title: string, text: string, link: Passage['link']): Passage => ({
  id: `asked/${name}`,
  topic: services.find(({ slug }) => link.to.startsWith(`/services/${slug}`))?.slug ?? 'agency',
  aspects: [],
  title,
  text,
  link,
})

/** What no single page answers, although several hold the facts; no index finds it, `concerns.ts` knows how people ask. */
export const askedPassages = (): Passage[] => [
  ...services.flatMap(ofService),
  ...aboutMarketing(),
  ...aboutMoney(),
  ...aboutWebsites(),
  ...aboutUs(),
]

/** Whether a service pays, and what costs less. */
const ofService = (service: Service): Passage[] => [
  {
    ...asked(
      'worth',
      `Is ${service.name} worth it?`,
      `That depends on what one more customer is worth to you, and we say so if it does not pay: about one first call in five ends with advice and no invoice. Plans for ${service.name} start ${at(service)}, with first results in ${firstResults(service.slug)}. The free audit shows where you stand before you spend anything.`,
      auditLink,
    ),
    id: `${service.slug}/worth`,
    topic: service.slug,
  },
  {
    ...asked(
      'cheaper',
      `What costs less than ${service.name}?`,
      `Plans for ${service.name} start ${at(service)}. ${lessThan(service)}`,
      links.services,
    ),
    id: `${service.slug}/cheaper`,
    topic: service.slug,
    aspects: ['price'],
  },
]

const monthly = services
  .filter(({ homePrice }) => homePrice.per === 'month')
  .toSorted((a, b) => a.homePrice.cents - b.homePrice.cents)
const freeThings =
  'The free audit and the free 30-minute consultation cost nothing and oblige you to nothing.'

function lessThan({ slug, homePrice }: Service): string {
  if (slug === 'website')
    return `The free website package costs less: ${leadOffer.text.replace(/ Leave your.*/, '')} ${leadOffer.conditions}`
  if (homePrice.per === 'project')
    return `Often a website is enough, and we say so: Website Development starts ${at(serviceOf('website'))}.`
  const smaller = monthly.filter((other) => other.homePrice.cents < homePrice.cents)
  if (smaller.length === 0) return `Nothing here starts lower. ${freeThings}`
  return `What starts lower:${listed(smaller.map((other) => `${other.name}, ${from(other)}`))}\n\n${freeThings}`
}

const MONTHLY_AMOUNT = /\$? ?(\d[\d,]*)(?: dollars| bucks)? ?(?:a|per|each|every|\/)? ?(?:month|mo\b)/

const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** What an amount a month that somebody names is enough for. */
export function withinBudget(typed: string): string {
  const dollars = Number(MONTHLY_AMOUNT.exec(typed)?.[1]?.replaceAll(',', '') ?? 0)
  const names = monthly.filter(({ homePrice }) => homePrice.cents <= dollars * 100).map(({ name }) => name)
  return names.length === 0 ? '' : `$${dollars} a month is enough to start with ${eitherOf.format(names)}. `
}

const aboutMarketing = (): Passage[] => [
  asked(
    'seo-or-ppc',
    'What is the difference between SEO and PPC?',
    `SEO makes you found in the map and in the results without paying for clicks: ${from(serviceOf('seo'))}, with first results in ${firstResults('seo')}. PPC is ads: ${from(serviceOf('ppc'))} plus what you pay the platform, with first results in ${firstResults('ppc')}, and it stops on the day you stop paying. If you need calls this month, start with ads and let SEO take over as it grows.`,
    links.services,
  ),
  asked(
    'more-customers',
    'How do I get more customers?',
    `If you need calls this month, start with ads: first results in ${firstResults('ppc')}, ${from(serviceOf('ppc'))} plus ad spend. SEO takes ${firstResults('seo')} and lasts longer, ${from(serviceOf('seo'))}. If calls or quotes slip through, AI Automation follows them up, ${from(serviceOf('ai-automation'))}. The free audit shows which of these you need first: ${freeAudit.afterwards.replace('We reply', 'we reply')}`,
    auditLink,
  ),
  {
    ...asked(
      'google-profile',
      'My listing on Google is wrong, closed or missing. Can you help?',
      'Yes. What Google shows there comes from your Google Business Profile. We run it every week as part of SEO, from $799/month: categories, hours, photos, posts, questions and reviews. The checklist on our blog is the one we go through for every client, and the free audit shows how you appear.',
      { text: 'The Google Business Profile checklist', to: '/blog/google-business-profile-checklist' },
    ),
    topic: 'seo',
  },
  {
    ...asked(
      'where-to-begin',
      'Where do I begin?',
      'With the free consultation: thirty minutes by phone, by video or at our office, in which we look you up while you watch and name the one thing we would fix first. If you would rather read it, the free audit comes by email within three business days.',
      links.booking,
    ),
    topic: 'free-consultation',
  },
  asked(
    'blog-posts',
    'Do you write blog posts?',
    'Blog posts are not a service of their own. The SEO plans include new or rewritten pages for your services and towns, each written by a person after a call with you. If you want a blog as well, please ask us.',
    about('seo'),
  ),
  asked('first-place', 'Can you get me to first place on Google?', homeAnswer('first place'), about('seo')),
  asked(
    'get-reviews',
    'Do you help with reviews?',
    'Yes. AI Automation, from $299/month, asks every customer for a review after the finished job and drafts replies for you to approve. The SEO plan for several towns, $999/month, has review requests by text, and we answer reviews on your Google profile. We never ask only the happy ones, and a bad review can be removed only if it breaks the platform’s rules.',
    about('ai-automation'),
  ),
  asked(
    'email-marketing',
    'Do you do email marketing?',
    'Newsletters and email campaigns are not one of our seven services. AI Automation writes to people you already deal with: quote follow-ups, appointment reminders and review requests, from $299/month. If you need more than that, ask us, and a person tells you what we can do.',
    about('ai-automation'),
  ),
  asked(
    'missed-calls',
    'I miss calls. What can you do?',
    'A call you cannot take gets a text within a minute, in your words, with two choices: call me back, or book a time. That is AI Automation, from $299/month. Machine voices that answer or make calls are not part of it.',
    about('ai-automation'),
  ),
  asked('measured', 'How do I know that it works?', homeAnswer('measure'), links.home),
  asked(
    'connections',
    'Which systems do you connect to?',
    'Most phone systems, Google and Microsoft calendars and mail, QuickBooks, Stripe, Square, Jobber, Housecall Pro and anything with an open interface; for restaurants Toast, Square and Clover. For the rest we look before you pay.',
    about('ai-automation'),
  ),
]

const aboutMoney = (): Passage[] => [
  asked(
    'small-budget',
    'What can I get on a small budget?',
    `By what they start at a month:${listed(monthly.map((service) => `${service.name}, ${from(service)}${service.slug === 'ppc' ? ', plus ad spend' : ''}`))}\n\nA website is paid once, from $2,499, or comes free with twelve months of hosting. ${freeThings} We tell you when a cheaper plan would do.`,
    links.services,
  ),
  asked(
    'cheaper',
    'What is the cheapest you have?',
    `By what they start at a month:${listed(monthly.map((service) => `${service.name}, ${from(service)}`))}\n\n${freeThings}`,
    links.services,
  ),
  asked(
    'get-discount',
    'Are there discounts or bundles?',
    `There are no discount codes and no gift cards: the price on the page is the price. There are two offers: the free website package, where you pay only for twelve months of hosting, and free shipping on store orders from $50.`,
    links.contact,
  ),
  asked(
    'service-payment',
    'When and how do I pay for services?',
    'Monthly services are billed in advance on the 1st of each month. Projects such as websites and apps need a 50% deposit, and the rest is due at launch. Ad spend goes from your card to the platform. Which other ways to pay an invoice there are, this site does not say: please ask us.',
    { text: terms.text, to: `${terms.to}#payment` },
  ),
  asked(
    'late-payment',
    'What if I pay late?',
    'Overdue amounts bear a late fee of 1.5% per month, or the highest rate the law allows if that is lower. After a reminder we may suspend services that are 30 or more days past due, and we resume them when they are paid. If a month will be difficult, tell us beforehand.',
    { text: terms.text, to: `${terms.to}#payment` },
  ),
  asked(
    'change-plan',
    'Can I change my plan?',
    'This site has no rule for moving from one plan to another. Write or call, and a person arranges it with you. No monthly plan holds you for long: each ends with 30 days written notice.',
    links.contact,
  ),
  asked(
    'hourly',
    'What do you charge per hour?',
    'We publish no hourly rate: monthly services have a monthly price, and projects are agreed at a fixed price. The services page has all of them.',
    links.services,
  ),
  asked(
    'guarantee',
    'What do you guarantee?',
    'Not rankings, traffic or sales: nobody can. Hosting has a 99.9% uptime guarantee, and a month that misses it is free. If a website is late and the delay is ours, we take 5% off the second half for each week. Main content within two seconds on a phone is written into the website agreement.',
    terms,
  ),
  asked(
    'not-happy',
    'What if I am not happy with the work?',
    'Tell us first: a website has two rounds of corrections before launch and sixty days of corrections after it. Monthly services end with 30 days written notice. If you end a project, its deposit is refunded for the part not yet worked.',
    { text: terms.text, to: `${terms.to}#termination` },
  ),
]

const aboutWebsites = (): Passage[] => [
  asked(
    'ownership',
    'Do I keep my website if I leave?',
    `Yes. ${homeAnswer('Who owns').replace(/^You do\. /, '')} What we make becomes yours when it is paid in full, and files, access and a copy of your site are handed over within 10 business days.`,
    { text: terms.text, to: `${terms.to}#intellectual-property` },
  ),
  asked(
    'portfolio',
    'Can I see examples of your work?',
    `The website page shows four projects, from five pages to a shop. They are samples, invented to show the range of the work, and marked so. In the free consultation we look at your own site together.`,
    { text: websitePage.portfolio?.title ?? '', to: '/services/website#portfolio' },
  ),
  asked(
    'logo',
    'Do you design logos?',
    'Logo and brand design from nothing is not included. We work with the logo you have, or name three people in Suffolk who do this well.',
    about('website'),
  ),
  asked(
    'photos',
    'Do you take photos, and do I need any?',
    'You need none to begin. Bring your phone: we bring a list of twelve shots and go through the shop with you. A photographer is not included; a half day costs about $450, and we bring the shot list.',
    about('website'),
  ),
  asked(
    'upkeep',
    'Who looks after my website after launch?',
    'Sixty days of corrections are included with a new website. After that, hosting from $19/month has updates, nightly copies and scans; the plan Crewed, $99/month, adds an hour of changes a month. Hours, prices, photos and posts you change yourself, from your phone.',
    about('hosting'),
  ),
  asked(
    'revisions',
    'How many rounds of corrections are there?',
    'Two rounds of your corrections are included. Drafts of all pages and a working home page come in week 2, while a change is still cheap, and sixty days of corrections follow the launch.',
    about('website'),
  ),
  asked(
    'domain',
    'Do you register my domain?',
    'The domain is registered in your name from the beginning, at about $15 a year paid to the registrar, which is not part of our price. If somebody else holds yours, we find out who when we move your site.',
    about('hosting'),
  ),
  asked(
    'mailboxes',
    'Do I get email addresses with it?',
    'Mailboxes are not part of hosting. We set up Google or Microsoft mail in your name, and they bill you about $7 a person. If you have mail already, it stays where it is.',
    about('hosting'),
  ),
  asked(
    'builders',
    'Why not use a website builder?',
    'You can, and if your site loads quickly and can be edited, we work with what is there. What we build is plain pages with a small editor: no page builder, no forty plug-ins, no license that ends when we do. We write the words, and the site is under two seconds on a phone.',
    about('website'),
  ),
  asked(
    'switching',
    'Can you take over from another agency?',
    'Yes. Hosting is moved at no charge, with the old host left running until you have looked at everything. Of an ad account we read ninety days first. A website that loads quickly and can be edited stays, and we check who owns your domain and profiles before anything moves. The free consultation is the place to begin.',
    links.booking,
  ),
]

const aboutUs = (): Passage[] => [
  asked(
    'who',
    'Who will be my contact?',
    `The person you talk to is the person who does the work. That is one of these:${listed(team.map(({ name, position }) => `${name}, ${position}`))}`,
    links.about,
  ),
  asked(
    'visits',
    'Do you come to my place?',
    `We come to you anywhere between Brooklyn and Riverhead, and meet East End clients by video or in ${address.city}. The first step is the free consultation, by phone, by video or at our office.`,
    links.booking,
  ),
  asked(
    'parking',
    'Is there parking?',
    `This site says nothing about parking. The office is at ${address.street} in ${address.city}, two blocks from the ferry; call ${phones.office.display} before you come, and ask.`,
    links.contact,
  ),
  asked(
    'spanish',
    'Does anybody there speak Spanish?',
    `This site does not say who of us speaks Spanish; call ${phones.office.display} and ask. Websites and chatbots we make in English and Spanish.`,
    links.contact,
  ),
]
