import type { CatalogueSource } from '@beacon/contract/product-admin'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { Sources } from './sources.tsx'

const source = (state: CatalogueSource['state']): CatalogueSource => ({
  source: 'printify',
  state,
  syncedAt: null,
  triedAt: null,
  error: 'Print provider: answered 401',
  warnings: [],
  products: 6,
  heldProducts: 2,
})

test.each([
  ['ok', 'The products were just copied.'],
  ['failed', 'The previous copy stays in use for Printify: the reason is below.'],
  ['held', 'The previous copy stays in use for Printify: the reason is below.'],
] as const)('a copy that was asked for and is %s says so', async (state, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  renderAdmin(<Sources sources={[source(state)]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Sync now' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})
