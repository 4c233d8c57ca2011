import { agency } from '@beacon/content/agency'
import { inSpanish } from '@beacon/content/chat'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast.tsx'
import { ChatButton } from './chat-button.tsx'
import './chat-window.tsx'
import { historyOf } from './conversation.ts'

const FAILURE = `I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact us directly at ${agency.email}.`
const ANSWER = {
  response: 'SEO starts at $799/month.\n\n[More about SEO](/services/seo)',
  conversationId: 'conversation1',
  turn: 1,
  action: null,
  choices: [],
}

interface Sent {
  path: string
  method: string
  key: string | null
  body: Record<string, unknown>
}

const sent: Sent[] = []
/** Whether the response to the hand-over is lost. */
let isLost = false
let answer: (signal: AbortSignal | null) => Response | Promise<Response>

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const streamed = (whole: object = ANSWER, words = ANSWER.response) =>
  new Response(event('words', { text: words }) + event('done', whole), {
    headers: { 'Content-Type': 'text/event-stream' },
  })
const refused = (status: number, code: string, error: string) =>
  Response.json({ success: false, code, error, message: error, requestId: 'r' }, { status })

/** A response that the test resolves. */
function later() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = (signal) =>
    new Promise((done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason))
      promise.then(done, fail)
    })
  return resolve
}

beforeEach(() => {
  sent.length = 0
  isLost = false
  answer = () => streamed()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body, signal }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key')
    sent.push({ path, method, key, body: body ? JSON.parse(String(body)) : {} })
    if (path === '/api/chatbot/lead' && isLost) throw new TypeError('offline')
    return path === '/api/chatbot' ? answer(signal ?? null) : Response.json({ success: true })
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') || query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

let navigate: NavigateFunction
function Site() {
  navigate = useNavigate()
  return <ChatButton />
}
const visit = () =>
  render(
    <ToastProvider>
      <MemoryRouter>
        <Site />
      </MemoryRouter>
    </ToastProvider>,
  )

const opener = () => screen.getByRole('button', { name: /Chat with our assistant/ })
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const log = () => within(screen.getByRole('log'))
/** The visible conversation, without the live region. */
const SEEN = { ignore: '[aria-live]' }

async function openChat() {
  visit()
  fireEvent.click(opener())
  await screen.findByRole('dialog', { name: 'Assistant' })
}

function say(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

const asked = () => sent.filter(({ path }) => path === '/api/chatbot').map(({ body }) => body.message)

describe('CHAT-1 the button', () => {
  it('wiggles after 5 seconds and shows New after 8, counted from page load', () => {
    vi.useFakeTimers()
    vi.spyOn(performance, 'now').mockReturnValue(0)
    visit()
    act(() => vi.advanceTimersByTime(4999))
    expect(opener().className).not.toContain('chat-wiggle')
    act(() => vi.advanceTimersByTime(1))
    expect(opener().className).toContain('chat-wiggle')
    act(() => vi.advanceTimersByTime(2999))
    expect(screen.queryByText('New')).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(opener().textContent).toContain('New')
  })

  it('neither wiggles nor shows New once the window has been opened in this tab', async () => {
    await openChat()
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }))
    cleanup()
    vi.spyOn(performance, 'now').mockReturnValue(20_000)
    visit()
    expect(opener().className).not.toContain('chat-wiggle')
    expect(screen.queryByText('New')).toBeNull()
  })
})

it('SITE-11 starting a chat and asking for a quote are reported to the tag manager', async () => {
  window.dataLayer = []
  await openChat()
  expect(window.dataLayer).toEqual([{ event: 'chat_start' }])
  fireEvent.click(screen.getByRole('button', { name: 'Get a quote' }))
  expect(window.dataLayer).toEqual([{ event: 'chat_start' }, { event: 'quote_request' }])
  delete window.dataLayer
})

describe('CHAT-2 the window', () => {
  it('says that it is an AI, and focuses its field', async () => {
    await openChat()
    expect(log().getByText(/You are talking to an AI assistant/, SEEN)).toBeTruthy()
    expect(document.activeElement).toBe(field())
  })

  it('shows question and answer, with a link to the source page', async () => {
    await openChat()
    say('How much is SEO?')
    expect(log().getByText('How much is SEO?', SEEN)).toBeTruthy()
    const link = await log().findByRole('link', { name: 'More about SEO' })
    expect(link.getAttribute('href')).toBe('/services/seo')
    expect(log().getByText('SEO starts at $799/month.', SEEN)).toBeTruthy()
    expect(sent[0]?.body).toEqual({ message: 'How much is SEO?', conversationHistory: [] })
    expect(field().value).toBe('')
  })

  it('sends the conversation’s id and history with the next question', async () => {
    await openChat()
    say('How much is SEO?')
    await log().findByRole('link')
    say('And PPC?')
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(sent.at(-1)?.body).toEqual({
      message: 'And PPC?',
      conversationId: 'conversation1',
      conversationHistory: [
        { role: 'user', content: 'How much is SEO?' },
        { role: 'assistant', content: ANSWER.response },
      ],
    })
  })

  it('trims a long history to the request limit, keeping the newest messages', () => {
    const messages = Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      sender: at % 2 === 0 ? ('user' as const) : ('bot' as const),
      text: `${at} ${'漢'.repeat(1990)}`,
      timestamp: '',
    }))
    const history = historyOf(messages)
    expect(new TextEncoder().encode(JSON.stringify(history)).length).toBeLessThan(56 * 1024)
    expect(history.at(-1)?.content).toMatch(/^19 /)
    expect(history.length).toBeGreaterThan(5)
    expect(historyOf(messages.map((message) => ({ ...message, text: 'Hi' })))).toHaveLength(20)
  })

  it.each(['', '   ', '\n\n'])('does not send an empty message (%j)', async (text) => {
    await openChat()
    say(text)
    fireEvent.submit(field().closest('form') as HTMLFormElement)
    expect(asked()).toEqual([])
  })

  it('shows that an answer is being written, and sends nothing until it is complete', async () => {
    const arrive = later()
    await openChat()
    say('How much is SEO?')
    expect(document.querySelector('.chat-typing')).not.toBeNull()
    say('And PPC?')
    expect(asked()).toEqual(['How much is SEO?'])
    expect(field().value).toBe('And PPC?')
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
    arrive(streamed())
    await log().findByRole('link')
    expect(document.querySelector('.chat-typing')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(asked()).toEqual(['How much is SEO?', 'And PPC?']))
  })

  it('lets the visitor stop an answer', async () => {
    later()
    await openChat()
    say('How much is SEO?')
    fireEvent.click(screen.getByRole('button', { name: 'Stop the answer' }))
    await screen.findByRole('button', { name: 'Send message' })
    expect(document.querySelector('.chat-typing')).toBeNull()
    expect(log().queryByText(/trouble connecting/, SEEN)).toBeNull()
  })

  it('says that it is still looking, and times out on a hanging server: the question can be retried', async () => {
    later()
    await openChat()
    vi.useFakeTimers()
    say('How much is SEO?')
    act(() => vi.advanceTimersByTime(5_000))
    expect(log().queryByText('Still looking it up')).toBeNull()
    act(() => vi.advanceTimersByTime(1_000))
    expect(log().queryByText('Still looking it up')).not.toBeNull()
    act(() => vi.advanceTimersByTime(90_000))
    vi.useRealTimers()
    await log().findByText(/trouble connecting/, SEEN)
    answer = () => streamed()
    fireEvent.click(log().getByRole('button', { name: 'Try again' }))
    await log().findByRole('link', { name: 'More about SEO' })
  })

  it('asks a follow-up question with buttons for the answers', async () => {
    const choices = ['SEO Website Audit', 'The free audit']
    answer = () =>
      streamed({
        ...ANSWER,
        response: 'Which one do you mean?\n\n- SEO Website Audit\n- The free audit',
        choices,
      })
    await openChat()
    say('How much is the audit?')
    fireEvent.click(await log().findByRole('button', { name: 'The free audit' }))
    await waitFor(() => expect(asked()).toEqual(['How much is the audit?', 'The free audit']))
  })

  it('announces the whole answer once, in a polite live region', async () => {
    await openChat()
    say('How much is SEO?')
    await waitFor(() =>
      expect(document.querySelector('.chat-log [aria-live="polite"]')?.textContent).toBe(
        'SEO starts at $799/month.\n\nMore about SEO',
      ),
    )
  })

  it('marks an answer in Spanish as Spanish, also for screen readers', async () => {
    answer = () => streamed({ ...ANSWER, response: inSpanish }, inSpanish)
    await openChat()
    say('hola')
    await waitFor(() => expect(document.querySelector('.chat-bot p[lang="es"]')).not.toBeNull())
    expect(document.querySelector('.chat-log [aria-live="polite"]')?.getAttribute('lang')).toBe('es')
  })

  it('closes on Escape and gives the focus back', async () => {
    await openChat()
    const dialog = screen.getByRole('dialog')
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect((dialog as HTMLDialogElement).open).toBe(false)
    expect(document.activeElement).toBe(opener())
  })

  it('shows links to other sites as plain text', async () => {
    answer = () => streamed({ ...ANSWER, response: '<b>Hi</b> [free](https://evil.example)' })
    await openChat()
    say('Hi')
    expect(await log().findByText('<b>Hi</b> free', SEEN)).toBeTruthy()
    expect(log().queryByRole('link')).toBeNull()
  })

  it('accepts a rating, and its withdrawal', async () => {
    await openChat()
    say('How much is SEO?')
    const up = await log().findByRole('button', { name: 'This helped' })
    fireEvent.click(up)
    expect(up.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(up)
    expect(sent.filter(({ path }) => path === '/api/chatbot/rating').map(({ body }) => body)).toEqual([
      { conversationId: 'conversation1', turn: 1, rating: 'up' },
      { conversationId: 'conversation1', turn: 1, rating: null },
    ])
  })

  it('shows the remaining characters near the limit, cuts nothing off, and sends nothing that is too long', async () => {
    await openChat()
    const fill = (characters: number) =>
      fireEvent.change(field(), { target: { value: 'x'.repeat(characters) } })
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })
    const room = () => document.getElementById('chat-room')?.textContent
    fill(1799)
    expect(room()).toBe('')
    fill(1999)
    expect(room()).toBe('1 character left')
    fill(2412)
    expect(field().value).toHaveLength(2412)
    expect(room()).toBe('412 characters too many: the limit is 2,000.')
    expect([field().getAttribute('aria-invalid'), button().disabled]).toEqual(['true', true])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(sent.filter(({ path }) => path === '/api/chatbot')).toEqual([])
    fill(2000)
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(sent.filter(({ path }) => path === '/api/chatbot')).toHaveLength(1))
  })

  it('offers the phone in the row of quick replies', async () => {
    await openChat()
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe(agency.phones.office.href)
  })
})

describe('CHAT-3 a failure', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a status that is not OK', () => refused(503, 'unavailable', 'Not now.')],
    ['an answer that is not ours', () => new Response('<html>', { status: 502 })],
    ['an answer that breaks off', () => new Response(event('words', { text: 'SEO' }))],
  ])('%s shows the error sentence and the email address, and keeps the text', async (_name, fail) => {
    answer = fail
    await openChat()
    say('How much is SEO?')
    const told = await log().findByText(/having trouble connecting/, SEEN)
    expect(told.textContent).toBe(FAILURE)
    expect(within(told).getByRole('link').getAttribute('href')).toBe(`mailto:${agency.email}`)
    expect(field().value).toBe('How much is SEO?')
  })

  it('is retried under the same key, so that a lost answer is found', async () => {
    answer = () => refused(503, 'unavailable', 'Not now.')
    await openChat()
    say('How much is SEO?')
    const again = await log().findByRole('button', { name: 'Try again' })
    answer = () => streamed()
    fireEvent.click(again)
    await log().findByRole('link', { name: 'More about SEO' })
    expect(log().queryByText(/having trouble connecting/, SEEN)).toBeNull()
    expect(log().getAllByText('How much is SEO?')).toHaveLength(1)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(field().value).toBe('')
  })

  it('says when the rate limit is exceeded', async () => {
    answer = () => refused(429, 'too_many_requests', 'That was a lot at once.')
    await openChat()
    say('How much is SEO?')
    expect(await log().findByText('That was a lot at once.', SEEN)).toBeTruthy()
  })
})

describe('CHAT-5 the conversation', () => {
  it('survives navigation', async () => {
    await openChat()
    say('How much is SEO?')
    await log().findByRole('link')
    await act(async () => navigate('/about'))
    expect(log().getByText('How much is SEO?', SEEN)).toBeTruthy()
  })

  it('survives a reload, with its draft, and continues', async () => {
    await openChat()
    say('How much is SEO?')
    await log().findByRole('link')
    fireEvent.change(field(), { target: { value: 'And' } })
    cleanup()
    visit()
    expect(await log().findByText('How much is SEO?', SEEN)).toBeTruthy()
    expect(log().getByRole('link', { name: 'More about SEO' })).toBeTruthy()
    expect(field().value).toBe('And')
    say('And PPC?')
    await waitFor(() => expect(sent.at(-1)?.body.conversationId).toBe('conversation1'))
  })

  it('starts over if the stored conversation is invalid', async () => {
    sessionStorage.setItem('chat', '{"messages":[{}],"draft":7,"isOpen":true}')
    visit()
    expect(await screen.findByRole('dialog', { name: 'Assistant' })).toBeTruthy()
    say('How much is SEO?')
    expect(await log().findByRole('link')).toBeTruthy()
  })

  it('can be deleted, here and on the server', async () => {
    await openChat()
    say('How much is SEO?')
    await log().findByRole('link')
    const remove = screen.getByRole('button', { name: 'Delete this chat' })
    remove.focus()
    fireEvent.click(remove)
    await waitFor(() => expect(log().queryByText('How much is SEO?', SEEN)).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/chatbot/conversations/conversation1' })
    cleanup()
    visit()
    await screen.findByRole('log')
    expect(log().queryByText('How much is SEO?', SEEN)).toBeNull()
  })
})

describe('talking to a person', () => {
  async function askForPerson() {
    answer = () => streamed({ ...ANSWER, response: 'Of course.', action: 'person' })
    await openChat()
    fireEvent.click(screen.getByRole('button', { name: 'Talk to a person' }))
    await screen.findByRole('button', { name: 'Send to a person' })
  }

  it('asks for name and e-mail, and names what is missing', async () => {
    await askForPerson()
    fireEvent.click(screen.getByRole('button', { name: 'Send to a person' }))
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
  })

  it('hands the conversation over', async () => {
    await askForPerson()
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Ann Lee' } })
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'ann@lee.example' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send to a person' }))
    expect(await log().findByText(/A person reads this conversation/, SEEN)).toBeTruthy()
    expect(sent.find(({ path }) => path === '/api/chatbot/lead')).toMatchObject({
      body: { name: 'Ann Lee', email: 'ann@lee.example', conversationId: 'conversation1', page: '/' },
    })
    expect(screen.queryByRole('button', { name: 'Send to a person' })).toBeNull()
  })

  it('retries an identical request after a lost answer, and sends a correction as a new one', async () => {
    await askForPerson()
    const handed = () => sent.filter(({ path }) => path === '/api/chatbot/lead')
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send to a person' }))
    async function fails(times: number) {
      press()
      await waitFor(() => expect(handed()).toHaveLength(times))
      await screen.findByText(/This could not be sent/)
    }
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Ann Lee' } })
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'ann@lee.exmaple' } })
    isLost = true
    await fails(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await fails(2)
    isLost = false
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'ann@lee.example' } })
    press()
    await log().findByText(/A person reads this conversation/, SEEN)
    const [first, second, third] = handed()
    expect(second).toEqual(first)
    expect(third?.key).not.toBe(first?.key)
  })
})
