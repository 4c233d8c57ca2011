import { LEAST_TIME_MS } from '@beacon/rules/submission-flags'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageData, PageDataProvider } from '../../page-data.ts'
import { SignUpBox } from './sign-up-box.tsx'

const FAILED = 'That did not reach us. Please try again in a moment.'
const SENT = 'One more step: check your inbox.'

/** A stub of the API: records every call and gives the response that the test sets. */
const sent: { path: string; key: string | null; body: Record<string, unknown> }[] = []
let answer: () => Response | Promise<Response>

const accepted = () => Response.json({ success: true, message: '' }, { status: 202 })
const refused = (fields: object) =>
  Response.json(
    {
      success: false,
      code: 'invalid_input',
      error: 'Please check',
      message: 'Please check',
      fields,
      requestId: 'r',
    },
    { status: 400 },
  )

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers({ toFake: ['performance'] })
  answer = accepted
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    sent.push({ path, key: new Headers(headers).get('Idempotency-Key'), body: JSON.parse(String(body)) })
    return answer()
  })
})

const box = (variant: 'tips' | 'updates' | 'merch' = 'tips', data: PageData = {}) => (
  <PageDataProvider value={data}>
    <MemoryRouter initialEntries={['/blog/a-post']}>
      <SignUpBox variant={variant} />
    </MemoryRouter>
  </PageDataProvider>
)

const address = () => screen.getByLabelText<HTMLInputElement>('Your email address')
const type = (value: string, ms = 5000) => {
  vi.advanceTimersByTime(ms)
  fireEvent.input(address(), { target: { value } })
}
const submit = () => fireEvent.click(screen.getByRole('button'))

describe('BLOG-11 the sign-up box', () => {
  it.each([
    ['tips', 'Get Marketing Tips', 'Subscribe'],
    ['updates', 'Stay Updated', 'Subscribe'],
    ['merch', 'Get Notified About New Merch', 'Join List'],
  ] as const)('of the variant %s says “%s” and “%s”', (variant, title, button) => {
    render(box(variant))
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('form', { name: title })).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
    expect(address().type).toBe('email')
  })

  it('sends the address with its list and page, and replaces the form with the next step', async () => {
    render(box('merch'))
    type(' ann@lee.example ')
    submit()
    await waitFor(() => expect(document.activeElement?.textContent).toContain(SENT))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: new RegExp(`^${SENT}`) }))
    expect(screen.queryByRole('status'), 'the focus announces it, so nothing else does').toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
    expect(sent).toEqual([
      {
        path: '/api/newsletter/subscribe',
        key: expect.any(String),
        body: {
          email: 'ann@lee.example',
          list: 'merch',
          source: '/blog/a-post',
          faxNumber: '',
          elapsedMs: expect.any(Number),
        },
      },
    ])
  })

  it('delays an autofilled address to the least time of a human, so that it is not taken for a script’s', async () => {
    vi.useFakeTimers()
    render(box())
    type('ann@lee.example', 100)
    submit()
    await vi.advanceTimersByTimeAsync(LEAST_TIME_MS - 101)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toMatchObject([{ body: { elapsedMs: LEAST_TIME_MS } }])
  })

  it.each([
    ['', 'Email is required'],
    ['ann at lee', 'Invalid email address'],
    ['a@b.test,evil@x.test', 'Invalid email address'],
  ])('shows the error of “%s” at the field, and sends nothing', async (value, message) => {
    render(box())
    type(value)
    submit()
    await screen.findByText(message)
    expect(address().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(address().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      message,
    )
    expect(document.activeElement).toBe(address())
    expect(sent).toEqual([])

    type('ann@lee.example')
    expect(screen.queryByText(message)).toBeNull()
  })

  it('announces the error of an address that is sent again from inside its field, each time', async () => {
    render(box())
    type('ann at lee')
    address().focus()
    for (const times of [1, 2]) {
      fireEvent.submit(screen.getByRole('form'))
      await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(times))
      expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Invalid email address')
    }
    expect(document.activeElement).toBe(address())
  })

  it('shows the server’s error about the address', async () => {
    answer = () => refused({ email: 'Invalid email address' })
    render(box())
    type('ann@lee.example')
    submit()
    await screen.findByText('Invalid email address')
    expect(screen.queryByText(FAILED)).toBeNull()
  })

  it('keeps the address if sending fails, and retries the same request', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    render(box())
    type('ann@lee.example')
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED)
    expect(address().value).toBe('ann@lee.example')

    answer = accepted
    submit()
    await screen.findByText(SENT)
    expect(sent[1]).toEqual(sent[0])
  })

  it('retries the same request from another page, where the footer is the same box', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    render(
      <MemoryRouter initialEntries={['/about']}>
        <SignUpBox variant="updates" />
        <Link to="/partners">Partners</Link>
      </MemoryRouter>,
    )
    type('ann@lee.example')
    submit()
    await screen.findByRole('alert')
    fireEvent.click(screen.getByText('Partners'))
    answer = accepted
    submit()
    await screen.findByText(SENT)
    expect(sent[1]).toEqual(sent[0])
    expect(sent[1]?.body.source).toBe('/about')
  })

  it('shows how long to wait, and whom to call, after too many', async () => {
    const error =
      'We have had a lot of requests from your network or email address. Please try again in 20 hours, or call (631) 555-0142.'
    const refusal = { success: false, code: 'too_many_requests', error, message: error }
    answer = () => Response.json(refusal, { status: 429 })
    render(box())
    type('ann@lee.example')
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe(error)
    const signUp = { sent: false, values: { list: 'merch' }, fields: {}, failure: error }
    expect(renderToString(box('merch', { signUp }))).toContain(error)
  })

  it('posts to the newsletter’s page without JavaScript', () => {
    const html = renderToString(box('merch'))
    expect(html).toContain('action="/newsletter"')
    expect(html).toContain('name="list" value="merch"')
    expect(html).toContain('name="source" value="/blog/a-post"')
  })

  it('comes back from there with its value and error, in its own box only', () => {
    const signUp = {
      sent: false,
      values: { email: 'nope', list: 'merch' },
      fields: { email: 'Invalid email address' },
    }
    expect(renderToString(box('merch', { signUp }))).toContain('value="nope"')
    expect(renderToString(box('merch', { signUp }))).toContain('Invalid email address')
    expect(renderToString(box('tips', { signUp }))).not.toContain('Invalid email address')
    expect(renderToString(box('merch', { signUp: { ...signUp, fields: {} } }))).toContain(FAILED)
  })

  it('keeps what was typed before hydration', () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(box())
    const input = container.querySelector<HTMLInputElement>('input[type="email"]')
    if (input) input.value = 'early@lee.example'
    render(box(), { container, hydrate: true })
    expect(address().value).toBe('early@lee.example')
  })
})
