import type { Campaign } from '@beacon/contract/campaigns'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { Letters } from './letters.tsx'

const letter: Campaign = {
  id: 'tides',
  subject: 'Tides',
  body: 'High at nine.',
  list: 'merch',
  createdAt: '2026-11-23T14:00:00.000Z',
  state: 'sending',
  recipients: 3,
  sent: 2,
  skipped: 0,
  undeliverable: 0,
  stuck: 0,
}

test.each([
  ['The letter is stopped.', { state: 'stopped', skipped: 1 }],
  ['Too late: the letter has already gone to everybody.', { state: 'sent', sent: 3 }],
] as const)('who stops a letter hears what became of it: %s', async (words, outcome) => {
  await stop(() => Response.json({ success: true, campaign: { ...letter, ...outcome } }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the error of a letter that could not be stopped is shown in its confirmation', async () => {
  const error = 'Please try again later.'
  await stop(() => Response.json({ code: 'unavailable', error }, { status: 503 }))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(error)
})

test('a letter shows how many addresses failed, and asks only about the others', async () => {
  await stop(() => new Response(), { recipients: 5, undeliverable: 1, skipped: 1, sent: 2, stuck: 1 })
  const words =
    'Sent to 2 of 5 people, 1 could not be delivered, 1 no longer written to, 1 in the outbox need a person'
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText(/^1 person would not get it/)).toBeTruthy()
})

async function stop(answer: () => Response, change: Partial<Campaign> = {}) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('stop')
      ? answer()
      : Response.json({ campaigns: [{ ...letter, ...change }], next: null }),
  )
  renderAdmin(<Letters />)
  fireEvent.click(await screen.findByRole('button', { name: /^Stop “.*”…$/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Stop it' }))
}
