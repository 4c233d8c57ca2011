import type { Question } from '@beacon/rules/chat-question'
import type { Curation } from './curation.ts'
import { companyCurations } from './curations-company.ts'
import { marketingCurations } from './curations-marketing.ts'
import { moneyCurations } from './curations-money.ts'
import { policiesCurations } from './curations-policies.ts'
import { shopCurations } from './curations-shop.ts'
import { visitorsCurations } from './curations-visitors.ts'
import { websitesCurations } from './curations-websites.ts'
import type { Passage } from './passages.ts'

/**
 * Curated answers to what people express in too many ways for an index: the first pattern that matches names the passage, which
 * is one of `askedPassages`, that of the service in question, or one of another page by its title. Money is last:
 * "whats cheaper, seo or ads" is about the two, and a guaranteed first place is about the place.
 */
export const curations: readonly Curation[] = [
  ...visitorsCurations,
  ...policiesCurations,
  ...shopCurations,
  ...companyCurations,
  ...websitesCurations,
  ...marketingCurations,
  ...moneyCurations,
]

/**
 * Of a longer message the end is looked at, where its question is. Several patterns want three words in any distance, and
 * take time that grows with the cube of the length.
 */
const MOST_CHARACTERS = 500

/** The first curation that matches a message in plain words. */
export function curationOf(typed: string): Curation | undefined {
  const end = typed.slice(-MOST_CHARACTERS)
  return curations.find(([, pattern]) => pattern.test(end))
}

/**
 * The passage that is pinned to the message, if any.
 * @param before what the conversation was about
 */
export function curatedPassage(
  { typed, topics }: Question,
  before: string | null,
  passages: readonly Passage[],
): Passage | undefined {
  const [name] = curationOf(typed) ?? []
  if (!name) return undefined
  const ids = [...[...topics, before].map((topic) => `${topic}/${name}`), `asked/${name}`]
  return (
    ids.map((id) => passages.find((passage) => passage.id === id)).find(Boolean) ??
    passages.find(({ title }) => title === name)
  )
}
