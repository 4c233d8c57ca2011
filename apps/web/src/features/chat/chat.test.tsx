import { agency } from '@beacon/content/agency'
import { inSpanish } from '@beacon/content/chat'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { historyOf } from './conversation.ts'
import {
  ANSWER,
  field,
  log,
  openChat,
  opener,
  prepareChat,
  SEEN,
  say,
  sent,
  server,
  streamed,
  visit,
} from './testing.tsx'

prepareChat()

/** A response that the test resolves. */
function later() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.answer = (signal) =>
    new Promise((done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason))
      promise.then(done, fail)
    })
  return resolve
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
    expect(sent[0]?.body).toEqual({ message: 'How much is SEO?', conversationHistory: [], page: '/' })
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
      page: '/',
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
    act(() => vi.advanceTimersByTime(2_900))
    expect(log().queryByText('Still looking it up')).toBeNull()
    act(() => vi.advanceTimersByTime(100))
    expect(log().queryByText('Still looking it up')).not.toBeNull()
    act(() => vi.advanceTimersByTime(90_000))
    vi.useRealTimers()
    await log().findByText(/trouble connecting/, SEEN)
    server.answer = () => streamed()
    fireEvent.click(log().getByRole('button', { name: 'Try again' }))
    await log().findByRole('link', { name: 'More about SEO' })
  })

  it('asks a follow-up question with buttons for the answers', async () => {
    const choices = ['SEO Website Audit', 'The free audit']
    server.answer = () =>
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
    server.answer = () => streamed({ ...ANSWER, response: inSpanish }, inSpanish)
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
    server.answer = () => streamed({ ...ANSWER, response: '<b>Hi</b> [free](https://evil.example)' })
    await openChat()
    say('Hi')
    const text = await log().findByText('<b>Hi</b>', SEEN)
    expect(text.parentElement?.textContent).toBe('<b>Hi</b> free')
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

describe('deleting the chat while an answer is pending', () => {
  it('CHAT-5 discards the answer that arrives later', async () => {
    await openChat()
    say('Do you do SEO?')
    await log().findByRole('link')
    const resolve = later()
    say('How much is it?')
    await waitFor(() => expect(asked()).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Delete this chat' }))
    await waitFor(() => expect(log().queryByText('Do you do SEO?', SEEN)).toBeNull())
    resolve(streamed())
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(log().queryByText(/SEO starts at/, SEEN)).toBeNull()
  })
})
