import { expect, test } from 'vitest'
import { suggestedEmail } from './email-domain.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmial.con', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@yahoo.cmo', 'ada@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@icloud.co', 'ada@icloud.com'],
  ['ada@aol.con', 'ada@aol.com'],
  ['ada@optimline.net', 'ada@optonline.net'],
  [' Ada.Byron+shop@GMIAL.COM ', 'Ada.Byron+shop@gmail.com'],
])('%s was meant to be %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each([
  'ada@gmail.com',
  'ada@ymail.com',
  'ada@GMAIL.com',
  // Others that exist.
  'ada@mail.com',
  'ada@email.com',
  'ada@cloud.com',
  'ada@horizon.net',
  'ada@love.com',
  'ada@yahoo.ca',
  'ada@yahoo.co.uk',
  'ada@hotmail.fr',
  'ada@protonmail.ch',
  'ada@bayshorebakery.com',
  // Not yet an address.
  '',
  'ada',
  '@gmial.com',
  'ada@',
  'ada@gmail',
])('%s is not corrected', (typed) => {
  expect(suggestedEmail(typed)).toBeUndefined()
})
