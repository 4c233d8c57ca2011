import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RENEWED } from '../../lib/renewed.ts'
import { PaymentModal } from './payment-modal.tsx'
import { product } from './testing.ts'
import { NOT_INITIALIZED } from './words.ts'

vi.mock('./payment-form.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the payment dialog, on a page from before a release, says why only reloading it helps', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  render(
    <MemoryRouter>
      <PaymentModal open request={product} onSuccess={() => {}} onRefused={() => {}} onClose={() => {}} />
    </MemoryRouter>,
  )
  expect(await screen.findByText(RENEWED, { exact: false })).toBeTruthy()
  expect(screen.queryByText(NOT_INITIALIZED, { exact: false })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})
