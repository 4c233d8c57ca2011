import { agency } from '@beacon/content/agency'
import { assistantSentences } from '@beacon/content/chat'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { historyOf } from './conversation.ts'
import {
  ANSWER,
  event,
  field,
  goTo,
  log,
  openChat,
  prepareChat,
  SEEN,
  say,
  sent,
  server,
  streamed,
  unfinished,
  visit,
} from './testing.tsx'

const FAILURE = `I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact us directly at ${agency.email}.`

prepareChat()

const refused = (status: number, code: string, error: string) =>
  Response.json({ success: false, code, error, message: error, requestId: 'r' }, { status })

describe('CHAT-3 a failure', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a status that is not OK', () => refused(503, 'unavailable', 'Not now.')],
    ['an answer that is not ours', () => new Response('<html>', { status: 502 })],
    ['an answer that breaks off', () => new Response(event('words', { text: 'SEO' }))],
  ])('%s shows the error sentence and the email address, and keeps the text', async (_name, fail) => {
    server.answer = fail
    await openChat()
    say('How much is SEO?')
    const told = await log().findByText(/having trouble connecting/, SEEN)
    expect(told.textContent).toBe(FAILURE)
    expect(within(told).getByRole('link').getAttribute('href')).toBe(`mailto:${agency.email}`)
    expect(field().value).toBe('How much is SEO?')
  })

  it('is retried under the same key, so that a lost answer is found', async () => {
    server.answer = () => refused(503, 'unavailable', 'Not now.')
    await openChat()
    say('How much is SEO?')
    const again = await log().findByRole('button', { name: 'Try again' })
    server.answer = () => streamed()
    fireEvent.click(again)
    await log().findByRole('link', { name: 'More about SEO' })
    expect(log().queryByText(/having trouble connecting/, SEEN)).toBeNull()
    expect(log().getAllByText('How much is SEO?')).toHaveLength(1)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(field().value).toBe('')
  })

  it('is retried, too, when the text that came back to the field is sent again', async () => {
    server.answer = () => refused(503, 'unavailable', 'Not now.')
    await openChat()
    say('How much is SEO?')
    await log().findByRole('button', { name: 'Try again' })
    server.answer = () => streamed()
    fireEvent.keyDown(field(), { key: 'Enter' })
    await log().findByRole('link', { name: 'More about SEO' })
    expect(log().getAllByText('How much is SEO?')).toHaveLength(1)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(field().value).toBe('')
  })

  it('is retried as a question of the page on which it was asked', async () => {
    server.answer = () => refused(503, 'unavailable', 'Not now.')
    history.replaceState(null, '', '/services/seo')
    await openChat()
    say('How long does it take?')
    const again = await log().findByRole('button', { name: 'Try again' })
    history.replaceState(null, '', '/')
    server.answer = () => streamed()
    fireEvent.click(again)
    await log().findByRole('link', { name: 'More about SEO' })
    expect(sent.map(({ body }) => body.page)).toEqual(['/services/seo', '/services/seo'])
  })

  it('says when the rate limit is exceeded, and hands over to a person', async () => {
    server.answer = () => refused(429, 'too_many_requests', 'That was a lot at once.')
    await openChat()
    say('How much is SEO?')
    expect(await log().findByText('That was a lot at once.', SEEN)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Send to a person' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^What is it about/).value).toBe('How much is SEO?')
  })
})

describe('CHAT-5 the conversation', () => {
  it('survives navigation', async () => {
    await openChat()
    say('How much is SEO?')
    await log().findByRole('link')
    await goTo('/about')
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

  it('gets the answer to a question that a reload interrupted, whole and once', async () => {
    const interrupted = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(event('words', { text: 'SEO starts' }))),
    })
    server.answer = () => new Response(interrupted)
    await openChat()
    say('How much is SEO?')
    await log().findByText('SEO starts', SEEN)
    cleanup()
    server.answer = () => streamed()
    visit()
    expect(await log().findByRole('link', { name: 'More about SEO' })).toBeTruthy()
    expect(log().getAllByText('How much is SEO?')).toHaveLength(1)
    expect(log().queryByText('SEO starts', SEEN)).toBeNull()
    const [first, again] = sent.filter(({ path }) => path === '/api/chatbot')
    expect(again).toEqual(first)
    cleanup()
    visit()
    await log().findByRole('link', { name: 'More about SEO' })
    expect(sent.filter(({ path }) => path === '/api/chatbot')).toHaveLength(2)
  })

  it('does not ask a stopped question again after a reload', async () => {
    server.answer = (signal) =>
      new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)))
    await openChat()
    say('How much is SEO?')
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the answer' }))
    await screen.findByRole('button', { name: 'Send message' })
    cleanup()
    visit()
    await log().findByText('How much is SEO?', SEEN)
    expect(sent.filter(({ path }) => path === '/api/chatbot')).toHaveLength(1)
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

describe('while the first answer is being written', () => {
  const begun = event('begun', { conversationId: 'conversation1', turn: 1 })
  const stop = async () => fireEvent.click(await screen.findByRole('button', { name: 'Stop the answer' }))

  it('the conversation can be deleted on the server, too', async () => {
    server.answer = unfinished(begun)
    await openChat()
    say('How much is SEO?')
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this chat' }))
    await screen.findByText('Your chat is deleted.')
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/chatbot/conversations/conversation1' })
  })

  it('a conversation whose question is still on its way is deleted when it has arrived', async () => {
    const arrival = Promise.withResolvers<void>()
    server.answer = async (signal) => {
      await arrival.promise
      return unfinished(begun)(signal)
    }
    await openChat()
    say('How much is SEO?')
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this chat' }))
    arrival.resolve()
    await screen.findByText('Your chat is deleted.')
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/chatbot/conversations/conversation1' })
  })

  it('a stopped one goes on in the same conversation', async () => {
    server.answer = unfinished(begun, event('words', { text: 'SEO starts' }))
    await openChat()
    say('How much is SEO?')
    await log().findByText('SEO starts', SEEN)
    await stop()
    await screen.findByRole('button', { name: 'Send message' })
    server.answer = () => streamed()
    say('And PPC?')
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ message: 'And PPC?', conversationId: 'conversation1' }),
    )
  })

  it('a reload asks again exactly what was asked', async () => {
    server.answer = unfinished(begun)
    await openChat()
    say('How much is SEO?')
    await waitFor(() => expect(sessionStorage.getItem('chat')).toContain('conversation1'))
    cleanup()
    server.answer = () => streamed()
    visit()
    expect(await log().findByRole('link', { name: 'More about SEO' })).toBeTruthy()
    const [first, again] = sent.filter(({ path }) => path === '/api/chatbot')
    expect(again).toEqual(first)
  })
})

/** Says how one can be reached, to which the answer is the form. */
async function giveDetails(details: string) {
  server.answer = () => streamed({ ...ANSWER, response: 'Nothing is sent yet.', action: 'person' })
  await openChat()
  say(details)
  await screen.findByLabelText(/^Email/)
  await screen.findByRole('button', { name: 'This helped' })
}

describe('talking to a person', () => {
  async function askForPerson() {
    server.answer = () => streamed({ ...ANSWER, response: 'Of course.', action: 'person' })
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

  it('fills in the address and the number of the message, but not over a draft', async () => {
    server.answer = () => streamed({ ...ANSWER, response: 'Nothing is sent yet.', action: 'person' })
    await openChat()
    say('Bob, bob@smith.example, 631-555-1234')
    const email = await screen.findByLabelText<HTMLInputElement>(/^Email/)
    await waitFor(() => expect(email.value).toBe('bob@smith.example'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('631-555-1234')
    fireEvent.input(email, { target: { value: 'ann@lee.example' } })
    cleanup()
    visit()
    const again = await screen.findByLabelText<HTMLInputElement>(/^Email/)
    await waitFor(() => expect(again.value).toBe('ann@lee.example'))
  })

  it('fills in what was said one message at a time', async () => {
    await giveDetails('bob@smith.example')
    say('631-555-1234')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('631-555-1234'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('bob@smith.example')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'This helped' })).toHaveLength(2))
    const before = screen.getByLabelText(/^Email/)
    say('Bob Smith')
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).not.toBe(before))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('bob@smith.example'),
    )
  })

  it('keeps the form after a courtesy, while what was said is not sent', async () => {
    await giveDetails('631-555-1234')
    server.answer = () => streamed({ ...ANSWER, response: 'You are welcome. Is there anything else?' })
    say('thanks')
    await waitFor(() => expect(log().getAllByText(/You are welcome/, SEEN)).toHaveLength(1))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'This helped' })).toHaveLength(2))
    expect((await screen.findByLabelText<HTMLInputElement>(/^Phone/)).value).toBe('631-555-1234')
  })

  it('has no form under the answer for somebody in danger', async () => {
    await giveDetails('631-555-1234')
    server.answer = () => streamed({ ...ANSWER, response: assistantSentences.crisis })
    say('I feel suicidal')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'This helped' })).toHaveLength(2))
    expect(screen.queryByLabelText(/^Phone/)).toBeNull()
  })

  it('links to the privacy policy beside the form', async () => {
    await askForPerson()
    const policy = screen.getByRole('link', { name: 'Privacy policy' })
    expect(policy.getAttribute('href')).toBe('/privacy-policy')
  })

  it('announces the error of the field from which it is sent', async () => {
    await askForPerson()
    const name = screen.getByLabelText<HTMLInputElement>(/^Name/)
    name.focus()
    fireEvent.submit(name.form as HTMLFormElement)
    expect((await screen.findByRole('alert')).textContent).toBe('Name is required')
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

  it('keeps what was typed through another question and a reload, until it is sent or the chat is deleted', async () => {
    const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Name/)
    await askForPerson()
    fireEvent.input(await nameField(), { target: { value: 'Ann Lee' } })
    say('Somebody, please')
    await waitFor(() => expect(log().getAllByText('Of course.', SEEN)).toHaveLength(2))
    expect((await nameField()).value).toBe('Ann Lee')
    cleanup()
    visit()
    expect((await nameField()).value).toBe('Ann Lee')
    fireEvent.click(screen.getByRole('button', { name: 'Delete this chat' }))
    await screen.findByText('Your chat is deleted.')
    say('A person')
    expect((await nameField()).value).toBe('')
  })

  it('stays in view while it is filled in, although the answer above it is still being revealed', async () => {
    const listening = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), ...listening }))
    server.answer = () => streamed({ ...ANSWER, response: 'Of course. '.repeat(10), action: 'person' })
    await openChat()
    fireEvent.click(screen.getByRole('button', { name: 'Talk to a person' }))
    const name = await screen.findByLabelText(/^Name/)
    const conversation = screen.getByRole('log')
    conversation.scrollTop = 600
    name.focus()
    expect(screen.queryByRole('button', { name: 'This helped' })).toBeNull()
    await screen.findByRole('button', { name: 'This helped' })
    expect(conversation.scrollTop).toBe(600)
  })

  it('says how long that is kept, and that deleting the chat does not reach it', async () => {
    await askForPerson()
    expect(screen.getByText(/We keep what you send with your inquiry for 24 months/)).toBeTruthy()
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Ann Lee' } })
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'ann@lee.example' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send to a person' }))
    await log().findByText(/A person reads this conversation/, SEEN)
    cleanup()
    visit()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this chat' }))
    expect(
      await screen.findByText(/stays with your inquiry; to have that deleted too, write to/),
    ).toBeTruthy()
  })

  it('says how long to wait, and whom to call, after too many', async () => {
    const error =
      'We have had a lot of requests from your network or email address. Please try again in 20 hours, or call (631) 555-0142.'
    server.handOver = () => refused(429, 'too_many_requests', error)
    await askForPerson()
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Ann Lee' } })
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'ann@lee.example' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send to a person' }))
    expect((await screen.findByText(error)).closest('[role="alert"]')).toBeTruthy()
    expect(screen.queryByText(/This could not be sent/)).toBeNull()
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
    const { handOver } = server
    server.handOver = () => {
      throw new TypeError('offline')
    }
    await fails(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await fails(2)
    server.handOver = handOver
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'ann@lee.example' } })
    press()
    await log().findByText(/A person reads this conversation/, SEEN)
    const [first, second, third] = handed()
    expect(second).toEqual(first)
    expect(third?.key).not.toBe(first?.key)
  })
})

describe('an answer in pieces', () => {
  it('CHAT-4 is the same wherever the network cuts it, even within a character', async () => {
    const whole = { ...ANSWER, response: 'Sí: it’s $799.' }
    const bytes = new TextEncoder().encode(event('words', { text: 'Sí: it’s' }) + event('done', whole))
    const body = new ReadableStream({
      start(stream) {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte))
        stream.close()
      },
    })
    server.answer = () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    await openChat()
    say('How much is SEO?')
    expect(await log().findByText('Sí: it’s $799.', SEEN)).toBeTruthy()
    expect(screen.queryByText(FAILURE)).toBeNull()
  })
})

it('CHAT-4 of a long conversation the last twenty messages are sent, and none that failed', () => {
  const messages = Array.from({ length: 30 }, (_, at) => ({
    id: String(at),
    sender: 'user' as const,
    text: `${at}`,
    timestamp: '',
    ...(at === 29 ? { failed: { detail: '', key: 'k', question: '28' } } : {}),
  }))
  expect(historyOf(messages).map(({ content }) => content)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${at + 9}`),
  )
})
