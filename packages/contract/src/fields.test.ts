import { expect, test } from 'vitest'
import { inOneSpelling } from './email-address.ts'
import {
  businessName,
  email,
  line,
  message,
  personName,
  phone,
  prose,
  required,
  wallTime,
  website,
} from './fields.ts'
import { shippingAddressSchema } from './payments.ts'
import { promoCode } from './promo-codes.ts'

test('invisible characters are removed from a pasted email address', () => {
  for (const copied of [
    '\u200Bann@lee.example',
    'ann@lee.example\u200B ',
    '\u202Aann@lee.example\u202C',
    'ann@\u2060lee.example',
  ])
    expect(email.parse(copied)).toBe('ann@lee.example')
})

test('an email address copied as a link, or with the full stop of its sentence, is the address alone', () => {
  for (const copied of [
    'mailto:ann@lee.example',
    'Mailto:ann@lee.example',
    'mailto:ann@lee.example?subject=Hello',
    'ann@lee.example.',
    'ann@lee.example. ',
  ])
    expect(email.parse(copied)).toBe('ann@lee.example')
  for (const none of ['mailto:', 'ann@.', '.']) expect(email.safeParse(none).success, none).toBe(false)
})

test.each([
  'ada@\u24d6mail.com',
  'ada@gmail\u3002com',
  'ada@\uff47\uff4d\uff41\uff49\uff4c.\uff43\uff4f\uff4d',
  'ada@GMAIL.com',
  'ada@gmail.com.',
  'ada@gmail.com\uff61',
  'ada@gm\u{fe0f}ail.com',
  'ada@g\u3164mail.com',
  '\uff41\uff44\uff41\uff20gmail.com',
  'a\u034fda@gmail.com',
])('AB24: %s is stored as ada@gmail.com, the mailbox that its mail would go to', (typed) => {
  expect(email.parse(typed)).toBe('ada@gmail.com')
})

test('an address at a domain with letters beyond A to Z has one spelling', () => {
  for (const typed of ['Ada@M\u00fcnchen.example', 'Ada@Mu\u0308nchen.example', 'Ada@xn--mnchen-3ya.example'])
    expect(email.parse(typed)).toBe('Ada@xn--mnchen-3ya.example')
  expect(email.parse('\u00c9MILE@boulangerie.example')).toBe('\u00e9mile@boulangerie.example')
})

test('what is too long for an address is refused as it is: to normalize 64 kB of marks would take seconds', () => {
  const long = `${'\u24d0'.repeat(255)}@lee.example`
  expect(inOneSpelling(long)).toBe(long)
  expect(email.safeParse(long).error?.issues[0]?.message).toBe('Email can have at most 254 characters')
})

test('what is far too long for an address is not read any further: a form may have 64 kB of it', () => {
  const { error } = email.safeParse(`mailto:${'a'.repeat(64_000)}?\nb`)
  expect(error?.issues.map(({ message: sentence }) => sentence)).toEqual([
    'Email can have at most 254 characters',
  ])
})

test('the link of an address is read as a whole, also over several lines', () => {
  expect(email.parse('mailto:ann@lee.example?body=Hello%0A\nyou')).toBe('ann@lee.example')
})

test('a domain of digits alone does not become an IP address', () => {
  expect(email.parse('wei@163')).toBe('wei@163')
  expect(email.parse('wei@163.com')).toBe('wei@163.com')
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

test('half an emoji, as a length limit leaves it, is taken away; a whole one stays', () => {
  expect(line(100).parse('Ann \u{1F469}\uD83D')).toBe('Ann \u{1F469}')
  expect(message.parse('\uDC69Hello \uD83D')).toBe('Hello')
  expect(email.parse('ann@lee.example\uD83D')).toBe('ann@lee.example')
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

test.each([
  ['two addresses', 'ann@lee.example,eve@x.example'],
  ['a bell', 'ann\u0007@lee.example'],
  ['an encoded domain', 'ada@%67mail.com'],
  ['an encoded domain in wide letters', 'ada@\uff0567mail.com'],
  ['a path', 'ada@gmail.com/1'],
  ['a question', 'ada@gmail.com?1'],
  ['a fragment', 'ada@gmail.com#1'],
  ['a port', 'ada@gmail.com:25'],
  ['an empty label', 'ada@gmail..com'],
  ['quotes', '"ada"@gmail.com'],
  ['a backslash', 'a\\da@gmail.com'],
  ['a comment', 'ada(1)@gmail.com'],
  ['255 letters', `${'a'.repeat(243)}@lee.example`],
])('an email address with %s is none', (_, address) => {
  expect(email.safeParse(address).success).toBe(false)
  expect(email.safeParse(`${'a'.repeat(242)}@lee.example`).success).toBe(true)
})

test('a name is read in the direction in which it was typed, whatever is hidden in it', () => {
  expect(personName.parse('Ann \u2067eeL\u2069')).toBe('Ann eeL')
})

test('BOOK-3 a time is one that a clock with twelve hours shows', () => {
  for (const time of ['9:00 AM', '12:30 PM', '1:59 PM']) expect(wallTime.parse(time)).toBe(time)
  for (const time of ['13:00 PM', '0:30 AM', '9:60 AM', '09:00 AM', '9:00'])
    expect(wallTime.safeParse(time).success, time).toBe(false)
})

test('LEAD-4 a website is an address that a browser opens, or nothing', () => {
  for (const address of ['', 'https://lee.example', 'HTTP://lee.example/shop'])
    expect(website.parse(address)).toBe(address)
  expect(website.parse(' www.lee.example/shop ')).toBe('https://www.lee.example/shop')
  for (const address of ['see my card', 'javascript:alert(1)', 'https:///', 'https://[lee'])
    expect(website.safeParse(address).success, address).toBe(false)
})

test('a promo code is read as it was copied, from an email or a flyer', () => {
  for (const copied of [
    '\u200BSPRING-10',
    'spring\u201110\u00A0',
    'SPRING \u2013 10',
    '\u202ASpring-10\u202C',
  ])
    expect(promoCode.parse(copied)).toBe('SPRING-10')
  expect(promoCode.safeParse('\u200B \u200B').error?.issues[0]?.message).toBe('Please enter a promo code')
  expect(promoCode.safeParse('SPRING_10').success).toBe(false)
})

test('a ZIP+4 may be typed with a space, without a dash, or with a typographic one', () => {
  const { zip } = shippingAddressSchema.shape
  for (const typed of ['11706-1234', '117061234', '11706 1234', '11706\u20131234', '\u200B11706 - 1234'])
    expect(zip.parse(typed)).toBe('11706-1234')
  expect(zip.parse('\u202A11706\u202C')).toBe('11706')
  for (const typed of ['1170', '11706123', '1170612345', 'ABCDE', '11706-123'])
    expect(zip.safeParse(typed).success).toBe(false)
})
