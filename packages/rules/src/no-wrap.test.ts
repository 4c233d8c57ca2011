import { expect, it } from 'vitest'
import { addressParts, noWrap, withWholePhones } from './no-wrap.ts'

it.each([
  ['Nov 22, 2026, 10:41 PM EST', 'Nov_22,_2026, 10:41_PM_EST'],
  ['Monday, November 23 at 7:00 AM EDT', 'Monday, November_23 at 7:00_AM_EDT'],
  ['Nov 24, 10:00:00 AM', 'Nov_24, 10:00:00_AM'],
  ['Saturday 10 AM-2 PM, 2 PMs', 'Saturday 10_AM-2_PM, 2 PMs'],
  ['SEO Audit, May 3, 2026, 9:00 AM SEO', 'SEO Audit, May_3,_2026, 9:00_AM SEO'],
  ['25 min ago, 2 days, 1 h', '25_min_ago, 2_days, 1_h'],
  ['Order 12 of 30, Augusta 5th Avenue', 'Order 12 of 30, Augusta 5th Avenue'],
  ['Call (631) 555-0142 or (631) 555-0199.', 'Call (631)_555-0142 or (631)_555-0199.'],
  ['What SEO costs on Long Island, hour by hour', 'What SEO costs on Long_Island, hour by hour'],
  ['2 × Harbor Tee, White / S and 24/7', '2 × Harbor Tee, White_/_S and 24/7'],
  ['Long Islanders belong inland', 'Long Islanders belong inland'],
])('dates, times, phone numbers, options and “Long Island” in “%s” stay on one line', (text, whole) => {
  expect(noWrap(text).replaceAll('\u00a0', '_')).toBe(whole)
})

it('if only phone numbers are kept on one line, a time span is unchanged', () => {
  expect(withWholePhones('Within 30 days call (631) 555-0142.')).toBe(
    'Within 30 days call (631)\u00a0555-0142.',
  )
})

it.each([
  ['rosa.delgado@bakes.example', 'rosa|.delgado|@bakes|.example'],
  ['Dr. Lee <lee@harbor.example>, Inc.', 'Dr. Lee <lee|@harbor|.example>, Inc.'],
  ['From $1.50 @ the desk. See beacon.example.', 'From $1.50 @ the desk. See beacon.example.'],
])('only the email addresses in “%s” can break, at their punctuation', (text, parts) => {
  expect(addressParts(text).join('|')).toBe(parts)
})

it.each(['a', '.', 'a.', '@.'])(
  'the time for a message of only “%s” grows no faster than its length',
  (piece) => {
    // As many characters in all, so that a busy machine interrupts either as often.
    const fastest = (length: number) => {
      const text = piece.repeat(length / piece.length)
      const runs = Array.from({ length: 5 }, () => {
        const start = performance.now()
        for (let times = 0; times < 64_000 / length; times += 1) addressParts(text)
        return performance.now() - start
      })
      return Math.min(...runs)
    }
    // Linear takes as long, quadratic eight times as long.
    expect(fastest(16_000) / fastest(2000)).toBeLessThan(3)
  },
)
