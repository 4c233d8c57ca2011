import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createChatModel } from './chat-model.ts'

const LIMITS = { silenceMs: 300, firstWordsMs: 1500, totalMs: 5000 }
const HEADERS = { 'content-type': 'text/event-stream' }
const words = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

/** Asks a model whose server writes like this; `ms` is how long the visitor waited. */
async function askOne(write: (response: ServerResponse) => Promise<unknown>, hasFallback: boolean) {
  const server = createServer((request, response) => void request.resume().on('end', () => write(response)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const model = createChatModel({ apiUrl, apiKey: undefined, model: 'm', retryScale: 0.001 }, LIMITS)
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

test('a silent model is given up early if there is another answer', async () => {
  const { written, ms } = await askOne(hang, true)
  expect(written).toBe('Chat model: no words in time.')
  expect(ms).toBeLessThan(LIMITS.firstWordsMs - 300)
})

test('a silent model is waited for until the limit for its first words if there is no other answer', async () => {
  const { written, ms } = await askOne(hang, false)
  expect(written).toBe('Chat model: no words in time.')
  expect(ms).toBeGreaterThan(LIMITS.firstWordsMs - 100)
})

test('a slow model that shows signs of life is waited for, even if there is another answer', async () => {
  const { written, text, ms } = await askOne(async (response) => {
    response.writeHead(200, HEADERS).flushHeaders()
    for (let second = 0; second < 5; second += 1) {
      await wait(150)
      response.write(': processing\n\n')
    }
    response.end(`${words('SEO starts at $799/month.')}data: [DONE]\n\n`)
  }, true)
  expect(written).toEqual({ tokens: undefined, ending: 'whole' })
  expect(text).toBe('SEO starts at $799/month.')
  expect(ms).toBeGreaterThan(LIMITS.silenceMs)
})

test('signs of life without words end at the limit for the first words', async () => {
  const { written, ms } = await askOne(async (response) => {
    response.writeHead(200, HEADERS).flushHeaders()
    for (let second = 0; second < 30; second += 1) {
      await wait(100)
      response.write(': processing\n\n')
    }
  }, true)
  expect(written).toBe('Chat model: no words in time.')
  expect(ms).toBeLessThan(LIMITS.firstWordsMs + 600)
})

test('a model that falls silent in the middle of its answer is cut short', async () => {
  const { written, text, ms } = await askOne(async (response) => {
    response.writeHead(200, HEADERS).write(words('SEO starts at $799/month.'))
  }, true)
  expect(written).toEqual({ tokens: undefined, ending: 'cut' })
  expect(text).toBe('SEO starts at $799/month.')
  expect(ms).toBeLessThan(LIMITS.firstWordsMs)
})
