import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'
import { isPublicAddress, publicOnly } from './public-address.ts'

/** A local server that records the paths it is asked for. */
async function startServer(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push(req.url ?? '')
    answer(req, res)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const png: RequestListener = (_req, res) =>
  void res.writeHead(200, { 'Content-Type': 'image/png' }).end('png')
const none = { hosts: [], trustedOrigins: [] }

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'http://[::1]/a.png',
  'https://127.0.0.1/a.png',
  'https://files.example:8443/a.png',
  'http://files.example/a.png',
  'https://user@other.example/a.png',
  'https://other.example/a.png',
  'not an address',
])('AB30: a picture at %s is rejected without a request', async (address) => {
  const sources = { hosts: ['files.example'], trustedOrigins: [], lookup: () => expect.unreachable() }
  await expect(fetchPicture(address, sources)).rejects.toThrow(/not allowed|not an address/)
})

test('AB30: a host name with any private address is rejected', async () => {
  const open = { address: '93.184.216.34', family: 4 }
  const resolve = (...addresses: { address: string; family: number }[]) =>
    new Promise((done, fail) => {
      const lookup = publicOnly((_name, _options, answer) => answer(null, addresses))
      lookup('files.example', {}, (error, address) => (error ? fail(error) : done(address)))
    })
  expect(await resolve(open)).toBe(open.address)
  await expect(resolve(open, { address: '127.0.0.1', family: 4 })).rejects.toThrow('private network')
  await expect(resolve({ address: '::ffff:10.0.0.1', family: 6 })).rejects.toThrow('private network')
  await expect(resolve()).rejects.toThrow('no address')
})

test('AB30: a redirect is not followed', async () => {
  const { origin, asked } = await startServer((_req, res) =>
    res.writeHead(302, { Location: '/secret.png' }).end(),
  )
  await expect(fetchPicture(`${origin}/a.png`, { ...none, trustedOrigins: [origin] })).rejects.toThrow('302')
  expect(asked).toEqual(['/a.png'])
})

const answers: [string, RequestListener, string][] = [
  [
    'an HTML page',
    (_req, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
    'text/html',
  ],
  [
    'an SVG, which could contain a script',
    (_req, res) => res.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg/>'),
    'image/svg+xml',
  ],
  [
    'more than 15 MB',
    (_req, res) => res.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.alloc(16 * 1024 * 1024)),
    'larger than 15 MB',
  ],
  ['nothing before the timeout', () => {}, 'abort'],
  [
    'only the start of a body before the timeout',
    (_req, res) => void res.writeHead(200, { 'Content-Type': 'image/png' }).write('p'),
    'abort',
  ],
]
test.each(answers)('fetching fails if the server sends %s', async (_what, answer, reason) => {
  const { origin } = await startServer(answer)
  const sources = { ...none, trustedOrigins: [origin], limitMs: reason === 'abort' ? 300 : 30_000 }
  await expect(fetchPicture(`${origin}/a.png`, sources)).rejects.toThrow(reason)
})

test('a picture of a trusted origin is fetched in full', async () => {
  const { origin } = await startServer(png)
  expect((await fetchPicture(`${origin}/a.png`, { ...none, trustedOrigins: [origin] })).toString()).toBe(
    'png',
  )
})

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.100.100.200', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['::ffff:127.0.0.1', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
])('isPublicAddress(%s) is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
