import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createBooking } from '@beacon/contract/booking'
import { endpoints } from '@beacon/contract/endpoints'
import { errorSchema } from '@beacon/contract/errors'
import { sendContactEmail, submitLead } from '@beacon/contract/leads'
import { createPrintOrder } from '@beacon/contract/orders'
import { confirmPayment, createPaymentIntent, receiveStripeEvent } from '@beacon/contract/payments'
import { paths } from '@beacon/rules/paths'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lead, nameOf } from '../../test/examples.ts'
import { pagesAsData } from '../../test/pages.ts'
import { startTestApp, type TestApp } from '../../test/start-app.ts'
import { toAppError } from './errors.ts'

const json = { 'Content-Type': 'application/json' }

/** Sends a request whose answer has to be an error in the shape of the contract. */
async function failure(app: TestApp, path: string, init?: RequestInit) {
  const response = await app.visitor.send(path, init)
  const body = errorSchema.parse(await response.json())
  expect(body.message).toBe(body.error)
  expect(response.headers.get('x-request-id')).toBe(body.requestId)
  return { status: response.status, code: body.code, headers: response.headers, body }
}

const post = (body: RequestInit['body'], headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  body,
})

const FORM = submitLead.path

test.each([
  ['truncated JSON', '{"name": "Ada"'],
  ['a JSON string', '"Ada"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['text that is not JSON', 'name=Ada'],
])('API-2: %s as the body returns 400 in the error shape', async (_what, body) => {
  const app = await startTestApp()
  expect(await failure(app, FORM, post(body))).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('API-2, AB25: a message of five megabytes returns 413 and is not stored', async () => {
  const app = await startTestApp()
  const body = JSON.stringify({ ...lead, message: 'm'.repeat(5_000_000) })
  expect(await failure(app, FORM, post(body))).toMatchObject({ status: 413, code: 'too_large' })
  expect(await app.rows('select id from lead')).toEqual([])
})

test('API-2: a body of 64 KiB is accepted, and one byte more returns 413', async () => {
  const app = await startTestApp()
  const text = JSON.stringify(lead)
  const most = text + ' '.repeat(64 * 1024 - Buffer.byteLength(text))
  expect((await app.visitor.send(FORM, post(most))).status).toBe(200)
  expect(await failure(app, FORM, post(`${most} `))).toMatchObject({ status: 413, code: 'too_large' })
})

test.each([
  ['a call', FORM, 'application/json'],
  ['a webhook', receiveStripeEvent.path, 'application/json'],
  ['a form', paths.contact, 'application/x-www-form-urlencoded'],
])('AB25: %s rejects a compressed body with 415 instead of decompressing it', async (_what, path, type) => {
  const app = await startTestApp()
  for (const [encoding, compress] of Object.entries({ gzip: gzipSync, br: brotliCompressSync })) {
    const headers = { 'Content-Type': type, 'Content-Encoding': encoding, 'Stripe-Signature': 'x' }
    const answer = await app.visitor.send(path, post(compress('x'.repeat(5_000_000)), headers))
    expect(answer.status).toBe(415)
  }
})

test('API-2, AB25: a body of ten thousand fields returns 413', async () => {
  const app = await startTestApp()
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]))
  const answer = await failure(app, FORM, post(JSON.stringify({ ...lead, ...many })))
  expect(answer).toMatchObject({ status: 413, code: 'too_large' })
  expect(await app.rows('select id from lead')).toEqual([])
})

test.each([100, 30_000])('API-2, AB25: JSON nested %d levels deep returns 400', async (levels) => {
  const app = await startTestApp()
  const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
  const body = `${JSON.stringify(lead).slice(0, -1)},"message":${deep}}`
  expect(await failure(app, FORM, post(body))).toMatchObject({
    status: 400,
    body: { fields: { message: expect.any(String) } },
  })
})

test('API-2: every call answers missing or wrongly typed fields in plain words, not in the validator’s', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const wrong = (schema: z.ZodType | undefined, value: unknown) =>
    schema instanceof z.ZodObject
      ? Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value]))
      : {}
  let sentences = 0
  for (const endpoint of endpoints.filter(({ body, query }) => body ?? query)) {
    const { method, body, query } = endpoint
    const path = endpoint.path.replace(/:\w+/g, '~')
    const inBodies = body ? [{}, [], ...[{}, 0.5, null].map((value) => wrong(body, value))] : []
    const names = Object.keys(wrong(query, ''))
    const requests = [
      ...inBodies.map((each) => admin.send(path, { method, headers: json, body: JSON.stringify(each) })),
      admin.send(`${path}?${names.map((name) => `${name}=%00&${name}=`).join('&')}`, {
        method,
        headers: json,
      }),
    ]
    for (const answer of await Promise.all(requests)) {
      const { fields = {} } = (await answer.json()) as { fields?: Record<string, string> }
      for (const sentence of Object.values(fields))
        expect(sentence, nameOf(endpoint)).not.toMatch(/expected|received|undefined|invalid (input|option)/i)
      sentences += Object.keys(fields).length
    }
  }
  expect(sentences, 'messages about fields').toBeGreaterThan(300)
})

test.each([
  [nameOf(createBooking), { time: 9 }, 'time', 'Please choose a time', createBooking],
  [nameOf(confirmPayment), {}, 'paymentIntentId', 'This is required', confirmPayment],
  [nameOf(createPaymentIntent), {}, 'type', 'Please choose one of: product, booking', createPaymentIntent],
  [nameOf(createPrintOrder), { line_items: 'a mug' }, 'line_items', 'Please send a list', createPrintOrder],
  [nameOf(sendContactEmail), { phone: 6315550100 }, 'phone', 'Please send text', sendContactEmail],
] as const)('API-2: %s with %o has the error at %s: %s', async (_name, body, field, sentence, endpoint) => {
  const app = await startTestApp()
  const answer = await app.visitor.call(endpoint, { body })
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } })
})

test('API-2: unknown fields and __proto__ are ignored', async () => {
  const app = await startTestApp()
  const body = `${JSON.stringify(lead).slice(0, -1)},"__proto__":{"status":"won"},"status":"won","flags":["x"]}`
  expect((await app.visitor.send(FORM, post(body))).status).toBe(200)
  expect(await app.rows('select status, flags from lead')).toEqual([{ status: 'new', flags: '[]' }])
})

test.each([
  ['a form', 'name=Ada', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['plain text', JSON.stringify(lead), { 'Content-Type': 'text/plain' }],
  ['JSON in another charset', JSON.stringify(lead), { 'Content-Type': 'application/json; charset=latin1' }],
  ['an unknown encoding', JSON.stringify(lead), { ...json, 'Content-Encoding': 'zip' }],
])('API-2: a body in %s returns 415', async (_what, body, headers) => {
  const app = await startTestApp()
  expect(await failure(app, FORM, post(body, headers))).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  })
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/../api/nothing',
  '/api/admin',
  '/api/contact-form/x',
  '/nothing',
])('API-2: %s returns 404', async (path) => {
  const app = await startTestApp()
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect(await failure(app, path, { method })).toMatchObject({ status: 404, code: 'not_found' })
  }
})

test('API-2: a URL that cannot be decoded returns 400', async () => {
  const app = await startTestApp()
  const answer = await failure(app, '/api/admin/leads/%E0%A4%A', { method: 'PUT', headers: json, body: '{}' })
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('API-2: every call returns 405 for other methods, and Allow lists its own', async () => {
  const app = await startTestApp()
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:\w+/g, 'x')
    // `/api/x/:id` also stands for `/api/x/export`.
    const isOf = (other: string) => new RegExp(`^${other.replace(/:\w+/g, '[^/]+')}$`).test(path)
    const methods = endpoints.filter((other) => isOf(other.path)).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
      (name) => !methods.includes(name as never),
    )) {
      const answer = await failure(app, path, { method })
      expect(answer, `${method} instead of ${nameOf(endpoint)}`).toMatchObject({
        status: 405,
        code: 'method_not_allowed',
      })
      const taken = methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...new Set(taken)].sort())
    }
  }
})

test.each([
  ['/', 'GET, HEAD'],
  ['/blog/two-second-website', 'GET, HEAD'],
  ['/contact', 'GET, HEAD, POST'],
  ['/newsletter', 'GET, HEAD, POST'],
  ['/newsletter/unsubscribe', 'GET, HEAD, POST'],
])('the page %s returns 405 for other methods, and Allow lists its own', async (path, taken) => {
  const app = await startTestApp({ pages: pagesAsData })
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    const answer = await failure(app, path, { method })
    expect(answer, method).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(answer.headers.get('allow'), method).toBe(taken)
  }
})

test('API-2: X-HTTP-Method-Override is ignored', async () => {
  const app = await startTestApp()
  const headers = { 'X-HTTP-Method-Override': 'POST' }
  expect(await failure(app, FORM, { headers })).toMatchObject({ status: 405 })
})

test.each(['cannot rollback - no transaction is active', 'no such savepoint: piece'])(
  'the error after SQLite’s own rollback on a full disk is unavailable, with Retry-After (%s)',
  (message) => {
    const error = Object.assign(new Error(message), { code: 'SQLITE_ERROR' })
    expect(toAppError(error)).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '30' } })
  },
)

test.each(['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB'])(
  'with a damaged database file (%s) calls are unavailable',
  (code) => {
    expect(toAppError(Object.assign(new Error('malformed'), { code }))).toMatchObject({ code: 'unavailable' })
  },
)

test('API-2: an unexpected error returns 500 without details, which are in the log', async () => {
  const app = await startTestApp({ breaks: true })
  await app.rows('alter table lead rename to lead_moved')
  const answer = await app.visitor.call(submitLead, { body: lead })
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/sql|lead/i)
  expect(app.logs).toContainEqual(
    expect.objectContaining({
      id: (answer.body as { requestId: string }).requestId,
      err: expect.objectContaining({ message: expect.stringMatching(/no such table|does not exist/) }),
    }),
  )
})
