import { expect, test } from 'vitest'
import { businessName, email, line, message, personName, phone, prose, required } from './fields.ts'
import { shippingAddressSchema } from './payments.ts'

test('invisible characters are removed from a pasted email address', () => {
  for (const copied of [
    '\u200Bann@lee.example',
    'ann@lee.example\u200B ',
    '\u202Aann@lee.example\u202C',
    'ann@\u2060lee.example',
  ])
    expect(email.parse(copied)).toBe('ann@lee.example')
})

test('invisible characters alone do not fill a required field', () => {
  expect(personName.safeParse('\u200B\u200B').error?.issues[0]?.message).toBe('Name is required')
  const words = required(message, 'Message is required').safeParse(' \u2060\n')
  expect(words.error?.issues[0]?.message).toBe('Message is required')
})

test('the message of a text that is too long names its field, because a form lists all messages', () => {
  const long = 'a'.repeat(5001)
  const { zip } = shippingAddressSchema.shape
  const sentences = [personName, email, phone, businessName, zip, message, prose(200, 'The notes')].map(
    (field) => field.safeParse(long).error?.issues[0]?.message,
  )
  expect(sentences).toEqual([
    'Name can have at most 100 characters',
    'Email can have at most 254 characters',
    'Phone number can have at most 40 characters',
    'Business name can have at most 150 characters',
    'ZIP code can have at most 20 characters',
    'Message can have at most 5000 characters',
    'The notes can have at most 200 characters',
  ])
})

test('a line loses its bidirectional controls, and keeps its joiners', () => {
  expect(line(100).parse('Ann \u202Eeel\u202C')).toBe('Ann eel')
  const family = '\u{1F469}\u200D\u{1F467} \u05E9\u05DC\u05D5\u05DD'
  expect(line(100).parse(family)).toBe(family)
})

test('Unicode line breaks become a space in a name, where they could forge a mail line, and a newline in a message', () => {
  expect(personName.parse('Ann\u2028Phone: 1')).toBe('Ann Phone: 1')
  expect(message.parse('First\u2029second, \u202Edrawkcab')).toBe('First\nsecond, drawkcab')
})

test('LEAD-4: tabs from pasted table cells become spaces', () => {
  expect(personName.parse('Ann\tLee\t')).toBe('Ann Lee')
  expect(phone.parse('\t(631)\t555-0100')).toBe('(631) 555-0100')
  expect(personName.safeParse('Ann\nLee').success).toBe(false)
})
