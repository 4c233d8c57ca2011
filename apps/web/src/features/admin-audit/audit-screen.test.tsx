import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { AuditScreen } from './audit-screen.tsx'

function open(address: string) {
  // jsdom does not implement the `search` element.
  vi.spyOn(console, 'error').mockImplementation((...words) => expect(words).toContain('search'))
  const asked = vi.fn(async (_address: string) => Response.json({ entries: [], total: 0, next: null }))
  vi.stubGlobal('fetch', asked)
  renderAdmin(<AuditScreen />, address)
  return () => asked.mock.calls.map(([path]) => path)
}

test('a search in the address that is longer than the field allows is cut to the limit', async () => {
  const asked = open(`/admin/audit?search=${'a'.repeat(LONGEST_QUERY + 1)}`)
  const fits = 'a'.repeat(LONGEST_QUERY)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(fits)
  expect(await screen.findByText('No entry matches')).toBeTruthy()
  expect(asked()).toEqual([`/api/admin/audit?search=${fits}`])
})

test('an unknown act or outcome in the address is ignored, and the filters show that', async () => {
  const asked = open('/admin/audit?act=weather&outcome=lovely')
  expect(await screen.findByText('Nothing has been done yet')).toBeTruthy()
  expect(asked()).toEqual(['/api/admin/audit'])
  expect(screen.getByLabelText<HTMLSelectElement>('What it was about').value).toBe('')
  expect(screen.getByRole('link', { name: 'Any outcome', current: true })).toBeTruthy()
})
