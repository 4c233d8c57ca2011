import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { openRaw } from '../../test/raw-http.ts'
import { discardUnread, readSigned } from './request-body.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that are not garbage. */
function held(): number {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Answers a signed body with its own bytes. */
async function startEcho(): Promise<{ port: number; received: () => number }> {
  let received = 0
  const app = express()
  app.post('/', readSigned, (req, res) => void res.end(req.body))
  const server = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => {
      received += chunk.length
    })
    app(req, res)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, received: () => received }
}

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'

test('a signed body that comes byte by byte is joined as it comes, and is read as it was sent', async () => {
  const { port, received } = await startEcho()
  const connection = await openRaw(port)
  connection.write(HEAD)
  const before = held()
  const chunks = '1\r\na\r\n'.repeat(100_000)
  connection.write(chunks + chunks)
  await expect.poll(received, { timeout: 10_000 }).toBe(200_000)
  expect((held() - before) / 1024 ** 2).toBeLessThan(20)
  connection.write('2\r\nbc\r\n0\r\n\r\n')
  expect((await connection.closed).split('\r\n\r\n')[1]).toBe(`${'a'.repeat(200_000)}bc`)
})

test.each(['GET', 'POST'])(
  'the body of a %s that nobody reads does not wait for an unread answer',
  async (method) => {
    let received = 0
    const server = createServer((req, res) => {
      discardUnread(req, res)
      req.on('close', () => {
        received += 1
      })
      res.end(req.url === '/long' ? Buffer.alloc(20 * 1024 ** 2) : 'short')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const lazy = connect(port, '127.0.0.1').pause()
    onTestFinished(() => {
      lazy.destroy()
      server.close()
    })
    const head = `${method} / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`
    lazy.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const before = held()
    for (let request = 0; request < 5; request += 1)
      lazy.write(`${head}${'1\r\na\r\n'.repeat(60_000)}0\r\n\r\n`)
    await expect.poll(() => received, { timeout: 10_000 }).toBe(5)
    expect((held() - before) / 1024 ** 2).toBeLessThan(30)
  },
)
