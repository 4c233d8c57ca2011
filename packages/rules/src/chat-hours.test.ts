import { expect, test } from 'vitest'
import { hoursAnswer } from './chat-hours.ts'
import type { Closing } from './closings.ts'

const hours = [
  { label: 'Monday to Friday', display: '9 AM-6 PM', days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { label: 'Saturday', display: '10 AM-2 PM', days: [6], opens: '10:00', closes: '14:00' },
  { label: 'Sunday', display: 'Closed', days: [0] },
]
const ALL = 'Our hours are Monday to Friday 9 AM-6 PM, Saturday 10 AM-2 PM, Sunday closed, New York time.'
const friday = new Date('2026-11-20T15:00:00.000Z')
const answer = (question: string, now = friday, closings: Closing[] = [], before?: string) =>
  hoursAnswer(question, { hours, timeZone: 'America/New_York', closings }, now, before)

test.each([
  ['are you open?', 'Open now, until 6 PM.'],
  ['open on sunday?', 'On Sunday we are closed.'],
  ['and tomorrow?', 'On Saturday we are open 10 AM-2 PM.'],
  ['on weekends?', 'On Saturday we are open 10 AM-2 PM.'],
  ['what about mondays', 'On Monday we are open 9 AM-6 PM.'],
  ['open the day after thanksgiving?', 'On Friday, November 27, we are open 9 AM-6 PM.'],
  ['open the day before christmas?', 'On Thursday, December 24, we are open 9 AM-6 PM.'],
  ['open the friday after thanksgiving?', 'On Friday, November 27, we are open 9 AM-6 PM.'],
  ['the monday before christmas', 'On Monday, December 21, we are open 9 AM-6 PM.'],
  ['are you open satrday', 'On Saturday we are open 10 AM-2 PM.'],
  ['open on wensday', 'On Wednesday we are open 9 AM-6 PM.'],
  ['open sun?', 'On Sunday we are closed.'],
  ['open tommorow', 'On Saturday we are open 10 AM-2 PM.'],
  ['open the day after tomorrow?', 'On Sunday we are closed.'],
  [
    'closed for the holidays?',
    'Open now, until 6 PM. A holiday on which we close is announced with our hours.',
  ],
  ['and the 4th of july', 'On Independence Day, Sunday, July 4, we are closed.'],
  ['on christmas eve?', 'On Thursday, December 24, we are open 9 AM-6 PM.'],
  ['open on the 24th of december?', 'On Thursday, December 24, we are open 9 AM-6 PM.'],
  ['hours on nov. 29', 'On Sunday, November 29, we are closed.'],
  ['open 1/2?', 'On Saturday, January 2, we are open 10 AM-2 PM.'],
  ['open 24/7?', 'Open now, until 6 PM.'],
  ['are you open at 7pm', 'At 7 PM today we are closed.'],
  ['open at noon?', 'At 12 PM today we are open.'],
  ['open at 5:30?', 'At 5:30 PM today we are open.'],
  ['are you there after 6', 'At 6 PM today we are closed.'],
  ['open until 6 pm?', 'Open now, until 6 PM.'],
  ['were you open at 9 am', 'Open now, until 6 PM.'],
  ['saturday at 10', 'On Saturday at 10 AM we are open.'],
  ['on saturday at 2 p.m.', 'On Saturday at 2 PM we are closed.'],
  ['are you open on sunday at 10', 'On Sunday we are closed.'],
  ['what day is it?', 'It is Friday, November 20, 2026, 10 AM in New York. Open now, until 6 PM.'],
  ['what day is tomorrow?', 'That is Saturday, November 21, 2026. On Saturday we are open 10 AM-2 PM.'],
  ['what day is it tomorrow', 'That is Saturday, November 21, 2026. On Saturday we are open 10 AM-2 PM.'],
  ['whats the date the day after tomorrow', 'That is Sunday, November 22, 2026. On Sunday we are closed.'],
  ['what’s the date today', 'It is Friday, November 20, 2026, 10 AM in New York. Open now, until 6 PM.'],
])('%s %s', (question, first) => {
  expect(answer(question)).toBe(`${first} ${ALL}`)
})

test.each([
  ['open on thanksgiving?', 'Thanksgiving Day, Thursday, November 26'],
  ['are you open on christmas day?', 'Christmas Day, Friday, December 25'],
  ['open on 12/25?', 'Christmas Day, Friday, December 25'],
  ['on thursday?', 'Thanksgiving Day, Thursday, November 26'],
  ['the day after december 24?', 'Christmas Day, Friday, December 25'],
  ['new year’s day hours', 'New Year’s Day, Friday, January 1'],
])('a holiday that the owner has not closed is not answered as open: %s', (question, day) => {
  expect(answer(question)).toBe(
    `${day}, is a holiday; no closing has been announced, so please ask before you come. ${ALL}`,
  )
})

test.each([
  ['2026-11-26T15:00:00.000Z', 'Today is Thanksgiving Day'],
  ['2026-11-26T12:00:00.000Z', 'Closed now, and Thursday, November 26, is Thanksgiving Day'],
  ['2026-11-26T01:00:00.000Z', 'Closed now, and Thursday, November 26, is Thanksgiving Day'],
])(
  'at %s a holiday that has not been closed is not answered as open, or as the next opening',
  (now, first) => {
    expect(answer('are you open now?', new Date(now))).toBe(
      `${first}, a holiday; no closing has been announced, so please ask before you come. ${ALL}`,
    )
  },
)

test('on the day before, the answer mentions such a holiday, unless the day is already marked as closed', () => {
  const eve = new Date('2026-11-25T17:00:00.000Z')
  const closed = [{ from: '2026-11-26', until: '2026-11-26', message: '' }]
  expect(answer('what are your hours this week?', eve)).toBe(
    `Open now, until 6 PM. Tomorrow is Thanksgiving Day, a holiday; no closing has been announced, so please ask before you come. ${ALL}`,
  )
  expect(answer('what are your hours this week?', eve, closed)).toBe(
    `Open now, until 6 PM. ${ALL} We are closed on Thursday, November 26.`,
  )
})

test.each([
  ['and at 3pm?', '2026-11-23', 'On Monday at 3 PM we are open.'],
  ['and at 3pm?', '2026-11-21', 'On Saturday at 3 PM we are closed.'],
  ['until when?', '2026-11-21', 'On Saturday we are open 10 AM-2 PM.'],
  ['and the day after?', '2026-11-21', 'On Sunday we are closed.'],
  ['and the day before', '2026-12-05', 'On Friday, December 4, we are open 9 AM-6 PM.'],
  ['are you open now?', '2026-11-22', 'Open now, until 6 PM.'],
  ['and at 3pm today?', '2026-11-22', 'At 3 PM today we are open.'],
  ['and monday?', '2026-11-22', 'On Monday we are open 9 AM-6 PM.'],
  ['and at 3pm?', '2026-11-19', 'At 3 PM today we are open.'],
])('%s after %s was asked about: %s', (question, before, first) => {
  expect(answer(question, friday, [], before)).toBe(`${first} ${ALL}`)
})

test('late on Saturday the next opening is on Monday', () => {
  expect(answer('open?', new Date('2026-11-22T03:00:00.000Z'))).toBe(`Closed now, opens Monday 9 AM. ${ALL}`)
})

test('a day closed by the agency is answered as closed', () => {
  const closed = [
    { from: '2026-11-20', until: '2026-11-20', message: '' },
    { from: '2026-11-26', until: '2026-11-29', message: 'Thanksgiving' },
  ]
  const rest = `${ALL} We are closed on Friday, November 20. We are closed from Thursday, November 26 to Sunday, November 29: Thanksgiving.`
  expect(answer('open?', friday, closed)).toBe(`Closed now, opens tomorrow 10 AM. ${rest}`)
  expect(answer('on thursday?', friday, closed)).toBe(`On Thursday, November 26, we are closed. ${rest}`)
  expect(answer('on thanksgiving?', friday, closed)).toBe(
    `On Thanksgiving Day, Thursday, November 26, we are closed. ${rest}`,
  )
  expect(answer('on wednesday?', friday, closed)).toBe(`On Wednesday we are open 9 AM-6 PM. ${rest}`)
})

test('asked about an hour of a holiday or a closed day, the answer does not claim to be open', () => {
  const thanksgiving = new Date('2026-11-26T15:00:00.000Z')
  expect(answer('are you open at 3pm', thanksgiving)).toMatch(/^Today is Thanksgiving Day, a holiday/)
  expect(answer('open at 3pm?', new Date('2026-11-22T15:00:00.000Z'))).toMatch(/^Closed now/)
})
