import { type ServiceSlug, serviceOf, services } from '@beacon/content/services'
import type { Question } from '@beacon/rules/chat-question'
import { about, from } from './asked-passage.ts'
import type { Found } from './found.ts'
import { linkTo } from './passages.ts'

const WISH =
  /\b(?:need|want|interested|looking|would like|help|(?:do|can|could) you (?:\w+ ){0,2}(?:do|make|build|offer|handle))\b/
const JOINED = /\b(?:and|plus|also|with)\b|[&+]/

/** Whom it is for changes nothing of what was wished for. */
export const FOR_WHOM: ReadonlySet<string> = new Set(['clients', 'area', 'restaurant', 'barbershop'])

/** Whether a topic is one of the services. */
export const isService = (topic: string): topic is ServiceSlug => services.some(({ slug }) => slug === topic)

/** Whether the topics are services, and for whom; nothing else. */
export const isAboutServices = (topics: readonly string[]): boolean =>
  topics.every((topic) => isService(topic) || FOR_WHOM.has(topic))

/** Who wishes for several services at once reads of each what it is and what it starts at. */
export function severalServices({ topics, words, typed, aspect }: Question): Found | undefined {
  const slugs = topics.filter(isService)
  const isList = words.length === slugs.length && typed.split(' ').length <= slugs.length * 2
  const isWish = isList || (WISH.test(typed) && JOINED.test(typed))
  if (slugs.length < 2 || !isAboutServices(topics) || aspect === 'price' || aspect === 'duration' || !isWish)
    return undefined
  const each = slugs.map(serviceOf).map((service) => `${service.name}, ${from(service)}. ${service.summary}`)
  const links = slugs.map((slug) => linkTo({ link: about(slug) })).join(' · ')
  const yes = slugs.length === 2 ? 'Yes, we do both.' : 'Yes, we do all of these.'
  return { text: [yes, ...each, links].join('\n\n'), context: { topic: slugs[0] ?? null, aspect: null } }
}
