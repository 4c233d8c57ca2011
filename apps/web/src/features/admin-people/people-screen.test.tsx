import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { PeopleScreen } from './people-screen.tsx'

const record = {
  kind: 'booking',
  id: 'Qx7_ada',
  at: '2026-11-20T15:00:00.000Z',
  title: 'SEO Website Audit',
  erasure: 'delete',
  reason: null,
  fields: {},
}

function lookUp(answers: Response[]) {
  vi.stubGlobal('fetch', async () => answers.shift())
  renderAdmin(<PeopleScreen />)
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }))
}

test('an invalid address shows its error at its field, which takes the focus', async () => {
  const fields = { email: 'Email is required' }
  lookUp([Response.json({ code: 'invalid_input', error: 'Please check.', fields }, { status: 400 })])
  expect(await screen.findByText('Email is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
  expect(screen.queryByText('Please check.')).toBeNull()
})

test('a reload shows the last person looked up, not the one from the link', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { email } = JSON.parse(String(body))
    asked.push(email)
    return Response.json({ email, records: [] })
  })
  const screenAfter = (reloads: number) => (
    <MemoryRouter initialEntries={[{ pathname: '/admin/people', state: { email: 'ada@bakery.example' } }]}>
      <QueryClientProvider key={reloads} client={new QueryClient()}>
        <PeopleScreen />
      </QueryClientProvider>
    </MemoryRouter>
  )
  const { rerender } = render(screenAfter(0))
  await screen.findByText('Nothing is kept about ada@bakery.example')
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'gil@dock.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }))
  await screen.findByText('Nothing is kept about gil@dock.example')
  rerender(screenAfter(1))
  await screen.findByText('Nothing is kept about gil@dock.example')
  expect(asked).toEqual(['ada@bakery.example', 'gil@dock.example', 'gil@dock.example'])
})

test('a booking links to its card; after an erasure the focus is on its result', async () => {
  const email = 'ada@bakery.example'
  lookUp([
    Response.json({ email, records: [record] }),
    Response.json({ deleted: 1, emptied: 0, waiting: [] }),
    Response.json({ email, records: [] }),
  ])
  const link = await screen.findByRole('link', { name: 'SEO Website Audit' })
  expect(link.getAttribute('href')).toBe('/admin/bookings?search=Qx7_ada')
  fireEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
  const nothing = await screen.findByText(`Nothing is kept about ${email}`)
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(nothing)).toBe(true)
})

test('an erasure reports its result even if its dialog was closed before the answer', async () => {
  const erased = Promise.withResolvers<Response>()
  const found = (records: object[]) => Response.json({ email: 'ada@bakery.example', records })
  const answers = [found([record]), erased.promise, found([])]
  vi.stubGlobal('fetch', async () => answers.shift())
  renderAdmin(<PeopleScreen />)
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Erase…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
  await screen.findByRole('button', { name: 'Erasing…' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  erased.resolve(Response.json({ deleted: 1, emptied: 0, waiting: [] }))
  expect(await screen.findByText('Erased')).toBeTruthy()
  expect(await screen.findByText('Nothing is kept about ada@bakery.example')).toBeTruthy()
})

test('a request about records that all have to wait is noted, and says when they are erased', async () => {
  const email = 'ada@bakery.example'
  const waiting = { ...record, erasure: 'wait', reason: 'The session is still to come.' }
  lookUp([
    Response.json({ email, records: [waiting] }),
    Response.json({ deleted: 0, emptied: 0, waiting: [waiting] }),
    Response.json({ email, records: [waiting] }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Erase…' }))
  expect(screen.getByText(/can be erased yet\. The request will be noted/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('Noted')).toBeTruthy()
  expect(screen.getByText(/^Nothing could be erased yet\. 1 has to wait/)).toBeTruthy()
})

test.each([
  ['was lost', () => Promise.reject(new TypeError('offline')), /^The response was lost, so we do not know/],
  [
    'is a failure of the server',
    () => Response.json({ code: 'internal', error: 'Not now.' }, { status: 500 }),
    /^It was not finished\. If it was noted, it is finished within the hour: .* Not now\.$/,
  ],
] as const)(
  'an erasure whose answer %s claims neither success nor that nothing was erased',
  async (_, answer, words) => {
    const found = () => Response.json({ email: 'ada@bakery.example', records: [record] })
    const answers: (() => Response | Promise<Response>)[] = [found, answer]
    vi.stubGlobal('fetch', async () => (answers.shift() ?? found)())
    renderAdmin(<PeopleScreen />)
    fireEvent.click(screen.getByRole('button', { name: 'Look up' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Erase…' }))
    fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  },
)

test('the exported file stays available until the browser has saved it', async () => {
  lookUp([Response.json({ email: 'ada@bakery.example', records: [record] })])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const revoke = vi.fn()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:copy', revokeObjectURL: revoke }))
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`)
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Save a copy' }))
  expect(saved).toEqual(['blob:copy kept-about-ada-bakery-example.json'])
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:copy')
})
