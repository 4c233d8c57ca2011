import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactPanel } from './contact-panel.tsx'
// The form loads it on first interaction; how long that takes is not under test.
import './send-contact-form.ts'
import { isOff } from '../../ui/testing.ts'

const FAILURE = 'Failed to send message. Please try again or contact us directly.'
const MAIL = '/api/email/contact'

/** A stub of the API: records every call and gives the response that the test sets for its path. */
const sent: { path: string; key: string | null; body: Record<string, unknown> }[] = []
let answers: Record<string, () => Response | Promise<Response>>

const ok = () => Response.json({ success: true, message: '', id: 'lead1' })
const refusal = (status: number, code: string, fields?: Record<string, string>, error = code) =>
  Response.json({ success: false, code, error, message: error, fields, requestId: 'r' }, { status })

beforeEach(() => {
  sent.length = 0
  answers = {}
  vi.stubGlobal('alert', vi.fn())
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    sent.push({ path, key: new Headers(headers).get('Idempotency-Key'), body: JSON.parse(String(body)) })
    return (answers[path] ?? ok)()
  })
})

const desk = (at = '/contact') => (
  <MemoryRouter initialEntries={[at]}>
    <ContactPanel />
  </MemoryRouter>
)

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))

function fillIn() {
  type(/^Name/, 'Ann Lee')
  type(/^Email/, 'ann@lee.example')
  type(/^Message/, 'Hello')
}

describe('LEAD-7 the contact form', () => {
  it('has its fields, eight services after a blank option, and a message box of six rows', () => {
    render(desk())
    for (const name of [/^Name/, /^Email/, /^Phone/, /^Business name/, /^Service/, /^Message/]) field(name)
    const options = within(field(/^Service/)).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select a service'],
      ['seo', 'SEO Services'],
      ['ppc', 'PPC Advertising'],
      ['websites', 'Website Development'],
      ['ai-automation', 'AI Automation'],
      ['chatbots', 'Chatbots'],
      ['mobile-apps', 'Mobile Apps'],
      ['hosting', 'Web Hosting'],
      ['consultation', 'Free Consultation'],
    ])
    const message = field(/^Message/)
    expect(message.getAttribute('rows')).toBe('6')
    expect(message.placeholder).toBe('Tell us about your project or questions...')
  })

  it('works as a plain form: it posts its fields to its own page', () => {
    render(desk())
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Write to us' })
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '#write'])
    expect([...new FormData(form).keys()]).toEqual([
      'name',
      'email',
      'phone',
      'businessName',
      'serviceInterest',
      'message',
      'faxNumber',
    ])
  })

  it('names what is missing under each field and in a summary, and sends nothing', async () => {
    render(desk())
    submit()
    await screen.findByText('Please check these fields')
    for (const [name, message] of [
      [/^Name/, 'Name is required'],
      [/^Email/, 'Email is required'],
      [/^Message/, 'Message is required'],
    ] as const) {
      const described = document.getElementById(field(name).getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toBe(message)
      expect(described?.className).toContain('text-danger')
    }
    const summary = screen.getByRole('group', { name: 'Please check these fields' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(sent).toEqual([])
  })

  it('announces errors by focus, not by a live region, so that correcting one does not repeat the others', async () => {
    render(desk())
    submit()
    const summary = await screen.findByRole('group', { name: 'Please check these fields' })
    expect(summary.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull()
    const messages = document.getElementById(summary.getAttribute('aria-describedby') ?? '')
    expect(messages?.textContent).toBe('Name is requiredEmail is requiredMessage is required')
  })

  it('removes an error once its field is valid, and shows no other', async () => {
    render(desk())
    type(/^Email/, 'ann')
    submit()
    await screen.findAllByText('Invalid email address')
    type(/^Email/, 'ann@lee.example')
    await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull())
    expect(screen.getAllByText('Name is required')).toHaveLength(2)
  })

  it('keeps what was typed across a reload, and clears it once sent', async () => {
    const { unmount } = render(desk())
    fillIn()
    unmount()
    render(desk())
    expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['Ann Lee', 'Hello'])
    submit()
    await screen.findByText('Your message is in.')
    cleanup()
    render(desk())
    expect(field(/^Name/).value).toBe('')
  })
})

describe('LEAD-8 sending the contact form', () => {
  it('retries with the same key and body; a changed form gets a new key', async () => {
    answers[MAIL] = () => refusal(503, 'unavailable')
    render(desk())
    fillIn()
    for (const times of [1, 2]) {
      submit()
      await waitFor(() => expect(alert).toHaveBeenCalledTimes(times))
    }
    type(/^Message/, 'Hello again')
    submit()
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(3))
    const [first, second, third] = sent.filter(({ path }) => path === MAIL)
    expect(second).toEqual(first)
    expect(third?.key).not.toBe(first?.key)
    expect(sent.some(({ path }) => path === '/api/email/lead-notification')).toBe(false)
  })
})

describe('LEAD-9 while it sends, and after', () => {
  it('shows that it is sending, and cannot be submitted twice', async () => {
    let answer: (response: Response) => void = () => {}
    answers[MAIL] = () => new Promise((resolve) => (answer = resolve))
    render(desk())
    fillIn()
    submit()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending message, please wait' })
    expect([button.textContent, isOff(button)]).toEqual(['Sending...', true])
    fireEvent.submit(screen.getByRole('form'))
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/contact-form', MAIL]))
    answer(ok())
    await screen.findByText('Your message is in.')
  })

  it('replaces the form with the confirmation, and shows an empty form on request', async () => {
    window.dataLayer = []
    render(desk())
    fillIn()
    submit()
    const heading = await screen.findByRole('heading', { name: 'Your message is in.' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    // A mistyped address can be noticed only here.
    expect(screen.getByText('ann@lee.example')).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Pick a time' }).getAttribute('href')).toBe('/booking')
    expect(window.dataLayer).toEqual([{ event: 'contact_form_submit' }])
    delete window.dataLayer
    fireEvent.click(screen.getByRole('button', { name: 'Send Another Message' }))
    expect([field(/^Name/).value, field(/^Message/).value]).toEqual(['', ''])
    await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)))
  })

  it('shows the confirmation when the server has processed the plain form', () => {
    expect(renderToString(desk('/contact?sent=1'))).toContain('Your message is in.')
  })

  it('keeps no draft of what a page confirms, be it of this form or of a lead form that was posted here', () => {
    for (const draft of ['contact-draft', 'lead-draft']) sessionStorage.setItem(draft, '{"name":"Ann"}')
    render(desk('/contact?sent=1'))
    expect([sessionStorage.getItem('contact-draft'), sessionStorage.getItem('lead-draft')]).toEqual([
      null,
      null,
    ])
  })
})

describe('LEAD-10 when it fails', () => {
  it('shows the error in an alert and on the page, and keeps the form', async () => {
    answers[MAIL] = () => Promise.reject(new TypeError('offline'))
    render(desk())
    fillIn()
    submit()
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(FAILURE))
    expect(screen.getByRole('alert').textContent).toBe(FAILURE)
    expect(field(/^Message/).value).toBe('Hello')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send Message' }))
  })

  it('shows how long to wait, and whom to call, after too many', async () => {
    const sentence =
      'We have had a lot of requests from your network or email address. Please try again in 20 hours, or call (631) 555-0142.'
    answers[MAIL] = () => refusal(429, 'too_many_requests', undefined, sentence)
    render(desk())
    fillIn()
    submit()
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(sentence))
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(field(/^Message/).value).toBe('Hello')
  })

  it('shows the server’s field errors at their fields', async () => {
    answers[MAIL] = () => refusal(400, 'invalid_input', { phone: 'Please use one line of plain text' })
    render(desk())
    fillIn()
    submit()
    await waitFor(() => expect(field(/^Phone/).getAttribute('aria-invalid')).toBe('true'))
    expect(alert).toHaveBeenCalledExactlyOnceWith(FAILURE)
  })
})
