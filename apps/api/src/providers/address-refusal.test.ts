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
])('the answer “%s” is a permanent refusal of the address', (response, refusal) => {
  expect(at('RCPT TO', response)).toBe(refusal)
  expect(at('DATA', response)).toBe(refusal)
})

test.each([
  ['a refusal of our server', '550 5.7.1 Relaying denied'],
  ['a refusal of the sender’s address', '553 5.1.8 Sender address rejected: Domain not found'],
  ['a refusal of the content', '554 5.6.0 Spam'],
  ['a full mailbox', '552 5.2.2 Over quota'],
  ['a disabled or overloaded mailbox', '550 5.2.1 Not now'],
  ['a temporary refusal', '450 4.1.1 Greylisted'],
  ['a temporary code with a permanent status', '450 5.1.1 Try later'],
  ['no enhanced status', '550 User unknown'],
  ['the status in the middle of a sentence', '550 5.7.1 See 5.1.1 in our manual'],
  ['a longer status with the same start', '550 5.1.11 Something new'],
  ['an empty answer', ''],
])('%s is not a permanent refusal of the address', (_what, response) => {
  expect(at('RCPT TO', response)).toBeUndefined()
})

test('an answer to MAIL FROM and a missing answer are no refusal of the address', () => {
  expect(at('MAIL FROM', '550 5.1.1 Who are you?')).toBeUndefined()
  expect(addressRefusalIn({})).toBeUndefined()
})
