import { expect, test } from 'vitest'
import { byFirstName } from './first-name.ts'

test('a mail addresses people by the first word of their name', () => {
  expect(byFirstName('Ada Lovelace')).toBe(', Ada')
  expect(byFirstName('Mary\u00a0Jane  Smith')).toBe(', Mary')
})

test('a name of one word is used as it is', () => {
  expect(byFirstName('Cher')).toBe(', Cher')
})

test('a leading space is ignored', () => {
  expect(byFirstName(' Ada Lovelace')).toBe(', Ada')
})

test('without a name nothing is added', () => {
  expect(byFirstName('')).toBe('')
  expect(byFirstName('  ')).toBe('')
})

test('a name that mail programs would turn into a link is left out', () => {
  for (const name of [
    '+1(888)555-0100',
    'https://win.example Ada',
    'win.example Ada',
    'ada@win.example',
    'www.win.example',
    'win\u2024com',
    'win\u3002com',
    'win.\u034fcom',
    '5.9.8.77',
  ]) {
    expect(byFirstName(name)).toBe('')
  }
  expect(byFirstName('J.R. Smith')).toBe(', J.R.')
  expect(byFirstName('Dr. Ada Lovelace')).toBe(', Dr.')
})
