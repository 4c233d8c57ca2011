import { expect, test } from 'vitest'
import { contactDetailsIn } from './chat-details.ts'

const OURS = ['hello@agency.example', '(631) 555-0142']

test.each([
  ['Bob Smith, bob@judge.example, 631-555-1234. I need a site', 'bob@judge.example', '631-555-1234'],
  ['Bob.Smith+web@mail.judge.example.', 'Bob.Smith+web@mail.judge.example', undefined],
  ['call me at (631) 555 1234', undefined, '(631) 555 1234'],
  ['+1 631.555.1234', undefined, '+1 631.555.1234'],
  ['6315551234 please', undefined, '6315551234'],
  ['I wrote to hello@agency.example and called 631 555 0142', undefined, undefined],
  ['not hello@agency.example but ann@lee.example', 'ann@lee.example', undefined],
  ['where is my order BB-1234-5678', undefined, undefined],
  ['my parcel 9400110200793612345678', undefined, undefined],
  ['631 - 555 - 1234', undefined, '631 - 555 - 1234'],
  ['631/555/1234', undefined, '631/555/1234'],
  ['my number is 6315551234', undefined, '6315551234'],
  ['please call about my invoice 631-555-1234', undefined, '631-555-1234'],
  ['need help with my order (631) 555-1234', undefined, '(631) 555-1234'],
  ['phone #631-555-1234', undefined, '631-555-1234'],
  ['(631)-555-1234', undefined, '(631)-555-1234'],
  ['+1 (631) - 555 - 1234', undefined, '+1 (631) - 555 - 1234'],
  ['(631)\u00a0555\u20117788', undefined, '(631) 555-7788'],
  ['516–555–7788', undefined, '516-555-7788'],
  ['I need a website for my bakery—631-555-1234', undefined, '631-555-1234'],
  ['631-555-1234—ada@lee.example', 'ada@lee.example', '631-555-1234'],
  ['Call me after 5—631-555-1234', undefined, '631-555-1234'],
  ['631-555-1234–9am to 5pm', undefined, '631-555-1234'],
  ['You can reach me—ada@lee.example', 'ada@lee.example', undefined],
  ["I am Pat, o'brien@lee.example", "o'brien@lee.example", undefined],
  ["mine is 'ada@lee.example'", 'ada@lee.example', undefined],
  ['_ada@lee.example', '_ada@lee.example', undefined],
  ['\u90ae\u7bb1ada@lee.example\u8c22\u8c22', 'ada@lee.example', undefined],
  ['tracking number 940 551 1234 5678', undefined, undefined],
  ['my dhl number is 3456789012', undefined, undefined],
  ['sku 5552341234', undefined, undefined],
  ['https://shop.example/item/2125551234', undefined, undefined],
  ['a budget of 1500 and 20000', undefined, undefined],
])('reads how its writer can be reached from “%s”', (message, email, phone) => {
  expect(contactDetailsIn(message, OURS)).toEqual({ email, phone })
})

test('a long word that is no address does not block the server', () => {
  const before = process.threadCpuUsage()
  contactDetailsIn('a'.repeat(100_000), OURS)
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})
