import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FormSender } from './form-attempt.ts'
import { loadPart, tryAgain } from './load-part.ts'
import { silentSince } from './popup-silence.ts'
import { useVisitorForm } from './use-visitor-form.ts'

const FAILURE = 'Failed to send message.'
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

interface Props {
  load?: () => Promise<FormSender<'name', { name: string }>>
}

function Writing({ load = gone }: Props) {
  const { form, status, handleInput, handleSubmit, reset } = useVisitorForm({
    id: 'writing',
    fields: ['name'],
    draft: 'writing-draft',
    load,
    failure: FAILURE,
    event: 'contact_form_submit',
    onSent: () => reset(),
  })
  return (
    <form ref={form} id="writing" aria-label="Writing" onInput={handleInput} onSubmit={handleSubmit}>
      <input name="name" aria-label="Name" />
      <button type="submit">{status.phase}</button>
    </form>
  )
}

const posted = () => vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})

function send(props: Props = {}) {
  render(<Writing {...props} />)
  fillAndSubmit()
}

function fillAndSubmit() {
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ann Lee' } })
  fireEvent.submit(screen.getByRole('form'))
}

test('a form whose module a release has replaced is posted by the browser, once, with what was typed', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal('alert', vi.fn())
  const post = posted()
  send()
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann Lee')
  fireEvent.submit(screen.getByRole('form'))
  expect(screen.getByRole('button').textContent).toBe('sending')
  expect(post).toHaveBeenCalledOnce()
  expect(alert).not.toHaveBeenCalled()
  expect(silentSince.read(), 'nobody is asked for what they have just given').not.toBeNull()
  expect(sessionStorage.getItem('writing-draft'), 'until the page that answers has come').toContain('Ann Lee')
  fireEvent(window, new Event('pageshow'))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('editing'))
})

test('a form whose native post no page has answered can be sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', async () => new Response())
  const post = posted()
  send()
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  await act(() => vi.advanceTimersByTimeAsync(19_000))
  expect(screen.getByRole('button').textContent).toBe('sending')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('button').textContent).toBe('editing')

  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  fireEvent(window, new Event('pageshow'))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('editing'))
  fireEvent.submit(screen.getByRole('form'))
  await act(() => vi.advanceTimersByTimeAsync(19_500))
  expect(screen.getByRole('button').textContent, 'of the last post only').toBe('sending')
})

test('without a connection the form stays, and says that it was not sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('alert', vi.fn())
  const post = posted()
  send()
  await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(FAILURE))
  expect(post).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann Lee')
})

test('what failed for lack of a connection is repeated in the same document', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const repeat = vi.fn()
  await expect(loadPart(gone)).rejects.toMatchObject({ code: 'network' })
  tryAgain(repeat)
  expect(repeat).toHaveBeenCalledOnce()
})

test('a form that failed is sent again as the same message, and as another one after it was sent', async () => {
  vi.stubGlobal('alert', vi.fn())
  const deliver = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(undefined)
  const sender: FormSender<'name', { name: string }> = {
    check: ({ name }) => ({ form: { name } }),
    send: deliver,
  }
  send({ load: async () => sender })
  const ids = () => deliver.mock.calls.map(([{ id }]) => id)
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('editing'))
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(ids()).toHaveLength(2))
  expect(ids()[1]).toBe(ids()[0])
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('editing'))
  fillAndSubmit()
  await waitFor(() => expect(ids()).toHaveLength(3))
  expect(ids()[2]).not.toBe(ids()[0])
})
