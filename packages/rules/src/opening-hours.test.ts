import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpeningHours, openingState } from './opening-hours.ts'

const hours: OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
  { days: [0] },
]
const at = (instant: string) => openingState(hours, 'America/New_York', new Date(instant))
const sentenceAt = (instant: string) => at(instant).sentence

describe.each(['with', 'without'])('PAGE-2 opening hours %s Temporal', (kind) => {
  beforeEach(() => {
    if (kind === 'without') vi.stubGlobal('Temporal', undefined)
  })

  it('say until when the office is open', () => {
    expect(at('2026-07-15T15:00:00Z')).toEqual({
      isOpen: true,
      weekday: 3,
      openOn: '2026-07-15',
      sentence: 'Open now, until 6 PM',
    })
    expect(sentenceAt('2026-07-18T17:59:59Z')).toBe('Open now, until 2 PM')
  })

  it('begin at the opening minute and end at the closing minute', () => {
    expect(at('2026-07-15T12:59:59Z').isOpen).toBe(false)
    expect(at('2026-07-15T13:00:00Z').isOpen).toBe(true)
    expect(at('2026-07-15T21:59:59Z').isOpen).toBe(true)
    expect(at('2026-07-15T22:00:00Z').isOpen).toBe(false)
  })

  it('name the next opening: today, tomorrow, or the weekday', () => {
    expect(sentenceAt('2026-07-15T11:00:00Z')).toBe('Closed now, opens today 9 AM')
    expect(sentenceAt('2026-07-15T23:00:00Z')).toBe('Closed now, opens tomorrow 9 AM')
    expect(sentenceAt('2026-07-17T23:00:00Z')).toBe('Closed now, opens tomorrow 10 AM')
    expect(sentenceAt('2026-07-18T20:00:00Z')).toBe('Closed now, opens Monday 9 AM')
    expect(sentenceAt('2026-07-19T20:00:00Z')).toBe('Closed now, opens tomorrow 9 AM')
  })

  it('respect the days on which the office is closed', () => {
    const closed = (instant: string, from: string, until = from) =>
      openingState(hours, 'America/New_York', new Date(instant), [{ from, until, message: '' }])
    expect(closed('2026-11-26T15:00:00Z', '2026-11-26')).toMatchObject({
      isOpen: false,
      sentence: 'Closed now, opens tomorrow 9 AM',
    })
    expect(closed('2026-11-26T02:00:00Z', '2026-11-26', '2026-11-27').sentence).toBe(
      'Closed now, opens Saturday 10 AM',
    )
    expect(closed('2026-12-19T20:00:00Z', '2026-12-20', '2026-12-31').sentence).toBe(
      'Closed now, opens Friday, January 1, 9 AM',
    )
  })

  it('use New York’s date, not London’s or Tokyo’s', () => {
    expect(at('2026-07-16T03:59:00Z')).toMatchObject({
      weekday: 3,
      sentence: 'Closed now, opens tomorrow 9 AM',
    })
    expect(at('2026-07-16T04:00:00Z')).toMatchObject({ weekday: 4, sentence: 'Closed now, opens today 9 AM' })
  })

  it('are right when the clocks go forward on 8 March 2026', () => {
    expect(sentenceAt('2026-03-08T06:59:59Z')).toBe('Closed now, opens tomorrow 9 AM')
    expect(sentenceAt('2026-03-08T07:00:00Z')).toBe('Closed now, opens tomorrow 9 AM')
    expect(at('2026-03-06T14:00:00Z').isOpen).toBe(true)
    expect(at('2026-03-09T12:59:59Z').isOpen).toBe(false)
    expect(at('2026-03-09T13:00:00Z').isOpen).toBe(true)
  })

  it('are right when the clocks go back on 1 November 2026', () => {
    expect(sentenceAt('2026-11-01T05:59:59Z')).toBe('Closed now, opens tomorrow 9 AM')
    expect(sentenceAt('2026-11-01T06:00:00Z')).toBe('Closed now, opens tomorrow 9 AM')
    expect(at('2026-10-30T13:00:00Z').isOpen).toBe(true)
    expect(at('2026-11-02T13:59:59Z').isOpen).toBe(false)
    expect(at('2026-11-02T14:00:00Z').isOpen).toBe(true)
  })

  it('are right for night hours in a skipped or repeated hour', () => {
    const night = [{ days: [0], opens: '01:30', closes: '03:30' }]
    const nightAt = (instant: string) => openingState(night, 'America/New_York', new Date(instant)).isOpen
    expect(nightAt('2026-03-08T06:30:00Z')).toBe(true)
    expect(nightAt('2026-03-08T07:29:59Z')).toBe(true)
    expect(nightAt('2026-03-08T07:30:00Z')).toBe(false)
    expect(nightAt('2026-11-01T05:30:00Z')).toBe(true)
    expect(nightAt('2026-11-01T06:00:00Z')).toBe(false)
    expect(nightAt('2026-11-01T06:30:00Z')).toBe(true)
  })

  it('format half hours, and a week without opening hours', () => {
    const late = [{ days: [1], opens: '12:30', closes: '23:00' }]
    const monday = new Date('2026-07-13T12:00:00Z')
    expect(openingState(late, 'America/New_York', monday).sentence).toBe('Closed now, opens today 12:30 PM')
    expect(openingState(late, 'America/New_York', new Date('2026-07-14T12:00:00Z')).sentence).toBe(
      'Closed now, opens Monday 12:30 PM',
    )
    expect(openingState(late, 'America/New_York', new Date('2026-07-14T03:30:00Z')).sentence).toBe(
      'Closed now, opens Monday, July 20, 12:30 PM',
    )
    expect(openingState([], 'America/New_York', monday).sentence).toBe('Closed')
  })
})
