import { plainWords } from '@beacon/rules/chat-words'
import { expect, test } from 'vitest'
import { companyMessages } from '../../../test/curated-messages/company.ts'
import { marketingMessages } from '../../../test/curated-messages/marketing.ts'
import { moneyMessages } from '../../../test/curated-messages/money.ts'
import { policiesMessages } from '../../../test/curated-messages/policies.ts'
import { shopMessages } from '../../../test/curated-messages/shop.ts'
import { visitorsMessages } from '../../../test/curated-messages/visitors.ts'
import { websitesMessages } from '../../../test/curated-messages/websites.ts'
import { curationOf, curations } from './curations.ts'
import { contentPassages } from './passages.ts'
import { askedPassages } from './passages-asked.ts'

const names = [...new Set(curations.map(([name]) => name))]

/** Each pattern has a message of its own, so that none shadows another unnoticed. */
const messages = [
  visitorsMessages,
  policiesMessages,
  shopMessages,
  companyMessages,
  websitesMessages,
  marketingMessages,
  moneyMessages,
].flatMap((group) =>
  Object.entries(group).flatMap(([name, said]) => said.map((message) => [message, name] as const)),
)

test.each(messages)('“%s” is recognized as “%s”', (message, name) => {
  expect(curationOf(plainWords(message))?.[0]).toBe(name)
})

test('every pattern has a message that it is the first to match', () => {
  const met = new Set(messages.map(([message]) => curationOf(plainWords(message))))
  expect(curations.filter((curation) => !met.has(curation))).toEqual([])
})

const titles = new Set([
  ...contentPassages().map(({ title }) => title),
  ...askedPassages().map(({ id }) => id.replace(/^.*\//, '')),
])

test.each(names)('every curation has a passage: %s', (name) => {
  expect(titles).toContain(name)
})

test('every passage that is written for a curation belongs to one', () => {
  for (const { id } of askedPassages()) expect(names).toContain(id.replace(/^.*\//, ''))
})

test('every amount in such a passage is also on a page', () => {
  const own = new Set(askedPassages().map(({ id }) => id))
  const pages = contentPassages()
    .filter(({ id }) => !own.has(id))
    .map(({ text }) => text)
    .join('\n')
  for (const { id, text } of askedPassages())
    for (const [amount] of text.matchAll(/\$[\d,]*\d(?:\/month)?/g)) expect(pages, id).toContain(amount)
})
