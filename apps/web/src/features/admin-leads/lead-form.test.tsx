import type { Lead } from '@beacon/contract/leads'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { LeadForm } from './lead-form.tsx'

const ann = (staffNotes: string, more: Partial<Lead> = {}) =>
  ({ id: 'ann', status: 'new', followUpOn: null, staffNotes, ...more }) as Lead

function open(lead = ann('')) {
  const { rerender } = renderAdmin(<LeadForm lead={lead} />)
  return (lead: Lead) => rerender(<LeadForm lead={lead} />)
}

/** Returns what pressing Save sends. */
async function save() {
  const fetch = vi.fn(async (_address: string, _request: RequestInit) =>
    Response.json({ lead: ann('Wrote.') }),
  )
  vi.stubGlobal('fetch', fetch)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  return JSON.parse(String(fetch.mock.calls[0]?.[1].body))
}

const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Staff notes/ })
const MEANWHILE = /Somebody else has changed these notes/

test('ADMIN-5: notes saved meanwhile by another browser are shown before they are overwritten', async () => {
  const show = open()
  fireEvent.change(notes(), { target: { value: 'Wrote.' } })
  expect(screen.queryByText(MEANWHILE)).toBeNull()
  show(ann('Called.'))
  expect(notes().value).toBe('Wrote.')
  expect(screen.getByText(MEANWHILE)).toBeTruthy()
  expect(screen.getByText('Called.')).toBeTruthy()
  expect(await save()).toEqual({ staffNotes: 'Wrote.', staffNotesBefore: 'Called.' })
})

test('a notes conflict is reported once, with the other notes', async () => {
  const show = open()
  fireEvent.change(notes(), { target: { value: 'Wrote.' } })
  const error = 'Somebody else has changed these notes in the meantime.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 'conflict', error }, { status: 409 }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(error)).toBeTruthy()
  show(ann('Called.'))
  expect(screen.getAllByText(MEANWHILE)).toHaveLength(1)
  expect(screen.getByText('Called.')).toBeTruthy()
})

test('leaving the form while it saves leaves no draft', async () => {
  open()
  fireEvent.change(notes(), { target: { value: 'Wrote.' } })
  const sent = save()
  cleanup()
  await sent
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
})

test('ADMIN-5: changing the status neither sends the notes nor reports a notes conflict', async () => {
  const show = open()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'won' } })
  show(ann('Called.'))
  expect(screen.queryByText(MEANWHILE)).toBeNull()
  expect(await save()).toEqual({ status: 'won' })
})

const followUp = () => screen.getByLabelText<HTMLInputElement>(/^Follow up on/)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('ADMIN-5: the follow-up day is set with one press, by New York’s calendar', async () => {
  // Still Wednesday in New York.
  vi.useFakeTimers({ now: new Date('2026-11-26T03:00:00Z'), toFake: ['Date'] })
  open()
  press('In three days')
  expect(followUp().value).toBe('2026-11-28')
  expect(screen.getByText(/^Saturday/)).toBeTruthy()
  press('Tomorrow')
  expect(await save()).toEqual({ followUpOn: '2026-11-26' })
})

test('a day that was changed and changed back is not a change, even if another browser saves one', () => {
  const show = open()
  press('Tomorrow')
  press('No day')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  show(ann('', { followUpOn: '2099-12-01' }))
  expect(followUp().value).toBe('2099-12-01')
})

test('ADMIN-5: closing a lead says that its follow-up is dropped, and sends no date', async () => {
  open(ann('', { followUpOn: '2099-12-01' }))
  press('Tomorrow')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'lost' } })
  expect(screen.queryByLabelText(/^Follow up on/)).toBeNull()
  expect(screen.getByText(/^Saving removes its follow-up on Dec.1,.2099/)).toBeTruthy()
  expect(await save()).toEqual({ status: 'lost' })
})

test('ADMIN-5: a change whose answer was lost counts as saved once the lead has it, and can be gone on with', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const show = open()
  fireEvent.change(notes(), { target: { value: 'Wrote.' } })
  press('Save')
  expect(await screen.findByRole('alert')).toBeTruthy()
  show(ann('Wrote.'))
  expect(screen.getByText('Saved')).toBeTruthy()
  expect(screen.queryByRole('alert'), 'nothing to try again').toBeNull()
  fireEvent.change(notes(), { target: { value: 'Wrote twice.' } })
  expect(screen.queryByText(MEANWHILE), 'they are the own notes').toBeNull()
  expect(screen.queryByText('Saved')).toBeNull()
})
