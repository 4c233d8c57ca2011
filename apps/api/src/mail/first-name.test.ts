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
