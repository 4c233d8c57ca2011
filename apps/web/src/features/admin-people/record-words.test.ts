import type { PersonalRecord } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { erasedWords } from './record-words.ts'

const waits = { kind: 'booking', reason: 'The appointment is still ahead.' } as PersonalRecord

test.each([
  [{ deleted: 2, emptied: 1, waiting: [] }, '2 deleted, 1 kept without name, email, phone and street.'],
  [
    { deleted: 1, emptied: 0, waiting: [waits] },
    '1 deleted. 1 has to wait; the reason is below. It is erased automatically afterward, if that is within 200 days.',
  ],
  [
    { deleted: 0, emptied: 0, waiting: [waits, waits] },
    'Nothing could be erased yet. 2 have to wait; the reasons are below. They are erased automatically afterward, if that is within 200 days.',
  ],
  [{ deleted: 0, emptied: 0, waiting: [] }, 'Nothing was left to erase.'],
])('the result of an erasure reads as words: %j', (counts, words) => {
  expect(erasedWords(counts)).toBe(words)
})
