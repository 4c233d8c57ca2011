import { expect, test } from 'vitest'
import { businessName, email, line, message, personName, phone, prose, required } from './fields.ts'
import { shippingAddressSchema } from './payments.ts'

test('an address that was copied with something invisible is the address that its owner sees', () => {
  for (const copied of [
    '\u200Bann@lee.example',
    'ann@lee.example\u200B ',
    '\u202Aann@lee.example\u202C',
    'ann@\u2060lee.example',
  ])
    expect(email.parse(copied)).toBe('ann@lee.example')
})

test('what nobody can see does not fill a field that has to be filled', () => {
  expect(personName.safeParse('\u200B\u200B').error?.issues[0]?.message).toBe('Name is required')
  const words = required(message, 'Message is required').safeParse(' \u2060\n')
  expect(words.error?.issues[0]?.message).toBe('Message is required')
})

test('what is too long says which field it is about: the sentences of a form stand in one list', () => {
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

test('a line is read as it was typed: nothing turns its words around, and what joins letters stays', () => {
  expect(line(100).parse('Ann \u202Eeel\u202C')).toBe('Ann eel')
  const family = '\u{1F469}\u200D\u{1F467} \u05E9\u05DC\u05D5\u05DD'
  expect(line(100).parse(family)).toBe(family)
})

test('a break from a document is none in a name, where it would forge a line of the mail, and an ordinary one in a message', () => {
  expect(personName.parse('Ann\u2028Phone: 1')).toBe('Ann Phone: 1')
  expect(message.parse('First\u2029second, \u202Edrawkcab')).toBe('First\nsecond, drawkcab')
})

test('LEAD-4: what was copied out of a table has tabs between its cells, which nobody sees and which are blanks', () => {
  expect(personName.parse('Ann\tLee\t')).toBe('Ann Lee')
  expect(phone.parse('\t(631)\t555-0100')).toBe('(631) 555-0100')
  expect(personName.safeParse('Ann\nLee').success).toBe(false)
})
