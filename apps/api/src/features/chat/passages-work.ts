import { agency } from '@beacon/content/agency'
import { afterYouWrite } from '@beacon/content/contact'
import { pricingTable } from '@beacon/content/home-story'
import { termsOfService } from '@beacon/content/legal/terms'
import { serviceOf } from '@beacon/content/services'
import { businessTypes } from '@beacon/contract/lead-options'
import type { Passage } from './passages.ts'
import { links } from './passages-company.ts'
import { terms } from './passages-policies.ts'
import { listed } from './passages-services.ts'

const RESPONSIBILITIES = 'client-responsibilities'

/** Whom we work for, and how work with us goes: what it takes, how long, and what comes next. */
export const workPassages = (): Passage[] => [
  {
    id: 'work/clients',
    topic: 'clients',
    aspects: [],
    title: 'Which businesses do you work with?',
    text: `We work for ${agency.clients}, in many trades: ${trades()}. The free consultation shows whether yours is one for us.`,
    keywords: `clientele industry industries trade trades niche ${Object.values(businessTypes).join(' ')}`,
    link: links.booking,
    weight: 1.1,
  },
  {
    id: 'work/requirements',
    topic: 'agency',
    aspects: [],
    title: 'What do you need from me?',
    text: `To begin, only your name, your email and a few words on what you want. So that we can do the work, you:${listed(responsibilities())}`,
    keywords: 'requirements prepare provide',
    link: { text: terms.text, to: `${terms.to}#${RESPONSIBILITIES}` },
    weight: 1.1,
  },
  {
    id: 'work/duration',
    topic: 'agency',
    aspects: ['duration'],
    title: 'How long does a project take?',
    text: `That depends on the work. First results, by service:${listed(pricingTable.rows.map(({ slug, ready }) => `${serviceOf(slug).name}: ${ready}`))}`,
    keywords: 'project projects work duration begin finish done ready results',
    link: links.services,
    weight: 1.4,
  },
  {
    id: 'work/next-steps',
    topic: 'agency',
    aspects: [],
    title: 'How does it work, and what are the next steps?',
    text: afterYouWrite.steps.map(({ title, text }) => `${title}: ${text}`).join(' '),
    keywords: 'nextstep process',
    link: links.contact,
  },
]

const trades = (): string =>
  Object.entries(businessTypes)
    .filter(([id]) => id !== 'other')
    .map(([, label]) => label.toLowerCase())
    .join(', ')

const responsibilities = (): readonly string[] =>
  termsOfService.sections
    .find(({ id }) => id === RESPONSIBILITIES)
    ?.blocks.flatMap((block) => (typeof block === 'string' ? [] : block)) ?? []
