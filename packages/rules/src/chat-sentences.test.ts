import { expect, test } from 'vitest'
import { createSentences, wholeSentences } from './chat-sentences.ts'

const TEXT =
  'SEO starts at $799/month for one location and one town. Most clients take the $999/month plan, for several.\n- One\n- Two\nBye.'

test('the same pieces are emitted, without loss, however the incoming text is chunked', () => {
  const expected = [...new Set([1, 3, 7, 1000])].map((size) => {
    const sentences = createSentences()
    const bits = TEXT.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    return [...bits.flatMap((bit) => sentences.push(bit)), sentences.rest()].join('')
  })
  expect(new Set(expected)).toEqual(new Set([TEXT]))
})

test('a piece ends with a sentence, and a short sentence is joined with the next', () => {
  const sentences = createSentences()
  expect(sentences.push('Yes. ')).toEqual([])
  expect(sentences.push('It costs $19 a month for a business site with a certificate. And')).toEqual([
    'Yes. It costs $19 a month for a business site with a certificate. ',
  ])
  expect(sentences.rest()).toBe('And')
})

test('a text without a sentence end is cut anyway', () => {
  const sentences = createSentences()
  expect(sentences.push('a'.repeat(900)).map(({ length }) => length)).toEqual([400, 400])
})

test('a truncated text keeps its complete sentences', () => {
  expect(wholeSentences('One. Two! Thr')).toBe('One. Two! ')
  expect(wholeSentences('Nothing who')).toBe('')
})
