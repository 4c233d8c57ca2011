import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { CloseForm } from './close-form.tsx'

function open() {
  renderAdmin(<CloseForm />)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close the office' }))

test('a holiday is closed with first day, last day and message, which survive leaving the screen', async () => {
  const fetch = vi.fn(async () => Response.json({ closedDays: [] }))
  vi.stubGlobal('fetch', fetch)
  open()
  type('First day', '2026-12-21')
  type('Last day', '2027-01-01')
  type('Message', 'On vacation')
  cleanup()
  open()
  close()
  expect(await screen.findByText('Closed. Existing bookings stay.')).toBeTruthy()
  const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(address).toContain('2026-12-21')
  expect(JSON.parse(String(request.body))).toEqual({ until: '2027-01-01', message: 'On vacation', note: '' })
  expect(field('Message').value).toBe('')
})

test('an invalid date shows its error once, at its field, which takes the focus', async () => {
  const sentence = 'The last day is before the first'
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'invalid_input', error: sentence, fields: { until: sentence } }, { status: 400 }),
  )
  open()
  close()
  expect(screen.getByText('Please choose a date')).toBeTruthy()
  expect(document.activeElement).toBe(field('First day'))
  close()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent, 'announced again in the field that has the focus').toBe('Please choose a date')
  type('First day', '2026-12-21')
  type('Last day', '2026-12-20')
  close()
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
  expect(document.activeElement).toBe(field('Last day'))
})

test('a part of a day is closed with its hours and a note, and without a message, which also survive leaving the screen', async () => {
  const fetch = vi.fn(async () => Response.json({ closedDays: [] }))
  vi.stubGlobal('fetch', fetch)
  open()
  type('First day', '2026-12-21')
  type('How long', 'part')
  for (const label of ['Message', 'Last day'])
    expect(screen.queryByLabelText(new RegExp(`^${label}`))).toBeNull()
  type('From', '2:00 PM')
  type('To', '3:30 PM')
  type('Note', 'Dentist')
  cleanup()
  open()
  expect(field('Day').value).toBe('2026-12-21')
  close()
  expect(await screen.findByText('Closed. Existing bookings stay.')).toBeTruthy()
  const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(address).toContain('/2026-12-21/hours')
  expect(JSON.parse(String(request.body))).toEqual({ from: '2:00 PM', to: '3:30 PM', note: 'Dentist' })
  expect(field('How long').value, 'empty again').toBe('all')
  expect(field('First day').value).toBe('')
})

test('an end that is not after the start says so at its field, which takes the focus', async () => {
  const sentence = 'The end is not after the start'
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'invalid_input', error: sentence, fields: { to: sentence } }, { status: 400 }),
  )
  open()
  type('How long', 'part')
  type('Day', '2026-12-21')
  close()
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
  expect(document.activeElement).toBe(field('To'))
})

test('days are closed once, however often the form is submitted while pending', async () => {
  const fetch = vi.fn(async () => Response.json({ closedDays: [] }))
  vi.stubGlobal('fetch', fetch)
  open()
  type('First day', '2026-12-21')
  const form = field('First day').closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(await screen.findByText('Closed. Existing bookings stay.')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a pasted message that is too long is not cut off, and the field states the limit', async () => {
  const sentence = 'The message can have at most 150 characters'
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'invalid_input', error: sentence, fields: { message: sentence } }, { status: 400 }),
  )
  open()
  type('First day', '2026-12-21')
  for (const name of ['Message', 'Note'])
    expect(field(name).maxLength, 'a browser would cut off what is pasted').toBe(-1)
  type('Message', 'We are away. '.repeat(20))
  close()
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
  expect(document.activeElement).toBe(field('Message'))
})
