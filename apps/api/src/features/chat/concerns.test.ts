import { expect, test } from 'vitest'
import { concernNames } from './concerns.ts'
import { contentPassages } from './passages.ts'
import { askedPassages } from './passages-asked.ts'

const names = new Set([
  ...contentPassages().map(({ title }) => title),
  ...askedPassages().map(({ id }) => id.replace(/^.*\//, '')),
])

test.each(concernNames)('what somebody may be concerned about has its passage: %s', (name) => {
  expect(names).toContain(name)
})

test('a passage that is written for a concern is reached by one', () => {
  for (const { id } of askedPassages()) expect(concernNames).toContain(id.replace(/^.*\//, ''))
})

test('every amount in such a passage stands on a page, too', () => {
  const own = new Set(askedPassages().map(({ id }) => id))
  const pages = contentPassages()
    .filter(({ id }) => !own.has(id))
    .map(({ text }) => text)
    .join('\n')
  for (const { id, text } of askedPassages())
    for (const [amount] of text.matchAll(/\$[\d,]*\d(?:\/month)?/g)) expect(pages, id).toContain(amount)
})
