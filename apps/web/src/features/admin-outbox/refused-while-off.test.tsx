import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { OutboxScreen } from './outbox-screen.tsx'

const PATH = '/api/admin/outbox/retry-refused'
const outbox = (refusedWhileOff: number) =>
  Response.json({ jobs: [], counts: { refused: 3 }, mailsDue: 0, refusedWhileOff, next: null })

test('jobs that were refused while an integration was off are run with one press', async () => {
  let left = 3
  const fetch = vi.fn(async (path: string) => {
    if (path !== PATH) return outbox(left)
    left = 0
    return Response.json({ jobs: 3 })
  })
  vi.stubGlobal('fetch', fetch)
  renderAdmin(<OutboxScreen />)
  const run = await screen.findByRole('button', { name: 'Run all 3 of these' })
  run.focus()
  fireEvent.click(run)
  expect(await screen.findByText('3 jobs run now.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('These can run now')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Jobs' }))
  expect(fetch.mock.calls.filter(([path]) => path === PATH)).toHaveLength(1)
})

test('a single such job is offered by itself', async () => {
  vi.stubGlobal('fetch', async () => outbox(1))
  renderAdmin(<OutboxScreen />)
  expect(await screen.findByRole('button', { name: 'Run it' })).toBeTruthy()
  expect(screen.getByText('This can run now')).toBeTruthy()
})

test('without such jobs nothing is offered', async () => {
  vi.stubGlobal('fetch', async () => outbox(0))
  renderAdmin(<OutboxScreen />)
  await screen.findByText('The outbox is empty')
  expect(screen.queryByRole('button', { name: /^Run (all|it)/ })).toBeNull()
})
