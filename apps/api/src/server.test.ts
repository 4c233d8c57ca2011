import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorSchema } from '@beacon/contract/errors'
import { healthz } from '@beacon/contract/health'
import { listLeads } from '@beacon/contract/leads'
import express, { type Request, type Response } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { lead } from '../test/examples.ts'
import { bodyOf, openRaw, sendRaw } from '../test/raw-http.ts'
import { startTestApp } from '../test/start-app.ts'
import { newFolder } from '../test/temp-folder.ts'
import { cutSlowReaders } from './http/slow-readers.ts'

const body = JSON.stringify(lead)
const post = `POST /api/contact-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`

test('AB26: a body sent too slowly gets a 408, and the connection is closed', async () => {
  const app = await startTestApp({ requestMs: 60 })
  const answer = await sendRaw(app.port, post + body.slice(0, 10))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(errorSchema.parse(bodyOf(answer))).toMatchObject({ code: 'request_timeout' })
  expect(await app.rows('select id from lead')).toEqual([])
})

test('AB26: 500 half-sent requests do not delay others and time out with 408', async () => {
  const app = await startTestApp({ requestMs: 2000 })
  const half = await Promise.all(Array.from({ length: 500 }, () => openRaw(app.port)))
  for (const connection of half) connection.write('POST /api/contact-form HTTP/1.1\r\nHost: x\r\n')
  expect(await app.visitor.ask(healthz)).toEqual({ status: 'ok' })
  const statuses = (await Promise.all(half.map(({ closed }) => closed))).map((answer) => answer.slice(0, 12))
  expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 408']))
})

test.each([
  ['text that is not HTTP', 'HELLO\r\n\r\n', 400, 'invalid_input'],
  [
    'a Content-Length and chunked encoding together',
    `${post.trimEnd()}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'invalid_input',
  ],
  ['two Content-Lengths', `${post.trimEnd()}\r\nContent-Length: 4\r\n\r\n`, 400, 'invalid_input'],
  [
    'a header section of 20 kilobytes',
    `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    413,
    'too_large',
  ],
  [
    'a CONNECT to another host',
    'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n',
    405,
    'method_not_allowed',
  ],
])(
  'API-2: %s is rejected in the error shape, and the connection is closed',
  async (_what, request, status, code) => {
    const app = await startTestApp()
    const answer = await sendRaw(app.port, request)
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `)
    expect(answer).toContain('Strict-Transport-Security')
    expect(errorSchema.parse(bodyOf(answer))).toMatchObject({ code })
  },
)

test.each([
  ['two Host headers', 'GET /readyz HTTP/1.1\r\nHost: beacon.test\r\nhost: evil.test\r\n\r\n'],
  ['the same Host header twice', 'GET / HTTP/1.1\r\nHost: beacon.test\r\nHost: beacon.test\r\n\r\n'],
  ['no Host header', 'GET /api/config HTTP/1.1\r\n\r\n'],
  ['a Host with a path', 'GET /readyz HTTP/1.1\r\nHost: beacon.test/evil\r\n\r\n'],
  ['a Host with a user', 'GET /readyz HTTP/1.1\r\nHost: beacon.test@evil.test\r\n\r\n'],
  ['a Host of two words', 'GET /readyz HTTP/1.1\r\nHost: beacon.test evil.test\r\n\r\n'],
  ['a non-ASCII Host', 'GET /readyz HTTP/1.1\r\nHost: beac\u00f6n.test\r\n\r\n'],
])('API-2: a request with %s gets a 400, and the connection is closed', async (_what, request) => {
  const app = await startTestApp()
  const answer = await sendRaw(app.port, request)
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toContain('Strict-Transport-Security')
  expect(errorSchema.parse(bodyOf(answer))).toMatchObject({ code: 'invalid_input' })
})

test.each([
  ['in HTTP/1.0, without a Host header', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['to an IPv6 Host', 'GET /healthz HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close\r\n\r\n'],
  ['with an absolute URL', 'GET http://beacon.test/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
])('API-2: a request %s is answered', async (_what, request) => {
  const app = await startTestApp()
  expect(await sendRaw(app.port, request)).toMatch(/^HTTP\/1.1 200 /)
})

test.each(['http://', 'http://[/', '*'])(
  'a request for %s, which is not a path, gets a not_found error with our headers',
  async (target) => {
    const app = await startTestApp()
    const answer = await sendRaw(app.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain('Strict-Transport-Security')
    expect(errorSchema.parse(bodyOf(answer))).toMatchObject({ code: 'not_found' })
  },
)

test('a request in progress when the server stops is answered with Connection: close, and its lead is stored', async () => {
  const app = await startTestApp()
  const connection = await openRaw(app.port)
  connection.write(post.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'))
  await connection.until('100 Continue')
  const stopped = app.stop()
  connection.write(body)
  const answer = await connection.closed
  expect(answer).toContain('HTTP/1.1 200 OK')
  expect(answer).toMatch(/^Connection: close/im)
  await stopped
  await app.restart()
  expect((await (await app.admin()).ask(listLeads, { query: {} })).total).toBe(1)
})

test('API-4: a stopping server is not ready and accepts no new connections', async () => {
  const app = await startTestApp({ breaks: true })
  const connection = await openRaw(app.port)
  connection.write('GET /readyz HTTP/1.1\r\nHost: x\r\n')
  await app.visitor.ask(healthz)
  const stopped = app.stop()
  connection.write('\r\n')
  const answer = await connection.closed
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(errorSchema.parse(bodyOf(answer))).toMatchObject({ code: 'unavailable' })
  await stopped
  await expect(app.visitor.call(healthz)).rejects.toThrow('fetch failed')
})

test('an idle keep-alive connection does not delay the server’s stop', async () => {
  const app = await startTestApp()
  const connection = await openRaw(app.port)
  connection.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await connection.until('"ok"')
  await app.stop()
  expect(await connection.closed).toMatch(/^HTTP\/1.1 200 /)
})

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const askLast = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const answersIn = (text: string) => text.split('HTTP/1.1 200').length - 1

test('a client that pipelines hundreds of requests without reading has its connection cut', async () => {
  const app = await startTestApp()
  expect(answersIn(await sendRaw(app.port, ask('/healthz').repeat(300) + askLast))).toBeLessThan(70)
})

test('a client that does not read its answers in time has its connection cut, and they leave the memory', async () => {
  const app = await startTestApp({ requestMs: 500 })
  const lazy = connect(app.port, '127.0.0.1').pause()
  onTestFinished(() => void lazy.destroy())
  lazy.write(ask('/api/docs').repeat(40))
  const cut = () => app.logs.filter((line) => line.path === '/api/docs' && line.cut)
  await expect.poll(cut, { timeout: 10_000 }).not.toEqual([])
  expect((await app.visitor.call(healthz)).status).toBe(200)
})

/** A bare server whose slow readers are cut. */
async function startCutting(patience: { readMs: number; pressedMs: number }, answer: RequestListener) {
  const inHand = new Set<ServerResponse>()
  const server = createServer((req, res) => {
    inHand.add(res)
    res.on('close', () => inHand.delete(res))
    answer(req, res)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = cutSlowReaders(inHand, { lookEveryMs: 20, ...patience })
  onTestFinished(() => {
    stop()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    inHand,
    /** Asks, but does not read. */
    askLazily(path: string, times = 1): Socket {
      const lazy = connect(port, '127.0.0.1').pause()
      onTestFinished(() => void lazy.destroy())
      lazy.write(ask(path).repeat(times))
      return lazy
    },
  }
}

test('a picture that is streamed to a client that does not read it is cut, too', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, `${'a'.repeat(22)}-1600.webp`), Buffer.alloc(8 * 1024 ** 2))
  const serve = express.static(folder)
  const server = await startCutting({ readMs: 300, pressedMs: 100 }, (req, res) =>
    serve(req as Request, res as Response, () => res.end()),
  )
  server.askLazily(`/${'a'.repeat(22)}-1600.webp`, 5)
  await expect.poll(() => server.inHand.size).toBe(5)
  await expect.poll(() => server.inHand.size, { timeout: 10_000 }).toBe(0)
})

test('a client that leaves much unread does not shorten the time that others have for little', async () => {
  const shared = Buffer.alloc(16 * 1024 ** 2)
  let answered = 0
  const server = await startCutting({ readMs: 60_000, pressedMs: 100 }, (_, res) => {
    answered += 1
    res.end(shared)
  })
  const slow = server.askLazily('/one')
  server.askLazily('/many', 8)
  await expect.poll(() => answered).toBe(9)
  await expect.poll(() => server.inHand.size, { timeout: 10_000 }).toBe(1)
  let bytes = 0
  slow.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  slow.resume()
  await expect.poll(() => bytes, { timeout: 10_000 }).toBeGreaterThan(shared.length)
})

test('a client that pipelines a few requests at a time gets all answers', async () => {
  const app = await startTestApp()
  const connection = await openRaw(app.port)
  connection.write(ask('/healthz').repeat(12) + ask('/nowhere'))
  await connection.until('not_found')
  connection.write(ask('/healthz').repeat(12) + askLast)
  expect(answersIn(await connection.closed)).toBe(25)
})

test('an idle connection is kept for longer than the two minutes for which Caddy may reuse it', async () => {
  const app = await startTestApp({ requestMs: 200 })
  const connection = await openRaw(app.port)
  connection.write(ask('/healthz'))
  const [, seconds] = /^Keep-Alive: timeout=(\d+)/im.exec(await connection.until('"ok"')) ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
  // The limits for a request's arrival do not count the time between two.
  await pause(600)
  connection.write(askLast)
  expect(answersIn(await connection.closed)).toBe(2)
})

test('a stop takes no new job while it waits for the last requests', async () => {
  const app = await startTestApp()
  const connection = await openRaw(app.port)
  connection.write(post.replace('Host: x', 'Host: x\r\nExpect: 100-continue'))
  await connection.until('100 Continue')
  expect(app.deps.worker.isRunning()).toBe(true)
  const stopped = app.stop()
  await expect.poll(() => app.deps.worker.isRunning()).toBe(false)
  expect(await Promise.race([stopped.then(() => 'stopped'), pause(100, 'waits')])).toBe('waits')
  connection.write(body)
  expect(await connection.closed).toContain('HTTP/1.1 200 ')
  await stopped
})
