import { describe, expect, it } from 'vitest'
import { timeLeft } from './response-deadline.ts'

const now = Date.parse('2026-07-14T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 60 * 60_000).toISOString()

describe('the promise to answer within 24 hours', () => {
  it('gives a new lead the full 24 hours', () => {
    expect(timeLeft(hoursAgo(0), now)).toEqual({ text: '1 day left', urgency: 'calm' })
  })

  it('counts the remaining hours', () => {
    expect(timeLeft(hoursAgo(3.5), now)).toEqual({ text: '20 h left', urgency: 'calm' })
    expect(timeLeft(hoursAgo(21), now)).toEqual({ text: '3 h left', urgency: 'soon' })
    expect(timeLeft(hoursAgo(23.75), now)).toEqual({ text: '15 min left', urgency: 'soon' })
  })

  it('says how late the answer is', () => {
    expect(timeLeft(hoursAgo(24), now)).toEqual({ text: 'overdue by 1 min', urgency: 'overdue' })
    expect(timeLeft(hoursAgo(26.5), now)).toEqual({ text: 'overdue by 2 h', urgency: 'overdue' })
    expect(timeLeft(hoursAgo(80), now)).toEqual({ text: 'overdue by 2 days', urgency: 'overdue' })
  })
})
