import type { Booking } from '@beacon/contract/booking-admin'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { renderAdmin } from '../admin/testing.tsx'
import { LinkDialog } from './link-dialog.tsx'

const LINK = 'https://meet.example/ada'
const OTHER = 'https://meet.example/other'
const booking = { id: 'a', name: 'Ada Baker', email: 'ada@bakery.example', meetingLink: LINK } as Booking

function open(answer: Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    sent.push([path, JSON.parse(String(body))])
    return answer
  })
  const onClose = vi.fn()
  const dialog = (of: Booking) => <LinkDialog open booking={of} onClose={onClose} />
  const { rerender } = renderAdmin(dialog(booking))
  return { sent, onClose, show: (of: Booking) => rerender(dialog(of)) }
}

const field = () => screen.getByLabelText(/^Link to the video call/) as HTMLInputElement
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and email it' }))

test('a video link is saved together with the one that was read, and the address is named to which it goes', async () => {
  const { sent, onClose, show } = open(Response.json({ success: true, booking }))
  expect(document.activeElement).toBe(field())
  show({ ...booking, meetingLink: 'https://meet.example/meanwhile' })
  expect(field().value).toBe(LINK)
  fireEvent.input(field(), { target: { value: OTHER } })
  save()
  expect(await screen.findByText('The link is saved and on its way to ada@bakery.example.')).toBeTruthy()
  expect(sent).toEqual([['/api/admin/bookings/a/link', { meetingLink: OTHER, seen: LINK }]])
  expect(onClose).toHaveBeenCalled()
})

test('an invalid video link shows its error at its field', async () => {
  const sentence = 'Please enter an address that starts with https://'
  const answer = { code: 'invalid_input', error: 'Please check it.', fields: { meetingLink: sentence } }
  const { onClose } = open(Response.json(answer, { status: 400 }))
  save()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(onClose).not.toHaveBeenCalled()
})

test('a video link that somebody else has changed meanwhile says so, shows theirs, and can then be saved over it', async () => {
  const error = 'Somebody else has changed the link since.'
  const theirs = 'https://meet.example/theirs'
  const { sent, show, onClose } = open(Response.json({ code: 'conflict', error }, { status: 409 }))
  fireEvent.input(field(), { target: { value: OTHER } })
  save()
  expect(await screen.findByText(error)).toBeTruthy()
  expect(screen.queryByText(/Saved by now/)).toBeNull()
  show({ ...booking, meetingLink: theirs })
  expect(screen.getByText(`Saved by now: ${theirs}`)).toBeTruthy()
  expect(field().value).toBe(OTHER)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    sent.push([path, JSON.parse(String(body))])
    return Response.json({ success: true, booking })
  })
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    ['/api/admin/bookings/a/link', { meetingLink: OTHER, seen: LINK }],
    ['/api/admin/bookings/a/link', { meetingLink: OTHER, seen: theirs }],
  ])
})

test('a link on its way cannot be taken back, and a lost answer after closing says to look at the booking', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const dialog = (isOpen: boolean) => <LinkDialog open={isOpen} booking={booking} onClose={() => {}} />
  const { rerender } = renderAdmin(dialog(true))
  save()
  await screen.findByRole('button', { name: 'Saving…' })
  expect(isOff(screen.getByRole('button', { name: 'Leave it' }))).toBe(true)
  rerender(dialog(false))
  answer.reject(new TypeError('Failed to fetch'))
  expect(await screen.findByText(/^The response was lost.*Please look at the record\.$/)).toBeTruthy()
})
