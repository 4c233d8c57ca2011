import { dayName } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { describe, expect, it } from 'vitest'
import { longDate, momentOf, ownTime, placeOf, weekdayOf, zoneAt } from './date-format.ts'

const NINE_IN_NEW_YORK = '2026-11-23T14:00:00.000Z'

describe('days and times', () => {
  it('read as words, whatever the browser’s time zone', () => {
    expect(dayName('2026-11-23')).toBe('Monday, November 23')
    expect(longDate('2027-03-14')).toBe(noWrap('Sunday, March 14, 2027'))
    expect(momentOf(NINE_IN_NEW_YORK)).toBe(noWrap('Monday, November 23 at 9:00 AM EST'))
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
  })

  it('name standard or daylight time', () => {
    expect(zoneAt('2027-03-13T14:00:00.000Z')).toBe('EST')
    expect(zoneAt('2027-03-15T13:00:00.000Z')).toBe('EDT')
  })
})

describe('the visitor’s own time', () => {
  it('is left out if it is the same as New York’s', () => {
    expect(ownTime(NINE_IN_NEW_YORK, 'America/New_York')).toBeUndefined()
    expect(ownTime(NINE_IN_NEW_YORK, 'America/Toronto')).toBeUndefined()
  })

  it('is shown if it differs, with the day if that differs too', () => {
    expect(ownTime(NINE_IN_NEW_YORK, 'America/Los_Angeles')).toBe('6:00 AM')
    expect(ownTime(NINE_IN_NEW_YORK, 'Pacific/Auckland')).toBe('Tue 3:00 AM')
  })

  it('is named after its city, by the city’s current name', () => {
    expect(placeOf('America/Los_Angeles')).toBe('Los Angeles')
    expect(placeOf('Asia/Calcutta')).toBe('Kolkata')
    expect(placeOf()).toMatch(/^[A-Z]/)
  })
})
