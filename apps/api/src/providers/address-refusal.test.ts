import { expect, test } from 'vitest'
import { addressRefusalIn } from './address-refusal.ts'

const at = (command: string, response: string) =>
  addressRefusalIn({ command, responseCode: Number.parseInt(response, 10), response })

test.each([
  ['550 5.1.1 <ada@bakery.example>: Recipient address rejected: User unknown', '5.1.1'],
  ['550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 gsmtp', '5.1.1'],
  ['550 5.1.2 Unknown domain', '5.1.2'],
  ['501 5.1.3 Bad recipient address syntax', '5.1.3'],
  ['551 5.1.6 Moved', '5.1.6'],
  ['556 5.1.10 The domain takes no mail', '5.1.10'],
  ['550 5.1.1', '5.1.1'],
])('a server that answers “%s” refuses the address for good', (response, refusal) => {
  expect(at('RCPT TO', response)).toBe(refusal)
  expect(at('DATA', response)).toBe(refusal)
})

test.each([
  ['a word about our server', '550 5.7.1 Relaying denied'],
  ['a word about our address', '553 5.1.8 Sender address rejected: Domain not found'],
  ['a word about the mail', '554 5.6.0 Spam'],
  ['a full mailbox', '552 5.2.2 Over quota'],
  ['a mailbox that is switched off, or gets too much', '550 5.2.1 Not now'],
  ['for now only', '450 4.1.1 Greylisted'],
  ['two things at once', '450 5.1.1 Try later'],
  ['not why', '550 User unknown'],
  ['it in the middle of a sentence', '550 5.7.1 See 5.1.1 in our manual'],
  ['a longer number', '550 5.1.11 Something new'],
  ['nothing that can be read', ''],
])('a server that says %s does not refuse the address for good', (_what, response) => {
  expect(at('RCPT TO', response)).toBeUndefined()
})

test('what a server says of the sender is never about the address, and a lost answer says nothing', () => {
  expect(at('MAIL FROM', '550 5.1.1 Who are you?')).toBeUndefined()
  expect(addressRefusalIn({})).toBeUndefined()
})
