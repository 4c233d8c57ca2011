import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { useSend } from './queries.ts'
import { SendDialog } from './send-dialog.tsx'

const draft = { subject: 'Tides', body: 'High at nine.', list: 'marketing-tips' } as const

const Sending = ({ onSent }: { onSent: () => void }) => (
  <SendDialog draft={draft} reach={2} send={useSend(onSent)} onClose={() => {}} />
)

function open() {
  const onSent = vi.fn()
  renderAdmin(<Sending onSent={onSent} />)
  return onSent
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send it' }))

test('a letter resent after a lost answer is sent once, and the dialog says what happened', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    if (keys.length === 1) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, recipients: 2, id: 'letter' })
  })
  const onSent = open()
  send()
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('it may be on its way')
  expect(screen.getAllByText(failure.textContent)).toHaveLength(1)
  send()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a letter whose sending completes after its dialog was closed is not offered for sending again', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const onSent = open()
  send()
  await screen.findByRole('button', { name: 'Sending…' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  answer.resolve(Response.json({ success: true, recipients: 2, id: 'letter' }))
  await screen.findByText('The letter is on its way.')
  expect(onSent).toHaveBeenCalledOnce()
})
