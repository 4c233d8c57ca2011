import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { HolidaySuggestions } from './holiday-suggestions.tsx'
import { longDate } from './words.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] })
})

const show = (...closed: readonly string[]) =>
  renderAdmin(
    <HolidaySuggestions closed={closed.map((date) => ({ from: date, until: date, message: '' }))} />,
  )
const names = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('lists the holidays of the next sixty days that are not closed yet', () => {
  show('2026-12-25')
  expect(names()).toEqual([
    'Thanksgiving Day Thursday, November 26, 2026Close',
    'New Year’s Day Friday, January 1, 2027Close',
    'Martin Luther King Jr. Day Monday, January 18, 2027Close',
  ])
})

test('leaves out a Sunday, which nobody can book anyway', () => {
  vi.setSystemTime('2027-06-25T15:00:00Z')
  show()
  expect(names()).toEqual([])
})

test('closes the day with the holiday’s name as the message for visitors', async () => {
  const fetch = vi.fn(async () => Response.json({ closedDays: [] }))
  vi.stubGlobal('fetch', fetch)
  show()
  screen.getByRole('button', { name: `Close ${longDate('2026-11-26')}` }).click()
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(address).toContain('2026-11-26')
  expect(JSON.parse(String(request.body))).toEqual({ message: 'Thanksgiving Day' })
})
