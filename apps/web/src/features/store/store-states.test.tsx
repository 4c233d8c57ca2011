import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { mug, summaryOf, tee } from '../catalogue/testing.ts'
import { StoreScreen } from './store-screen.tsx'

/** The store after a client-side navigation: no data came with the document. */
const openStore = () =>
  render(
    <MemoryRouter initialEntries={['/store']}>
      <StoreScreen />
    </MemoryRouter>,
  )

test.each([
  [
    'an answer that is an error',
    () => Response.json({ code: 'internal', error: 'x' }, { status: 500 }),
    'Failed to fetch products',
  ],
  [
    'an answer of whoever stands before the shop',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Failed to fetch products',
  ],
  ['no answer', () => Promise.reject(new TypeError('offline')), /We could not reach the server/],
] as const)('STORE-3 %s: Error Loading Products, and Try Again reloads the page', async (_, answer, text) => {
  vi.stubGlobal('fetch', async () => answer())
  openStore()
  expect(screen.getByText('Loading products')).toBeTruthy()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Error Loading Products')).toBeTruthy()
  expect(within(alert).getByText(text)).toBeTruthy()
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  fireEvent.click(within(alert).getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('cached products are shown at once, then refreshed', async () => {
  vi.stubGlobal('fetch', async () => Response.json([summaryOf(tee)]))
  openStore()
  expect(await screen.findByRole('heading', { name: 'Harbor Tee' })).toBeTruthy()
  cleanup()
  vi.stubGlobal('fetch', async () => Response.json([summaryOf(mug)]))
  openStore()
  expect(screen.getByRole('heading', { name: 'Harbor Tee' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Foghorn Mug' })).toBeTruthy()
})

test('STORE-3 a store without a single product says so, and blames no filter', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  openStore()
  expect(await screen.findByText('No products found')).toBeTruthy()
  expect(screen.getByText(/The store is empty at the moment/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See what else we do' })).toBeTruthy()
})
