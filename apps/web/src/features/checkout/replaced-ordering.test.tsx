import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RENEWED } from '../../lib/renewed.ts'
import { setCart } from '../cart/index.ts'
import { teeLine } from '../cart/testing.ts'
import { tee } from '../catalogue/testing.ts'
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
