import { expect, test } from 'vitest'
import { byFirstName } from './first-name.ts'

test('a mail calls people by the first word of their name', () => {
  expect(byFirstName('Ada Lovelace')).toBe(', Ada')
  expect(byFirstName('Mary\u00a0Jane  Smith')).toBe(', Mary')
})

test('a name of one word is that word', () => {
  expect(byFirstName('Cher')).toBe(', Cher')
})

test('a name that begins with a space is a name', () => {
  expect(byFirstName(' Ada Lovelace')).toBe(', Ada')
})

test('who has no name is called nothing', () => {
  expect(byFirstName('')).toBe('')
  expect(byFirstName('  ')).toBe('')
})

test('a name that mail programs would make a link of is left out', () => {
  for (const name of ['https://win.example Ada', 'win.example Ada', 'ada@win.example', 'www.win.example']) {
    expect(byFirstName(name)).toBe('')
  }
  expect(byFirstName('J.R. Smith')).toBe(', J.R.')
  expect(byFirstName('Dr. Ada Lovelace')).toBe(', Dr.')
})
