import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RENEWED } from '../../lib/renewed.ts'
import { setCart } from '../cart/index.ts'
import { mugLine, teeLine } from '../cart/testing.ts'
import { mug, tee } from '../catalogue/testing.ts'
import { alerted, field, show, submit } from './testing.tsx'

vi.mock('./place-order.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the checkout of a page from before a release offers to reload it, and keeps what was typed', async () => {
  vi.stubGlobal('alert', alerted)
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/products/tee' ? Response.json(tee) : new Response(),
  )
  setCart([teeLine])
  show()
  fireEvent.input(field('Full Name'), { target: { value: 'Mary Ann Smith' } })
  submit()
  await waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith(RENEWED))
  expect(screen.getByText(RENEWED, { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  cleanup()
  show()
  expect(field('Full Name').value).toBe('Mary Ann Smith')
})

test('a promo code on a page from before a release gets the offer to reload it, and is tried again after that', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/products/mug' ? Response.json(mug) : new Response(),
  )
  setCart([mugLine])
  show()
  const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }))
  const input = () => summary().getByLabelText<HTMLInputElement>('Promo code', { selector: 'input' })
  fireEvent.change(input(), { target: { value: 'SPRING10' } })
  fireEvent.submit(summary().getByRole('form', { name: 'Promo code' }))
  expect(await summary().findByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(summary().getByText(RENEWED, { exact: false })).toBeTruthy()
  expect(input().getAttribute('aria-invalid')).toBeNull()
  cleanup()
  show()
  expect(await summary().findByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(input().value).toBe('SPRING10')
})
