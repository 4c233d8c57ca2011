import { describe, expect, test } from 'vitest'
import { canonical, corrected, meaningfulWords, plainWords } from './chat-words.ts'
import { titleWords } from './site-search.ts'

const isNeverKnown = () => false

test('a sign that Unicode writes out as eighteen letters makes a text no longer than three times itself', () => {
  expect(plainWords('\u{fdfa}'.repeat(2000)).length).toBeLessThanOrEqual(6000)
})

test('what Unicode writes out in three letters is not cut, and a short text never', () => {
  expect(plainWords('한글'.repeat(1000))).toBe('한글'.normalize('NFKD').repeat(1000))
  expect(plainWords('½')).toBe('1 2')
  expect(plainWords('\u{fdfa}')).toBe('صلى الله عليه وسلم')
})

describe('dots inside a word, into which Unicode writes out each ellipsis, do not block the server', () => {
  /** As many that a time which grows with their square is seconds, and any other far below one. */
  const dotted = `a${'.'.repeat(100_000)}b`
  test.each([
    ['plain words', plainWords],
    ['an index’s form', canonical],
    ['a search’s words', titleWords],
  ])('%s', (_name, read) => {
    const before = process.threadCpuUsage()
    read(dotted)
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
  })
})

test.each([
  ['I’d like that', 'i would like that'],
  ["I'm here, we've seen it and they'll call", 'i am here we have seen it and they will call'],
  [
    "you're late: it can't load and won't open, isn't it?",
    'you are late it can not load and will not open is not it',
  ],
  ['id like that, my id', 'i would like that my id'],
  ["it's Bob's", 'it is bob is'],
])('a contraction is written out: %s', (text, words) => {
  expect(plainWords(text)).toBe(words)
})

describe('synonyms are normalized to one word', () => {
  test.each([
    ['How much is SEO?', ['price', 'seo']],
    ['what do u charge for a web site', ['price', 'website']],
    ['Google Ads cost', ['ppc', 'price']],
    ['search engine optimisation', ['seo']],
    ['What’s your opening hrs on Sat?', ['hours', 'hours', 'saturday']],
    ['chat bots', ['chatbot']],
    ['shirts or a t-shirt', ['tshirt', 'tshirt']],
    ['Do you do it?', []],
  ])('%s', (text, words) => {
    expect(meaningfulWords(text)).toEqual(words)
  })
})

describe('a mistyped word is corrected', () => {
  test.each([
    ['webiste', 'website'],
    ['pirce', 'price'],
    ['hostng', 'hosting'],
    ['adress', 'address'],
    ['consultaton', 'consultation'],
    // Other words, however similar.
    ['charter', 'charter'],
    ['cooling', 'cooling'],
    ['trucking', 'trucking'],
    ['welding', 'welding'],
    ['engineer', 'engineer'],
    ['ovens', 'ovens'],
    ['cats', 'cats'],
    ['seo', 'seo'],
    ['2499', '2499'],
  ])('%s: %s', (typed, meant) => {
    expect(corrected(typed, isNeverKnown)).toBe(meant)
  })

  test('a word that occurs on our pages is not corrected', () => {
    expect(corrected('pirce', () => true)).toBe('pirce')
  })
})
