import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RENEWED } from '../../lib/renewed.ts'
import { FindOrderScreen } from './find-order-screen.tsx'

vi.mock('./fetch-order.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the form that looks up an order, on a page from before a release, offers to reload it', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  render(
    <MemoryRouter>
      <FindOrderScreen />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send me the link' }))
  expect(await screen.findByText(RENEWED, { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})
