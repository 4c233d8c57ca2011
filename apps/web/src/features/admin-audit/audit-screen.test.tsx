import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AuditScreen } from './audit-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('who opens an address with more to search for than the field takes is answered with what fits', async () => {
  // jsdom does not know the element `search`.
  vi.spyOn(console, 'error').mockImplementation((...words) => expect(words).toContain('search'))
  const asked = vi.fn(async (_address: string) => Response.json({ entries: [], total: 0, next: null }))
  vi.stubGlobal('fetch', asked)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/admin/audit?search=${'a'.repeat(LONGEST_QUERY + 1)}`]}>
        <AuditScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const fits = 'a'.repeat(LONGEST_QUERY)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(fits)
  expect(await screen.findByText('No entry matches')).toBeTruthy()
  expect(asked.mock.calls.map(([address]) => address)).toEqual([`/api/admin/audit?search=${fits}`])
})
