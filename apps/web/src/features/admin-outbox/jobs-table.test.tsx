import type { Job } from '@beacon/contract/outbox'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { JobsTable } from './jobs-table.tsx'

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

const show = (...jobs: Job[]) => renderAdmin(<JobsTable jobs={jobs} />)

test('a finished job shows when it finished, and no next run', () => {
  show(job, { ...job, id: 'b', state: 'refused', doneAt: null })
  expect(screen.getByRole('columnheader', { name: 'When' })).toBeTruthy()
  expect(screen.getByText('just now')).toBeTruthy()
  expect(screen.getByText('not until you run it')).toBeTruthy()
})

test('a stopped job is settled with one press', async () => {
  const fetch = vi.fn(async () => Response.json({ job: { ...job, state: 'settled' } }))
  vi.stubGlobal('fetch', fetch)
  show({ ...job, state: 'uncertain', doneAt: null })
  fireEvent.click(screen.getByRole('button', { name: /^It is settled/ }))
  expect(await screen.findByText('Settled: it needs nobody any more.')).toBeTruthy()
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/admin/outbox/a/settle', expect.anything())
})

test('nothing is offered for a job that is done, and only its run for one that waits', () => {
  show(job, { ...job, id: 'b', state: 'ready', attempts: 1, doneAt: null })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Run now'])
})

test.each([
  ['mail.lead-receipt', 'The email goes out.'],
  ['booking.offer-end', /^The person on the waiting list loses the time/],
  ['payments.release', /its payment link stops working/],
  ['prints.submit', /the buyer can no longer cancel it/],
])(
  'running a planned %s now asks for confirmation, which says what it does and shows a failure',
  async (kind, effect) => {
    const fetch = vi.fn(async () =>
      Response.json({ code: 'conflict', error: 'It runs already.' }, { status: 409 }),
    )
    vi.stubGlobal('fetch', fetch)
    const runAt = new Date(Date.now() + 86_400_000).toISOString()
    show({ ...job, kind, state: 'ready', attempts: 0, runAt, doneAt: null })
    fireEvent.click(screen.getByRole('button', { name: /^Run now/ }))
    const question = within(screen.getByRole('dialog', { name: 'Do it now?' }))
    expect(question.getByText(/this is planned for/)).toBeTruthy()
    expect(question.getByText(effect)).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
    fireEvent.click(question.getByRole('button', { name: 'Run it now' }))
    expect((await question.findByRole('alert')).textContent).toBe('It runs already.')
  },
)
