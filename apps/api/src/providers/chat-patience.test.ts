import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type ChatLimits, createChatModel } from './chat-model.ts'

/** Further away than a busy machine is ever late: a test that reaches it has not met its own limit. */
const NEVER_MS = 30_000
const NEVER = { silenceMs: NEVER_MS, firstWordsMs: NEVER_MS, totalMs: NEVER_MS }
const HEADERS = { 'content-type': 'text/event-stream' }
const words = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

interface Asked {
  /** How its server writes. */
  write: (response: ServerResponse) => Promise<unknown>
  /** The limits that matter here. */
  limits: Partial<ChatLimits>
  hasFallback: boolean
}

/** Asks a model; `ms` is how long the visitor waited. */
async function askOne({ write, limits, hasFallback }: Asked) {
  const server = createServer((request, response) => void request.resume().on('end', () => write(response)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const model = createChatModel(
    { apiUrl, apiKey: undefined, model: 'm', retryScale: 0.001 },
    { ...NEVER, ...limits },
  )
  let text = ''
  const onText = (piece: string) => {
    text += piece
    return true
  }
  const start = performance.now()
  const { signal } = new AbortController()
  const written = await model
    .write({ system: '', turns: [], maxTokens: 10 }, { onText, signal, hasFallback })
    .catch((error: Error) => error.message)
  return { written, text, ms: performance.now() - start }
}

const hang = async () => {}

/** Says that it is at work, until it is hung up on or has said so often enough. */
async function showLife(response: ServerResponse, everyMs: number, times = Infinity) {
  response.writeHead(200, HEADERS).flushHeaders()
  for (let time = 0; time < times && !response.destroyed; time += 1) {
    await wait(everyMs)
    response.write(': processing\n\n')
  }
}

test('a silent model is given up early if there is another answer', async () => {
  const { written, ms } = await askOne({ write: hang, limits: { silenceMs: 300 }, hasFallback: true })
  expect(written).toBe('Chat model: no words in time.')
  expect(ms).toBeLessThan(NEVER_MS)
})

test('a silent model is waited for until the limit for its first words if there is no other answer', async () => {
  const limits = { silenceMs: 300, firstWordsMs: 1500 }
  const { written, ms } = await askOne({ write: hang, limits, hasFallback: false })
  expect(written).toBe('Chat model: no words in time.')
  expect(ms).toBeGreaterThan(limits.firstWordsMs - 100)
})

test('a slow model that shows signs of life is waited for, even if there is another answer', async () => {
  const limits = { silenceMs: 1500 }
  const write = async (response: ServerResponse) => {
    await showLife(response, 50, 40)
    response.end(`${words('SEO starts at $799/month.')}data: [DONE]\n\n`)
  }
  const { written, text, ms } = await askOne({ write, limits, hasFallback: true })
  expect(written).toEqual({ tokens: undefined, ending: 'whole' })
  expect(text).toBe('SEO starts at $799/month.')
  expect(ms).toBeGreaterThan(limits.silenceMs)
})

test('signs of life without words end at the limit for the first words', async () => {
  const write = (response: ServerResponse) => showLife(response, 100)
  const { written, ms } = await askOne({ write, limits: { firstWordsMs: 1500 }, hasFallback: true })
  expect(written).toBe('Chat model: no words in time.')
  expect(ms).toBeLessThan(NEVER_MS)
})

test('a model that falls silent in the middle of its answer is cut short', async () => {
  const write = async (response: ServerResponse) =>
    response.writeHead(200, HEADERS).write(words('SEO starts at $799/month.'))
  const { written, text, ms } = await askOne({ write, limits: { silenceMs: 1500 }, hasFallback: true })
  expect(written).toEqual({ tokens: undefined, ending: 'cut' })
  expect(text).toBe('SEO starts at $799/month.')
  expect(ms).toBeLessThan(NEVER_MS)
})
