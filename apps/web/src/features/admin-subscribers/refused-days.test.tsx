import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letDialogsOpen } from '../../ui/testing.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { RefusedDays } from './refused-days.tsx'

beforeEach(letDialogsOpen)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <RefusedDays
          days={[
            { day: '2026-11-24', addresses: 1200 },
            { day: '2026-11-20', addresses: 1 },
          ]}
        />
      </ToastProvider>
    </QueryClientProvider>,
  )

test('ADMIN-5: all addresses that were refused on a day are put back in one act, which is asked for twice', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push([`${method} ${address}`, body])
    return Response.json({ addresses: 1200 })
  })
  show()
  expect(screen.getByRole('list', { name: 'Refused by day' }).textContent).toContain(
    '1,200 addresses refused',
  )
  expect(screen.getAllByRole('listitem'), 'a single address has its own button').toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^Put back all of / }))
  expect(asked).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Put them back' }))
  expect(await screen.findByText('The next letter goes to 1,200 people again.')).toBeTruthy()
  expect(asked).toEqual([['POST /api/admin/subscribers/restore', JSON.stringify({ day: '2026-11-24' })]])
})

test('why a day could not be put back stands where that was asked for', async () => {
  const error = 'Please try again later.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable', error }, { status: 503 }))
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Put back all of / }))
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put them back' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(error)
})
