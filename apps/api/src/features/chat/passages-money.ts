import { bookingPolicy } from '@beacon/content/booking-services'
import { commerce } from '@beacon/content/commerce'
import { leadOffer } from '@beacon/content/lead-offer'
import { servicePages } from '@beacon/content/service-pages/service-pages'
import { type Service, serviceOf, services } from '@beacon/content/services'
import { shortUsd } from '@beacon/rules/money'
import { about, asked, auditLink, firstResults, from } from './asked-passage.ts'
import type { Passage } from './passages.ts'
import { links } from './passages-company.ts'
import { terms } from './passages-policies.ts'
import { listed } from './passages-services.ts'

/** What people want to know about money before they spend it, and when a bill has come. */
export const moneyPassages = (): Passage[] => [...services.flatMap(ofService), ...aboutMoney()]

const at = ({ homePrice }: Service): string => homePrice.display.replace('From', 'at')

/** Why a service costs what it does, whether it pays, and what costs less. */
const ofService = (service: Service): Passage[] => [
  {
    ...asked(
      'why',
      `Why does ${service.name} cost what it does?`,
      servicePages[service.slug].cost.why[0] ?? '',
      about(service.slug),
    ),
    id: `${service.slug}/why`,
  },
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
  'The free audit and the free 30-minute consultation cost nothing and come with no obligation.'

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
  return names.length === 0
    ? ''
    : `$${dollars.toLocaleString('en-US')} a month is enough to start with ${eitherOf.format(names)}. `
}

const NO_RULE_FOR_A_PAUSE =
  'This site has no rule for moving from one plan to another, nor for a pause of anything but ads. Write or call, and a person arranges it with you. No monthly plan holds you for long: each ends with 30 days written notice.'

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
    `For services the price on the page is the price. There are two offers: the free website package, where you pay only for twelve months of hosting, and free shipping on store orders from ${shortUsd(commerce.freeShippingFromCents)}. If you have a promo code for the store, enter it at checkout, under “Promo code” in the order summary. This chat has no codes to give, and there are no gift cards.`,
    links.contact,
  ),
  asked(
    'hidden-fees',
    'Are there hidden fees?',
    'None that its page does not name. A monthly price covers its plan, and a project has a fixed one in writing; sales tax comes on top where it applies. On top of a plan come a chatbot’s conversations beyond it, at $12 for each further hundred, and the texts of a workflow, at about a cent and a half each, which is what the carrier charges. Others bill you for ad spend, about $15 a year for a domain and about $7 a person for mailboxes. In the store you see shipping and estimated tax before you pay.',
    links.services,
  ),
  asked(
    'ad-spend',
    'Is the ad spend included?',
    'No. Ad spend comes on top of the fee and goes from your card to Google or Meta. Under about $600 a month on search there are too few clicks to learn from, and we would rather put you on SEO.',
    about('ppc'),
  ),
  asked(
    'pay-today',
    'Do I have to pay today?',
    'Nothing is due to begin: the free audit and the free 30-minute consultation cost nothing. Monthly services are billed in advance on the 1st of each month. Projects such as websites and apps need a 50% deposit before the work begins, and the rest is due at launch. A paid session, and what you order in the store, you pay for by card at once.',
    { text: terms.text, to: `${terms.to}#payment` },
  ),
  asked(
    'session-payment',
    'When do I pay for a session?',
    `You pay for a session by card when you book it online; the free 30-minute consultation costs nothing. ${bookingPolicy.refundRule}`,
    links.booking,
  ),
  asked(
    'service-tax',
    'Is there tax on services?',
    'Prices of services exclude sales tax where it applies. This site does not say whether it applies to yours: please ask us.',
    { text: terms.text, to: `${terms.to}#payment` },
  ),
  asked(
    'price-change',
    'Do your prices go up?',
    'Not from one day to the next: we give 60 days notice of price changes to monthly services. There is no low price for the first year that rises in the second. A project has a fixed price.',
    { text: terms.text, to: `${terms.to}#payment` },
  ),
  asked(
    'service-payment',
    'When and how do I pay for services?',
    'Monthly services are billed in advance on the 1st of each month. Projects such as websites and apps need a 50% deposit, and the rest is due at launch. Ad spend goes from your card to the platform. This site does not say how else you can pay an invoice: please ask us.',
    { text: terms.text, to: `${terms.to}#payment` },
  ),
  asked(
    'late-payment',
    'What if I pay late?',
    'Overdue amounts bear a late fee of 1.5% per month, or the highest rate the law allows if that is lower. After a reminder we may suspend services that are 30 or more days past due, and we resume them when they are paid. If a month will be difficult, tell us beforehand.',
    { text: terms.text, to: `${terms.to}#payment` },
  ),
  asked('change-plan', 'Can I change or pause my plan?', NO_RULE_FOR_A_PAUSE, links.contact),
  asked('pause', 'Can I pause it?', NO_RULE_FOR_A_PAUSE, links.contact),
  {
    ...asked(
      'pause',
      'Can I pause my ads?',
      servicePages.ppc.faqs.find(({ question }) => question.includes('pause'))?.answer ?? '',
      about('ppc'),
    ),
    id: 'ppc/pause',
  },
  asked(
    'trial',
    'Is there a free trial?',
    `This site offers no free trial of a service. ${freeThings} A monthly plan ends with 30 days written notice, so to try one holds you for no longer than that.`,
    links.contact,
  ),
  asked(
    'hourly',
    'What do you charge per hour?',
    'We do not bill by the hour: monthly services have a monthly price, and projects are agreed at a fixed price. The services page has all of them.',
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
