import { pricingTable } from '@beacon/content/home-story'
import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { servicePages } from '@beacon/content/service-pages/service-pages'
import { type Service, serviceOf } from '@beacon/content/services'
import { paths } from '@beacon/rules/paths'
import type { Passage } from './passages.ts'

/** What the seven service pages say: price, plans, course, scope and questions. */
export const servicePassages = (): Passage[] => Object.values(servicePages).flatMap(passagesOf)

function passagesOf(page: ServicePage): Passage[] {
  const service = serviceOf(page.slug)
  const link = { text: `More about ${service.name}`, to: paths.service(page.slug) }
  const about = (id: string, passage: Omit<Passage, 'id' | 'topic' | 'link'>): Passage => ({
    id: `${page.slug}/${id}`,
    topic: page.slug,
    link,
    ...passage,
  })
  return [
    about('price', {
      aspects: ['price'],
      title: `What does ${service.name} cost?`,
      text: priceText(service, page),
      keywords: `price ${service.shortName} ${service.navLabel}`,
      weight: 1.3,
    }),
    about('duration', {
      aspects: ['duration'],
      title: `How long does ${service.name} take?`,
      text: durationText(service, page),
      keywords: 'duration process steps weeks months results',
    }),
    about('about', {
      aspects: [],
      title: `What is ${service.name}, and what does it include?`,
      text: `${service.summary} It includes:${listed(service.features)}`,
      keywords: `include feature offer sell do ${service.shortName} ${service.navLabel} ${service.navHint} ${service.features.join(' ')}`,
      weight: 1.1,
    }),
    about('scope', {
      aspects: [],
      title: `What is not included in ${service.name}?`,
      text: `Not included:${listed(page.notIncluded)}`,
      keywords: 'exclude extra without',
      weight: 0.8,
    }),
    ...page.cost.plans.map((plan) =>
      about(`plan/${plan.name}`, {
        aspects: ['price'],
        title: `${service.name}, the plan “${plan.name}”`,
        text: `“${plan.name}” is ${plan.price.display}. ${plan.forWhom} It includes:${listed(plan.includes)}`,
        weight: 0.8,
      }),
    ),
    ...[...page.cost.why, ...page.whatItIs.paragraphs].map((text, at) =>
      about(`why/${at}`, { aspects: [], title: service.name, text, weight: 0.7 }),
    ),
    ...page.features.map((feature, at) =>
      about(`feature/${at}`, {
        aspects: [],
        title: feature.title,
        text: `${feature.title}: ${feature.text}`,
        weight: 0.7,
      }),
    ),
    ...page.faqs.map((faq, at) => about(`faq/${at}`, { aspects: [], title: faq.question, text: faq.answer })),
  ]
}

function priceText(service: Service, { cost }: ServicePage): string {
  const start =
    service.priceReason ?? `${service.name}: ${service.homePrice.display.replace('From', 'from')}.`
  const plans = listed(cost.plans.map(({ name, price }) => `${name}: ${price.display}`))
  return `${start} The plans:${plans}`
}

function durationText(service: Service, { process }: ServicePage): string {
  const ready = pricingTable.rows.find(({ slug }) => slug === service.slug)?.ready
  const steps = listed(process.steps.map(({ when, title }) => `${when}: ${title}`))
  return `${service.name}: first results in ${ready}. The course of it:${steps}`
}

/** Several things, as a list of the answer. */
export const listed = (items: readonly string[]): string =>
  items.map((item) => `\n- ${item.replace(/\.$/, '')}`).join('')
