import { dayName } from '@beacon/rules/day-words'
import { unbroken } from '@beacon/rules/unbroken'
import { describe, expect, it } from 'vitest'
import { longDate, momentOf, ownTime, placeOf, weekdayOf, zoneAt } from './moments.ts'

const NINE_IN_NEW_YORK = '2026-11-23T14:00:00.000Z'

describe('days and times', () => {
  it('are said in words, whatever zone the browser is in', () => {
    expect(dayName('2026-11-23')).toBe('Monday, November 23')
    expect(longDate('2027-03-14')).toBe(unbroken('Sunday, March 14, 2027'))
    expect(momentOf(NINE_IN_NEW_YORK)).toBe(unbroken('Monday, November 23 at 9:00 AM EST'))
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
  })

  it('name the season of the zone', () => {
    expect(zoneAt('2027-03-13T14:00:00.000Z')).toBe('EST')
    expect(zoneAt('2027-03-15T13:00:00.000Z')).toBe('EDT')
  })
})

describe('the visitor’s own time', () => {
  it('is left out where the clock shows the same', () => {
    expect(ownTime(NINE_IN_NEW_YORK, 'America/New_York')).toBeUndefined()
    expect(ownTime(NINE_IN_NEW_YORK, 'America/Toronto')).toBeUndefined()
  })

  it('is said where it differs, with the day where that differs too', () => {
    expect(ownTime(NINE_IN_NEW_YORK, 'America/Los_Angeles')).toBe('6:00 AM')
    expect(ownTime(NINE_IN_NEW_YORK, 'Pacific/Auckland')).toBe('Tue 3:00 AM')
  })

  it('is called after its city, by the name that it has today', () => {
    expect(placeOf('America/Los_Angeles')).toBe('Los Angeles')
    expect(placeOf('Asia/Calcutta')).toBe('Kolkata')
    expect(placeOf()).toMatch(/^[A-Z]/)
  })
})
