import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { Settings } from 'luxon'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type BookingCalendar,
  cellsOf,
  dayBounds,
  instantOf,
  isOffered,
  offeredDates,
  periodsOf,
  slotsOf,
  wallTimeOf,
  zoneName,
} from './booking-calendar.ts'

const NEW_YORK = 'America/New_York'

const calendar: BookingCalendar = {
  timeZone: NEW_YORK,
  daysAhead: 14,
  closedWeekdays: [0],
  slots: [
    { time: '9:00 AM', open: true },
    { time: '10:00 AM', open: true },
    { time: '11:00 AM', open: true },
    { time: '12:00 PM', open: false },
    { time: '1:00 PM', open: true },
    { time: '4:00 PM', open: true },
    { time: '5:00 PM', open: false },
  ],
}

const free = (minutes: number, taken: readonly string[] = []) =>
  slotsOf(calendar, '2026-11-23', minutes, (cell) => taken.includes(cell))
    .filter(({ available }) => available)
    .map(({ time }) => time)

describe('the offered days', () => {
  test('are the next fourteen from tomorrow, except Sundays', () => {
    const dates = offeredDates(calendar, new Date('2026-11-20T15:00:00Z'))
    expect(dates).toHaveLength(12)
    expect(dates[0]).toBe('2026-11-21')
    expect(dates.at(-1)).toBe('2026-12-04')
    expect(dates).not.toContain('2026-11-22')
    expect(dates).not.toContain('2026-11-29')
  })

  test('begin with New York’s tomorrow, whatever day it is in London or Auckland', () => {
    const lateEvening = new Date('2026-11-21T03:59:59Z')
    const midnight = new Date('2026-11-21T05:00:00Z')
    expect(offeredDates(calendar, lateEvening)[0]).toBe('2026-11-21')
    expect(offeredDates(calendar, midnight)[0]).toBe('2026-11-23')
  })

  test('are right across both daylight-saving changes', () => {
    const spring = offeredDates(calendar, new Date('2027-03-14T06:30:00Z'))
    expect(spring[0]).toBe('2027-03-15')
    expect(spring.at(-1)).toBe('2027-03-27')
    const autumn = offeredDates(calendar, new Date('2027-11-06T23:30:00Z'))
    expect(autumn[0]).toBe('2027-11-08')
    expect(autumn.at(-1)).toBe('2027-11-20')
  })

  test('are always full calendar days in order, never a Sunday, at any instant of ten years', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true }),
        (now) => {
          const dates = offeredDates(calendar, now)
          expect(dates).toHaveLength(12)
          expect([...dates].sort()).toEqual(dates)
          expect(new Set(dates).size).toBe(12)
          for (const date of dates) {
            expect(new Date(`${date}T12:00:00Z`).getUTCDay()).not.toBe(0)
            expect(date > wallTimeOf(NEW_YORK, now).date).toBe(true)
          }
        },
      ),
    )
  })
})

describe('a wall time in New York', () => {
  afterEach(() => {
    Settings.now = Date.now
    Settings.resetCaches()
  })

  test.each([
    ['2027-03-13', '9:00 AM', '2027-03-13T14:00:00.000Z'],
    ['2027-03-15', '9:00 AM', '2027-03-15T13:00:00.000Z'],
    ['2027-11-06', '4:00 PM', '2027-11-06T20:00:00.000Z'],
    ['2027-11-08', '4:00 PM', '2027-11-08T21:00:00.000Z'],
    ['2027-11-07', '12:00 PM', '2027-11-07T17:00:00.000Z'],
  ])('%s %s is %s', (date, time, utc) => {
    expect(instantOf(NEW_YORK, { date, time })?.toISOString()).toBe(utc)
  })

  test.each([
    ['2027-02-30', '9:00 AM'],
    ['2027-03-14', '2:30 AM'],
    ['2027-13-01', '9:00 AM'],
    ['27-01-04', '9:00 AM'],
    ['2027-01-04', '09:00 AM'],
    ['2027-01-04', '9:00'],
    ['2027-01-04', '13:00 PM'],
    ['', ''],
  ])('%s %s does not exist', (date, time) => {
    expect(instantOf(NEW_YORK, { date, time })).toBeUndefined()
  })

  test('converts to an instant and back, for every quarter hour of two years', () => {
    const quarters = fc.integer({ min: Date.UTC(2026, 0) / 900_000, max: Date.UTC(2028, 0) / 900_000 })
    fc.assert(
      fc.property(quarters, (quarter) => {
        const instant = new Date(quarter * 900_000)
        const again = instantOf(NEW_YORK, wallTimeOf(NEW_YORK, instant))
        // The hour repeated in autumn has two instants; the first is used.
        const difference = instant.getTime() - (again?.getTime() ?? 0)
        expect([0, 3_600_000]).toContain(difference)
      }),
    )
  })

  // Luxon by itself decides by the offset of the day on which it is first asked.
  test.each([
    ['winter', '2026-01-15', '2029-11-04', '2029-11-04T05:30:00.000Z'],
    ['summer', '2026-07-15', '2030-11-03', '2030-11-03T05:30:00.000Z'],
  ])('of the two 1:30 AMs in autumn is the first, also in %s', (_, today, date, utc) => {
    Settings.now = () => Date.parse(today)
    Settings.resetCaches()
    expect(instantOf(NEW_YORK, { date, time: '1:30 AM' })?.toISOString()).toBe(utc)
  })

  test('is named EST or EDT by its date', () => {
    expect(zoneName(NEW_YORK, new Date('2027-03-14T06:59:00Z'))).toBe('EST')
    expect(zoneName(NEW_YORK, new Date('2027-03-14T07:00:00Z'))).toBe('EDT')
  })
})

describe('the cells of a session', () => {
  test.each([
    [30, 2],
    [45, 3],
    [60, 4],
    [75, 5],
    [90, 6],
  ])('for %i minutes are %i quarter hours', (minutes, cells) => {
    expect(cellsOf(new Date('2026-11-23T14:00:00Z'), minutes)).toHaveLength(cells)
  })

  test('two sessions share a cell exactly when they overlap', () => {
    const session = fc.record({
      start: fc.integer({ min: 0, max: 96 }),
      minutes: fc.constantFrom(30, 45, 60, 75, 90),
    })
    const base = Date.UTC(2027, 2, 14)
    fc.assert(
      fc.property(session, session, (one, other) => {
        const startOf = ({ start }: { start: number }) => base + start * 900_000
        const endOf = (s: { start: number; minutes: number }) => startOf(s) + s.minutes * 60_000
        const overlap = startOf(one) < endOf(other) && startOf(other) < endOf(one)
        const taken = new Set(cellsOf(new Date(startOf(one)), one.minutes))
        const shares = cellsOf(new Date(startOf(other)), other.minutes).some((cell) => taken.has(cell))
        expect(shares).toBe(overlap)
      }),
    )
  })

  test('a start between two quarter hours occupies the one that has begun', () => {
    expect(cellsOf(new Date('2026-11-23T14:10:00Z'), 15)).toEqual([
      '2026-11-23T14:00:00.000Z',
      '2026-11-23T14:15:00.000Z',
    ])
  })
})

describe('the slots of a day', () => {
  const at = (time: string, minutes: number) =>
    cellsOf(instantOf(NEW_YORK, { date: '2026-11-23', time }) ?? new Date(0), minutes)

  test('match the table of offered starts, for every duration', () => {
    const starts = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '4:00 PM']
    expect(free(30)).toEqual(starts)
    expect(free(90)).toEqual(starts)
  })

  test('a long session blocks the next start that it overlaps', () => {
    const taken = at('9:00 AM', 90)
    expect(free(30, taken)).toEqual(['11:00 AM', '1:00 PM', '4:00 PM'])
  })

  test('a long session needs the hour after it, a short one does not', () => {
    const taken = at('10:00 AM', 30)
    expect(free(60, taken)).toContain('9:00 AM')
    expect(free(75, taken)).not.toContain('9:00 AM')
    expect(free(90, taken)).not.toContain('9:00 AM')
  })

  test('a session across noon is refused only if it overlaps another', () => {
    expect(free(90, at('12:15 PM', 15))).not.toContain('11:00 AM')
    expect(free(75, at('12:15 PM', 15))).toContain('11:00 AM')
  })

  test('only open starts of offered days are offered', () => {
    const dates = offeredDates(calendar, new Date('2026-11-20T15:00:00Z'))
    expect(isOffered(calendar, dates, { date: '2026-11-23', time: '9:00 AM' })).toBe(true)
    for (const [date, time] of [
      ['2026-11-19', '9:00 AM'],
      ['2026-11-20', '4:00 PM'],
      ['2026-11-22', '9:00 AM'],
      ['2026-11-23', '12:00 PM'],
      ['2026-11-23', '5:00 PM'],
      ['2026-11-23', '9:30 AM'],
      ['2026-12-05', '9:00 AM'],
    ] as const)
      expect(isOffered(calendar, dates, { date, time }), `${date} ${time}`).toBe(false)
  })
})

test('a day has 23, 24 or 25 hours', () => {
  const hours = (date: string) => {
    const { from, until } = dayBounds(NEW_YORK, date)
    return (until.getTime() - from.getTime()) / 3_600_000
  }
  expect([hours('2027-03-14'), hours('2027-03-15'), hours('2027-11-07')]).toEqual([23, 24, 25])
})

// Four processes in sequence, which take a while on a busy machine.
test('the machine’s time zone has no effect', { timeout: 30_000 }, () => {
  const module = new URL('./booking-calendar.ts', import.meta.url).href
  const script = `
    const { offeredDates, slotsOf, wallTimeOf } = await import(${JSON.stringify(module)})
    const calendar = ${JSON.stringify(calendar)}
    const days = ['2027-03-12T12:00:00Z', '2027-03-14T06:59:00Z', '2027-11-06T03:30:00Z', '2027-11-07T05:30:00Z']
      .flatMap((now) => offeredDates(calendar, new Date(now)))
    console.log(JSON.stringify(days.map((day) => [day, slotsOf(calendar, day, 90, () => false)])))`
  const inZone = (TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
  const [utc, ...others] = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu'].map(inZone)
  expect(utc).toContain('2027-03-15')
  for (const other of others) expect(other).toBe(utc)
})

test('cells in a row with the same note are one period, whatever the clocks on the wall do', () => {
  const [first, second, , fourth, fifth] = cellsOf(new Date('2027-11-07T05:30:00Z'), 75)
  const closed = [first, second, fourth, fifth].map((starts_at = '', index) => ({
    starts_at,
    note: index === 3 ? 'Dentist' : '',
  }))
  expect(periodsOf(closed)).toEqual([
    { startsAt: new Date('2027-11-07T05:30:00Z'), endsAt: new Date('2027-11-07T06:00:00Z'), note: '' },
    { startsAt: new Date('2027-11-07T06:15:00Z'), endsAt: new Date('2027-11-07T06:30:00Z'), note: '' },
    { startsAt: new Date('2027-11-07T06:30:00Z'), endsAt: new Date('2027-11-07T06:45:00Z'), note: 'Dentist' },
  ])
  expect(periodsOf([])).toEqual([])
})
