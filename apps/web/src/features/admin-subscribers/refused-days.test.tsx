import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { RefusedDays } from './refused-days.tsx'

const show = () =>
  renderAdmin(
    <RefusedDays
      days={[
        { day: '2026-11-24', addresses: 1200 },
        { day: '2026-11-20', addresses: 1 },
      ]}
    />,
  )

test('ADMIN-5: all addresses refused on one day are restored together, after a confirmation', async () => {
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

test('the error of a day that could not be restored is shown in its confirmation', async () => {
  const error = 'Please try again later.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable', error }, { status: 503 }))
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Put back all of / }))
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put them back' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(error)
})
