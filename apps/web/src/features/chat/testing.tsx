import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast.tsx'
import { ChatButton } from './chat-button.tsx'
import './chat-window.tsx'

export const ANSWER = {
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

interface Server {
  /** The response to a question. */
  answer: (signal: AbortSignal | null) => Response | Promise<Response>
  /** The response to the hand-over. */
  handOver: () => Response
}

const taken = () => Response.json({ success: true })
export const server: Server = { answer: () => streamed(), handOver: taken }
export const sent: Sent[] = []

export const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
/** The answer begins, and goes on until the visitor stops it. */
export function unfinished(...events: string[]) {
  return (signal: AbortSignal | null) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(events.join('')))
        signal?.addEventListener('abort', () => stream.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
}

export const streamed = (whole: object = ANSWER, words = ANSWER.response) =>
  new Response(event('words', { text: words }) + event('done', whole), {
    headers: { 'Content-Type': 'text/event-stream' },
  })

/** Before each test: a server that answers, and a window without animations. */
export function prepareChat(): void {
  beforeEach(() => {
    sent.length = 0
    server.handOver = taken
    server.answer = () => streamed()
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body, signal }: RequestInit) => {
      const key = new Headers(headers).get('Idempotency-Key')
      sent.push({ path, method, key, body: body ? JSON.parse(String(body)) : {} })
      if (path === '/api/chatbot/lead') return server.handOver()
      return path === '/api/chatbot' ? server.answer(signal ?? null) : Response.json({ success: true })
    })
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion') || query.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
  })
}

let navigate: NavigateFunction
function Site() {
  navigate = useNavigate()
  return <ChatButton />
}
export const goTo = (path: string) => act(async () => navigate(path))

export const visit = () =>
  render(
    <ToastProvider>
      <MemoryRouter>
        <Site />
      </MemoryRouter>
    </ToastProvider>,
  )

export const opener = () => screen.getByRole('button', { name: /Chat with our assistant/ })
export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
export const log = () => within(screen.getByRole('log'))
/** The visible conversation, without the live region. */
export const SEEN = { ignore: '[aria-live]' }

export async function openChat() {
  visit()
  fireEvent.click(opener())
  await screen.findByRole('dialog', { name: 'Assistant' })
}

export function say(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}
