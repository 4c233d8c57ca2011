import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import express from 'express'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepAssets, serveFiles } from './assets.ts'
import { commonHeaders } from './headers.ts'
import { openRequest } from './request-context.ts'
import { createResponseCache } from './response-cache.ts'

const files = ['/assets/app-1a2b.js', '/assets/styles-1a2b.css', '/assets/text-1a2b.woff2', '/icon-192.png']
const drawings = ['/favicon.svg', '/artwork/tee.svg']
const shared = '/og/about.jpg'

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  for (const path of [...files, ...drawings, shared]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `content of ${path}`)
  }
  const responses = createResponseCache()
  keepAssets(responses, folder)
  const fromDisk = express().use(serveFiles(folder))
  const context = { log: pino({ level: 'silent' }), metrics: { observe: () => undefined }, trustProxy: 0 }
  server = createServer((req: IncomingMessage, res: ServerResponse) => {
    openRequest(req, res, { ...context, inHand: new Set() })
    if (!responses.answer(req, res)) fromDisk(req, res)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function headersOf(path: string) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  expect([path, response.status, await response.text()]).toEqual([path, 200, `content of ${path}`])
  return Object.fromEntries(response.headers)
}

const { 'Permissions-Policy': _, ...named } = commonHeaders
const ofEveryFile = Object.fromEntries(
  Object.entries(named).map(([name, value]) => [name.toLowerCase(), value]),
)

test.each(files)('%s has the common security headers', async (path) => {
  expect(await headersOf(path)).toMatchObject(ofEveryFile)
})

test.each(drawings)('%s is served with a policy that sandboxes it, so no script in it runs', async (path) => {
  const headers = await headersOf(path)
  expect(headers).toMatchObject(ofEveryFile)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.* frame-ancestors 'none'; sandbox$/,
  )
})

test('a share picture may be embedded by other sites as an image, but not framed', async () => {
  const shareable = { ...ofEveryFile, 'cross-origin-resource-policy': 'cross-origin' }
  expect(await headersOf(shared)).toMatchObject(shareable)
})
