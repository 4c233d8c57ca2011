import type { AdminPromoCode } from '@beacon/contract/promo-codes'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { CodeTable } from './code-table.tsx'
import { daysOf } from './words.ts'

const active: AdminPromoCode = {
  code: 'SPRING10',
  kind: 'percent',
  value: 10,
  minimum: 2000,
  firstDay: null,
  lastDay: null,
  mostUses: 50,
  uses: 3,
  state: 'active',
  createdAt: '2026-11-20T15:00:00.000Z',
}
const ended: AdminPromoCode = { ...active, code: 'OLD', minimum: 0, mostUses: null, uses: 0, state: 'ended' }

test('a code shows its discount, links to its orders, and its link can be copied only while it is valid', () => {
  renderAdmin(<CodeTable rows={[active, ended]} />)
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('10% offfor a subtotal of $20.00 or more')
  const orders = within(first as HTMLElement).getByRole('link', { name: '3 of 50' })
  expect(orders.getAttribute('href')).toBe('/admin/orders?search=SPRING10')
  const buttons = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
  expect(buttons(first)).toEqual(['Copy link with SPRING10', 'End SPRING10'])
  expect(buttons(second)).toEqual(['Reactivate OLD'])
})

test.each([
  ['active', 'OLD is active again.'],
  ['used-up', 'OLD is no longer ended, but it is used up.'],
] as const)('a reactivated code that is %s is said to be so', async (state, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ promoCode: { ...ended, state } }))
  renderAdmin(<CodeTable rows={[ended]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Reactivate OLD' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test.each([
  [null, null, 'Any day'],
  ['2026-12-01', null, 'From Dec 1, 2026'],
  [null, '2026-12-24', 'Until Dec 24, 2026'],
  ['2026-12-01', '2026-12-24', 'Dec 1, 2026 to Dec 24, 2026'],
  ['2026-12-24', '2026-12-24', 'Dec 24, 2026'],
])('the validity of a code from %s to %s reads: %s', (firstDay, lastDay, words) => {
  expect(daysOf({ firstDay, lastDay })).toBe(words)
})
