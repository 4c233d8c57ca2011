import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../testing.ts'

test('x', async () => {
  const page = await openPage('/services')
  expect(within(page).getByRole('heading', { level: 1 }).textContent).toBe(
    'Seven services, priced in the open.',
  )
  expect(document.title).toContain('Services')
})
