import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openRequest } from './request-context.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

/** Text that the best compression makes smaller than the quick one. */
const text = Array.from(
  { length: 400 },
  (_, line) => `Line ${line} of ${(line * 7919) % 400} is the same for everybody. `,
).join('')
const decompress = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Uint8Array) => Buffer.from(bytes),
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let responses: ResponseCache
let server: Server
let served = 0

beforeEach(async () => {
  served = 0
  responses = createResponseCache()
  const metrics = { observe: () => undefined }
  server = createServer((req, res) => {
    openRequest(req, res, { log: pino({ level: 'silent' }), metrics, trustProxy: 0, inHand: new Set() })
    if (responses.answer(req, res)) served += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.close()
})

type Accepted = keyof typeof decompress

/** Asks without `fetch`, which would decompress the answer. */
async function ask(accepted: string, further: Readonly<Record<string, string>> = {}, path = '/page') {
  const { port } = server.address() as AddressInfo
  const [response] = (await once(
    request({ port, path, headers: { 'Accept-Encoding': accepted, ...further } }).end(),
    'response',
  )) as [IncomingMessage]
  const { 'content-encoding': encoding, etag = '' } = response.headers
  return { status: response.statusCode, bytes: Buffer.concat(await response.toArray()), encoding, etag }
}

async function read(accepted: Accepted): Promise<string> {
  const { bytes, encoding } = await ask(accepted)
  expect(encoding).toBe(accepted === 'identity' ? undefined : accepted)
  return decompress[accepted](bytes).toString()
}

it('serves the same text and ETag in every encoding, before and after the best compression', async () => {
  responses.set('/page', { status: 200, headers: {}, text })
  expect([await read('identity'), await read('gzip')]).toEqual([text, text])
  const { bytes, etag } = await ask('br')
  expect(decompress.br(bytes).toString()).toBe(text)
  await expect.poll(async () => (await ask('br')).bytes.length).toBeLessThan(bytes.length)
  expect([await read('identity'), await read('gzip'), await read('br')]).toEqual([text, text, text])
  expect((await ask('identity')).etag).toBe(etag)
})

it('compresses a body for which the compression queue was full when it is next requested', async () => {
  const paths = Array.from({ length: 40 }, (_, page) => `/${page}`)
  for (const path of paths) responses.set(path, { status: 200, headers: {}, text: text + path })
  const lengthOf = async (path: string) => (await ask('br', {}, path)).bytes.length
  const before = await Promise.all(paths.map(lengthOf))
  for (const [page, path] of paths.entries())
    await expect.poll(() => lengthOf(path), { timeout: 10_000 }).toBeLessThan(before[page] ?? 0)
})

it('returns 304 if If-None-Match has the ETag, also in a list or marked as weak', async () => {
  responses.set('/page', { status: 200, headers: {}, text })
  const { etag } = await ask('identity')
  const statusFor = async (known: string) => (await ask('identity', { 'If-None-Match': known })).status
  expect(await statusFor(etag)).toBe(304)
  expect(await statusFor(`"older", ${etag}`)).toBe(304)
  expect(await statusFor(`W/${etag}`)).toBe(304)
  expect(await statusFor('"older"')).toBe(200)
})

it('returns 404, not 304, for a missing page with a matching ETag', async () => {
  responses.set('/page', { status: 404, headers: {}, text })
  const { status, etag } = await ask('identity')
  expect([status, (await ask('identity', { 'If-None-Match': etag })).status]).toEqual([404, 404])
})

it('does not use an encoding that the client refuses with q=0', async () => {
  responses.set('/page', { status: 200, headers: {}, text })
  expect((await ask('br;q=0, gzip;q=0')).encoding).toBeUndefined()
  expect((await ask('br; q=0, gzip')).encoding).toBe('gzip')
  expect((await ask('gzip;q=0.5, br;q=0.1')).encoding).toBe('br')
})

it('serves the build’s own compressed copy', async () => {
  const br = brotliCompressSync(text)
  responses.set('/page', { status: 200, headers: {}, br })
  expect((await ask('br')).bytes.equals(br)).toBe(true)
  expect([await read('identity'), await read('gzip')]).toEqual([text, text])
})

it('does not keep the buffers that a file and its compressed copy were read into', async () => {
  function keepFile() {
    const [file, br] = [Buffer.from(text), brotliCompressSync(text)]
    responses.set('/page', { status: 200, headers: {}, text: file })
    responses.set('/script', { status: 200, headers: {}, br })
    return [new WeakRef(file), new WeakRef(br)]
  }
  const read = keepFile()
  const held = () => {
    collect()
    return read.filter((bytes) => bytes.deref() !== undefined).length
  }
  await expect.poll(held, { timeout: 5000 }).toBe(0)
})

it('reads an unread file on its first request, reads the rest ahead, and each once', async () => {
  const reads: string[] = []
  for (const path of ['/page', '/second', '/third'])
    responses.setUnread(path, () => {
      reads.push(path)
      return { status: 200, headers: {}, text: text + path }
    })
  expect([responses.has('/second'), reads]).toEqual([true, []])
  const first = await ask('identity', {}, '/second')
  expect([first.bytes.toString(), reads]).toEqual([`${text}/second`, ['/second']])
  await responses.readRest()
  expect(reads).toEqual(['/second', '/page', '/third'])
  expect((await ask('identity', { 'If-None-Match': first.etag }, '/second')).status).toBe(304)
  const packed = await ask('br', {}, '/third')
  expect([decompress.br(packed.bytes).toString(), reads.length]).toEqual([`${text}/third`, 3])
  responses.set('/fresh', { status: 200, headers: {}, text: `${text}/fresh` })
  expect(packed.bytes.length).toBeLessThan((await ask('br', {}, '/fresh')).bytes.length)
})

it('does not compress a body too small to gain from it', async () => {
  responses.set('/page', { status: 200, headers: {}, text: 'User-agent: *' })
  expect([(await ask('br')).encoding, (await ask('br')).bytes.toString()]).toEqual([
    undefined,
    'User-agent: *',
  ])
})

it('above its size limit keeps only compressed copies, and serves the same text', async () => {
  responses = createResponseCache({ most: 300 })
  responses.set('/page', { status: 200, headers: {}, text })
  expect([await read('identity'), await read('gzip'), await read('br')]).toEqual([text, text, text])

  collect()
  const before = process.memoryUsage().arrayBuffers
  for (let page = 0; page < 200; page += 1)
    responses.set(`/${page}`, { status: 200, headers: {}, text: text + page })
  const held = () => {
    collect()
    return process.memoryUsage().arrayBuffers - before
  }
  // V8 frees dead buffers on another thread, which may be late on a busy machine
  await expect.poll(held, { timeout: 5000 }).toBeLessThan((200 * text.length) / 2)
})

it('keeps one uncompressed copy for all who ask for it and do not read it', async () => {
  const long = text.repeat(40)
  responses.set('/page', { status: 200, headers: {}, br: brotliCompressSync(long) })
  const before = process.memoryUsage().arrayBuffers
  const { port } = server.address() as AddressInfo
  const idle = Array.from({ length: 10 }, () => connect(port, '127.0.0.1').pause())
  onTestFinished(() => {
    for (const socket of idle) socket.destroy()
  })
  for (const socket of idle) socket.write('GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20))
  await expect.poll(() => served).toBe(200)
  collect()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * long.length)
})

it('evicts the least recently requested body above its limit', async () => {
  responses = createResponseCache({ most: 2 })
  const keep = (path: string) => responses.set(path, { status: 200, headers: {}, text })
  keep('/page')
  keep('/second')
  await ask('br')
  keep('/third')
  expect(['/page', '/second', '/third'].map((path) => responses.has(path))).toEqual([true, false, true])
})
