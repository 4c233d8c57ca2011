import type { Booking } from '@beacon/contract/booking-admin'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { renderAdmin } from '../admin/testing.tsx'
import { MoveDialog } from './move-dialog.tsx'

const booking = { id: 'a', name: 'Ada Baker', date: '2026-11-23', time: '9:00 AM' } as Booking

const closedDays = [
  {
    from: '2026-11-26',
    until: '2026-11-26',
    message: '',
    note: 'Thanksgiving',
    bookings: 0,
    firstBooked: null,
  },
]

function open(answer: Response, closed = () => Response.json({ closedDays })) {
  vi.stubGlobal('fetch', async (address: string) => (address.includes('closed') ? closed() : answer))
  const onClose = vi.fn()
  renderAdmin(<MoveDialog open booking={booking} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  return onClose
}

test('a move shows a confirmation', async () => {
  const onClose = open(Response.json({ success: true, booking }))
  expect(await screen.findByText('The booking is moved.')).toBeTruthy()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('the day has the focus first, whenever the dialog opens', () => {
  vi.stubGlobal('fetch', async () => Response.json({ closedDays }))
  const dialog = (isOpen: boolean) => <MoveDialog open={isOpen} booking={booking} onClose={() => {}} />
  const { rerender } = renderAdmin(dialog(false))
  rerender(dialog(true))
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
})

test.each([true, false])(
  'ADMIN-4 the visitor is notified of a move, unless the box is unchecked: %s',
  async (notify) => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
      if (address.includes('closed')) return Response.json({ closedDays })
      sent.push(JSON.parse(String(body)))
      return Response.json({ success: true, booking })
    })
    renderAdmin(<MoveDialog open booking={booking} onClose={() => {}} />)
    if (!notify) fireEvent.click(screen.getByLabelText('Tell the visitor by email'))
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    await screen.findByText('The booking is moved.')
    expect(sent).toEqual([expect.objectContaining({ date: '2026-11-23', time: '9:00 AM', notify })])
  },
)

test('an invalid date shows its error at its field, which takes the focus', async () => {
  const error = 'Please check the highlighted fields.'
  const fields = { date: 'Please choose a date' }
  const onClose = open(Response.json({ code: 'invalid_input', error, fields }, { status: 400 }))
  expect(await screen.findByText('Please choose a date')).toBeTruthy()
  expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
  expect(screen.queryByText(error)).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('a taken time is refused in the office’s words', async () => {
  open(Response.json({ code: 'slot_taken', error: 'This time has just been taken.' }, { status: 409 }))
  const sentence =
    'This time is taken: booked (“Week” shows it), being paid for, or kept for somebody in line.'
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

test('a closed day is marked as closed before the form is submitted', async () => {
  open(Response.json({ code: 'slot_taken', error: 'Taken' }, { status: 409 }))
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-11-26' } })
  expect(await screen.findByText('Closed (note: Thanksgiving)')).toBeTruthy()
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-11-27' } })
  expect(screen.queryByText('Closed (note: Thanksgiving)')).toBeNull()
})

test('if the closed days fail to load, the dialog says so instead of treating the day as open', async () => {
  const lost = () => Response.json({ code: 'internal', error: 'Not now.' }, { status: 500 })
  open(Response.json({ success: true, booking }), lost)
  expect(await screen.findByText('Could not load the closed days')).toBeTruthy()
})

test('a pending move is sent once, even if the dialog is closed and reopened', async () => {
  const answer = Promise.withResolvers<Response>()
  const moves: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('closed')) return Response.json({ closedDays })
    moves.push(address)
    return answer.promise
  })
  const dialog = (open: boolean) => <MoveDialog open={open} booking={booking} onClose={() => {}} />
  const { rerender } = renderAdmin(dialog(true))
  const press = () => fireEvent.submit(screen.getByLabelText('Day').closest('form') as HTMLFormElement)
  press()
  press()
  await screen.findByRole('button', { name: 'Moving…' })
  const leave = screen.getByRole('button', { name: 'Leave it' })
  expect(isOff(leave), 'it would not take back the move').toBe(true)
  rerender(dialog(false))
  rerender(dialog(true))
  expect(isOff(screen.getByRole('button', { name: 'Moving…' }))).toBe(true)
  press()
  answer.resolve(Response.json({ success: true, booking }))
  expect(await screen.findByText('The booking is moved.')).toBeTruthy()
  expect(moves).toHaveLength(1)
})

test('a move that fails once the dialog is closed is told in a toast', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('closed') ? Response.json({ closedDays }) : answer.promise,
  )
  const dialog = (open: boolean) => <MoveDialog open={open} booking={booking} onClose={() => {}} />
  const { rerender } = renderAdmin(dialog(true))
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  await screen.findByRole('button', { name: 'Moving…' })
  rerender(dialog(false))
  answer.resolve(Response.json({ code: 'slot_taken', error: 'Taken' }, { status: 409 }))
  expect(await screen.findByText(/^This time is taken: booked/)).toBeTruthy()
})
