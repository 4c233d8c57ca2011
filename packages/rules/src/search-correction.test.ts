import { expect, test } from 'vitest'
import { correctedSearchIn } from './search-correction.ts'

const TEXTS = [
  'Tide Table Notebook in teal',
  'Foghorn Mug for the table',
  'Two tables of cables, and small tables',
  'A hat that has a brim',
  'Advertising in 90 days',
]

test.each([
  ['notebok', 'notebook'],
  ['Noetbook', 'notebook'],
  ['teall mug', 'teal mug'],
  ['Tide Talbe', 'tide table'],
  ['advertizeing', 'advertising'],
  // Both cables and tables are similar: the more frequent one.
  ['rables', 'tables'],
  // So are has and hat: the one that begins it.
  ['hats', 'hat'],
])('%s was meant to be %s', (typed, meant) => {
  expect(correctedSearchIn(TEXTS, typed)).toBe(meant)
})

test.each([
  ['what is there', 'notebook mug'],
  ['a part of a word', 'noteb'],
  ['a short word', 'mag'],
  ['a short word with another letter', 'sable'],
  ['a short word too different', 'noted'],
  ['a number', '9000'],
  ['a word that nothing resembles', 'notebok zeppelin'],
  ['more than three words', 'tabel notebok foghon cabels'],
  ['nothing', ''],
])('%s is not corrected (%s)', (_, typed) => {
  expect(correctedSearchIn(TEXTS, typed)).toBeUndefined()
})
