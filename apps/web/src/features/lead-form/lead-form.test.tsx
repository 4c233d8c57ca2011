import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { FAILURE, LeadForm } from './lead-form.tsx'

/** A stub of the API: records every call and gives the response that the test sets. */
const sent: { path: string; key: string | null; body: Record<string, unknown> }[] = []
let answer: () => Response | Promise<Response>

const ok = () => Response.json({ success: true, message: '', id: 'lead1' })

beforeEach(() => {
  sent.length = 0
  answer = ok
  vi.stubGlobal('alert', vi.fn())
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    sent.push({ path, key: new Headers(headers).get('Idempotency-Key'), body: JSON.parse(String(body)) })
    return answer()
  })
})

const onDone = vi.fn()
const form = () => (
  <MemoryRouter>
    <LeadForm id="lead" source="Free audit" title="Free audit" submitLabel="Send it" onDone={onDone} />
  </MemoryRouter>
)

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send it' }))

function fillIn() {
  type(/^Name/, 'Ann Lee')
  type(/^Email/, 'ann@lee.example')
  type(/^Phone/, '631 555 0100')
  type(/^Business name/, 'Lee Marine')
  type(/^Business type/, 'automotive')
}

describe('LEAD-4 the lead form', () => {
  it('has six fields, of which only the website is optional', () => {
    render(form())
    const fields = [/^Name/, /^Email/, /^Phone/, /^Business name/, /^Business type/, /^Current website/]
    expect(fields.map((name) => field(name).getAttribute('aria-required'))).toEqual([
      'true',
      'true',
      'true',
      'true',
      'true',
      null,
    ])
    expect(field(/^Current website/).type).toBe('url')
  })

  it('offers eleven business types after a blank option', () => {
    render(form())
    const options = within(field(/^Business type/)).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select a type'],
      ['restaurant', 'Restaurant'],
      ['retail', 'Retail'],
      ['professional', 'Professional services'],
      ['healthcare', 'Healthcare'],
      ['legal', 'Legal'],
      ['real-estate', 'Real estate'],
      ['home-services', 'Home services'],
      ['fitness', 'Fitness'],
      ['automotive', 'Automotive'],
      ['nonprofit', 'Nonprofit'],
      ['other', 'Other'],
    ])
  })

  it('names what is missing in the specification’s words, and sends nothing', async () => {
    render(form())
    submit()
    await screen.findByText('Please check these fields')
    const messages = [/^Name/, /^Email/, /^Phone/, /^Business name/, /^Business type/].map(
      (name) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent,
    )
    expect(messages).toEqual([
      'Name is required',
      'Email is required',
      'Phone number is required',
      'Business name is required',
      'Please select your business type',
    ])
    expect(sent).toEqual([])
  })

  it('rejects an invalid address', async () => {
    render(form())
    fillIn()
    type(/^Email/, 'ann')
    submit()
    expect((await screen.findAllByText('Invalid email address')).length).toBeGreaterThan(0)
  })

  it('accepts a website without https://, and rejects an invalid one', async () => {
    render(form())
    fillIn()
    type(/^Current website/, 'see my card')
    submit()
    const message = 'Please enter an address that starts with http:// or https://'
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    type(/^Current website/, ' www.leemarine.example/boats ')
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.currentWebsite).toBe('https://www.leemarine.example/boats')
  })

  it('sends the contact-form call with its source and attribution', async () => {
    render(form())
    fillIn()
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      path: '/api/contact-form',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      body: {
        name: 'Ann Lee',
        email: 'ann@lee.example',
        phone: '631 555 0100',
        businessName: 'Lee Marine',
        businessType: 'automotive',
        currentWebsite: '',
        source: 'Free audit',
        faxNumber: '',
        elapsedMs: expect.any(Number),
        landingPage: '/',
      },
    })
  })

  it('can be posted without JavaScript, and identifies itself', () => {
    const { body } = new DOMParser().parseFromString(renderToString(form()), 'text/html')
    const posted = body.querySelector('form')
    expect(posted?.method).toBe('post')
    expect(posted?.getAttribute('action'), 'the address of the page, with its campaign').toBe('#write')
    expect(body.querySelector<HTMLInputElement>('input[name="source"]')?.value).toBe('Free audit')
    expect(body.querySelector('button')?.type).toBe('submit')
  })
})

describe('LEAD-5 while it is sending, and after', () => {
  it('says Processing... and cannot be pressed twice', async () => {
    let release: (response: Response) => void = () => {}
    answer = () => new Promise((resolve) => (release = resolve))
    render(form())
    fillIn()
    submit()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' })
    expect(isOff(button)).toBe(true)
    fireEvent.submit(screen.getByRole('form'))
    await waitFor(() => expect(sent).toHaveLength(1))
    release(ok())
    await screen.findByText(/^Thank you/)
    expect(sent).toHaveLength(1)
  })

  it('shows the thank-you for three seconds, then an empty form with a confirmation', async () => {
    window.dataLayer = []
    render(form())
    fillIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    submit()
    await act(() => vi.dynamicImportSettled())
    expect(window.dataLayer).toEqual([{ event: 'lead_capture_submit' }])
    delete window.dataLayer
    onDone.mockClear()
    act(() => vi.advanceTimersByTime(2999))
    expect(screen.getByRole('status').textContent).toMatch(/^Thank you/)
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('')
    expect([field(/^Name/).value, field(/^Business type/).value]).toEqual(['', ''])
    expect(onDone).toHaveBeenCalledOnce()
    expect(isOff(screen.getByRole('button', { name: 'Send it' }))).toBe(false)
  })
})

describe('LEAD-6 when it fails', () => {
  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('offline'))],
    ['the answer is no success', () => Response.json({ success: false, message: 'no' })],
    [
      'the server refuses',
      () => Response.json({ success: false, code: 'unavailable', error: 'x', message: 'x' }, { status: 503 }),
    ],
  ])('shows the error in an alert and on the page, and keeps the form: %s', async (_, failing) => {
    answer = failing
    render(form())
    fillIn()
    submit()
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(FAILURE))
    expect(FAILURE).toBe('Sorry, there was an error submitting your form. Please try again.')
    expect(screen.getByRole('alert').textContent).toBe(FAILURE)
    expect(field(/^Business name/).value).toBe('Lee Marine')
  })

  it('shows how long to wait, and whom to call, after too many', async () => {
    const error =
      'We have had a lot of requests from your network or email address. Please try again in 20 hours, or call (631) 555-0142.'
    const refusal = { success: false, code: 'too_many_requests', error, message: error }
    answer = () => Response.json(refusal, { status: 429 })
    render(form())
    fillIn()
    submit()
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith(error))
    expect(screen.getByRole('alert').textContent).toBe(error)
  })

  it('is retried with the same key, and with a new one if it was changed', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    render(form())
    fillIn()
    for (const times of [1, 2, 3]) {
      if (times === 3) type(/^Phone/, '631 555 0111')
      submit()
      await waitFor(() => expect(alert).toHaveBeenCalledTimes(times))
    }
    const [first, second, third] = sent
    expect(second).toEqual(first)
    expect(third?.key).not.toBe(first?.key)
  })
})
