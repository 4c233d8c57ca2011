import { screen } from '@testing-library/react'
import { type ComponentProps, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { JobRow } from './job-row.tsx'

type Job = ComponentProps<typeof JobRow>['job']
const job: Job = { id: 'a', kind: 'mail.lead-receipt', state: 'refused', lastError: 'No such mailbox' }

const row = (state: Job['state']) => (
  <StrictMode>
    <JobRow job={{ ...job, state }} again="Send again" />
  </StrictMode>
)

test('the focus stays on the job when its button disappears', () => {
  const { rerender } = renderAdmin(row('refused'))
  screen.getByRole('button', { name: /^Send again/ }).focus()
  rerender(row('ready'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('listitem'))
})

test('a stopped refund can only run again: something waits for it', () => {
  renderAdmin(<JobRow job={{ ...job, kind: 'payments.refund', state: 'dead' }} again="Run again" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Run again'])
})

test('a stopped job can be settled; a settled one can still run again', () => {
  const { rerender } = renderAdmin(row('dead'))
  expect(screen.getByRole('button', { name: 'It is settled: Mail to the visitor: receipt' })).toBeTruthy()
  rerender(row('settled'))
  expect(screen.getByText('Settled')).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send again'])
})

test('the focus is left alone if it has moved elsewhere', () => {
  const { rerender } = renderAdmin(row('refused'))
  rerender(row('ready'))
  expect(document.activeElement).toBe(document.body)
})
