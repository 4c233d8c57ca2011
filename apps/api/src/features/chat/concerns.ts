import type { Question } from '@beacon/rules/chat-question'
import type { Concern } from './concern.ts'
import { companyConcerns } from './concerns-company.ts'
import { marketingConcerns } from './concerns-marketing.ts'
import { moneyConcerns } from './concerns-money.ts'
import { policiesConcerns } from './concerns-policies.ts'
import { shopConcerns } from './concerns-shop.ts'
import { visitorsConcerns } from './concerns-visitors.ts'
import { websitesConcerns } from './concerns-websites.ts'
import type { Passage } from './passages.ts'

/**
 * Concerns that people express in too many ways for an index: the first pattern that matches names the passage, which
 * is one of `askedPassages`, that of the service in question, or one of another page by its title. Money is last:
 * "whats cheaper, seo or ads" is about the two, and a guaranteed first place is about the place.
 */
export const concerns: readonly Concern[] = [
  ...visitorsConcerns,
  ...policiesConcerns,
  ...shopConcerns,
  ...companyConcerns,
  ...websitesConcerns,
  ...marketingConcerns,
  ...moneyConcerns,
]

/** The first concern that fits a message in plain words. */
export const concernIn = (typed: string): Concern | undefined =>
  concerns.find(([, pattern]) => pattern.test(typed))

/**
 * The passage for a concern of the visitor, where the message has one.
 * @param before what the conversation was about
 */
export function passageForConcern(
  { typed, topics }: Question,
  before: string | null,
  passages: readonly Passage[],
): Passage | undefined {
  const [name] = concernIn(typed) ?? []
  if (!name) return undefined
  const ids = [...[...topics, before].map((topic) => `${topic}/${name}`), `asked/${name}`]
  return (
    ids.map((id) => passages.find((passage) => passage.id === id)).find(Boolean) ??
    passages.find(({ title }) => title === name)
  )
}
