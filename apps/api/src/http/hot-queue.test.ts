import type { IncomingMessage, ServerResponse } from 'node:http'
import type * as zlib from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createHotBodies } from './hot.ts'
import { openRequest } from './request-context.ts'

type Done = (error: Error | null, bytes: Buffer) => void

/** What was asked to be compressed at the best quality, and has not been yet. */
const atWork: Done[] = []

vi.mock('node:zlib', async (original) => {
  const module = await original<typeof zlib>()
  const brotliCompress = (_bytes: Buffer, _options: object, done: Done) => void atWork.push(done)
  return { ...module, brotliCompress, default: { ...module, brotliCompress } }
})

const hot = createHotBodies()

/** As a browser asks. */
function ask(path: string): void {
  const req = { method: 'GET', url: path, headers: { 'accept-encoding': 'br' }, socket: {} }
  const res = { on: () => res, writeHead: () => res, end: () => res }
  const context = { log: {}, metrics: { observe: () => undefined }, trustProxy: 0, inHand: new Set() }
  openRequest(...([req, res, context] as unknown as Parameters<typeof openRequest>))
  hot.answer(...([req, res] as unknown as [IncomingMessage, ServerResponse]))
}

/** Compresses all that waits; answers how much it was. */
async function finish(): Promise<number> {
  for (let done = 0; ; done += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    const next = atWork.shift()
    if (!next) return done
    next(null, Buffer.from('small'))
  }
}

test('however many pages a robot takes, few of them wait for the best quality; the next visitors ask for the others', async () => {
  const paths = Array.from({ length: 50 }, (_, page) => `/page-${page}`)
  for (const path of paths) hot.set(path, { status: 200, headers: {}, text: path.repeat(100) })
  for (const path of paths) ask(path)
  expect(await finish()).toBe(20)
  for (const path of paths) ask(path)
  expect(await finish()).toBe(20)
  for (const path of paths) ask(path)
  expect(await finish()).toBe(10)
})
