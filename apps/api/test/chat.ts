import { askChat, type ChatAnswer } from '@beacon/contract/chat'
import { startChatServer } from '@beacon/stand-ins/chat-server'
import { onTestFinished } from 'vitest'
import { startTestApp, type TestApp, type TestAppOptions } from './start-app.ts'

/** A visitor's message, and what the assistant answers. */
export const ask = (app: TestApp, message: string, conversationId?: string) =>
  app.visitor.ask(askChat, { body: { message, conversationId } })

/** The app with a chat model that the test controls. */
export async function startWithModel(options: TestAppOptions = {}) {
  const model = await startChatServer()
  onTestFinished(() => model.close())
  const settings = { CHAT_API_URL: model.url, CHAT_API_KEY: model.key, CHAT_MODEL: model.model }
  const app = await startTestApp({ ...options, settings: { ...settings, ...options.settings } })
  return { app, model }
}

interface Streamed {
  status: number
  type: string | null
  /** The pieces in the order of arrival. */
  words: string[]
  done: ChatAnswer | undefined
  /** The body, if it was not a stream. */
  body: string
}

const callStreamed = (origin: string, body: object, init: RequestInit) =>
  fetch(origin + askChat.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...init.headers },
    body: JSON.stringify(body),
    signal: init.signal ?? null,
  })

const eventsIn = (text: string) =>
  text.split('\n\n').flatMap((part) => {
    const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(part) ?? []
    return event && data ? [{ event, data: JSON.parse(data) as unknown }] : []
  })

/** Asks for a streamed answer, and returns at its first event; the answer goes on until it is stopped. */
export async function beginAnswer(origin: string, body: object, headers: Record<string, string> = {}) {
  const stopping = new AbortController()
  const response = await callStreamed(origin, body, { headers, signal: stopping.signal })
  const { value } = (await response.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
  const [first] = eventsIn(value ?? '')
  if (first?.event !== 'begun') throw new Error(`Not how an answer begins: ${value}`)
  return { begun: first.data as { conversationId: string; turn: number }, stop: () => stopping.abort() }
}

/** Asks for a streamed answer. */
export async function askStreamed(origin: string, body: object, init: RequestInit = {}): Promise<Streamed> {
  const response = await callStreamed(origin, body, init)
  const text = await response.text()
  const events = eventsIn(text)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    words: events.filter(({ event }) => event === 'words').map(({ data }) => (data as { text: string }).text),
    done: events.find(({ event }) => event === 'done')?.data as ChatAnswer | undefined,
    body: text,
  }
}
