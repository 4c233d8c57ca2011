import type { Job } from '@beacon/contract/outbox'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { JobsTable } from './jobs-table.tsx'

afterEach(cleanup)

const now = new Date().toISOString()
const job: Job = {
  id: 'a',
  kind: 'mail.lead-receipt',
  subject: 'lead:1',
  state: 'done',
  attempts: 1,
  runAt: now,
  lastError: null,
  createdAt: now,
  doneAt: now,
}

test('of a job that is done the table says when that was, and no next run', () => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <JobsTable jobs={[job, { ...job, id: 'b', state: 'refused', doneAt: null }]} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  expect(screen.getByRole('columnheader', { name: 'When' })).toBeTruthy()
  expect(screen.getByText('just now')).toBeTruthy()
  expect(screen.getByText('not until you run it')).toBeTruthy()
})
