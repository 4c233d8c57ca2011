import type { AdminPromoCode } from '@beacon/contract/promo-codes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { PromoCodesScreen } from './promo-codes-screen.tsx'

const codeOf = (code: string): AdminPromoCode => ({
  code,
  kind: 'percent',
  value: 10,
  minimum: 0,
  firstDay: null,
  lastDay: null,
  mostUses: null,
  uses: 0,
  state: 'active',
  createdAt: '2026-11-20T15:00:00.000Z',
})

test('loading more appends the next page of codes', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.includes('after=SPRING10')
        ? { promoCodes: [codeOf('WINTER10')], next: null }
        : { promoCodes: [codeOf('SPRING10')], next: 'SPRING10' },
    ),
  )
  renderAdmin(<PromoCodesScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('rowheader', { name: 'WINTER10' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'SPRING10' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})
