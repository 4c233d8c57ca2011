import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createChatModel } from './chat-model.ts'
import { createNotes } from './notes.ts'
import { createNotesReader } from './notes-reader.ts'
import { createPrintCatalogue } from './printify.ts'
import { createPrintifyClient } from './printify-client.ts'
import { createPrintOrders } from './printify-orders.ts'
import { createStripe } from './stripe.ts'

const SOME_ID = '5d000000-0000-4000-8000-000000000003'
const payment = { paymentId: 'p', amount: 100, currency: 'usd', description: 'Order', key: 'k' }
const page = {
  ...payment,
  email: 'ada@bakery.example',
  lines: [],
  successUrl: 'https://x.example',
  cancelUrl: 'https://x.example',
}
const lead = { name: 'Ada', email: 'ada@bakery.example', phone: '', businessName: '', businessType: '' }
const note = { ...lead, leadId: 'l', website: '', message: '', source: 'page', receivedAt: '2026-11-20' }
const address = { region: 'NY', address: '1 Main St', address2: '', city: 'Bay Shore', zip: '11706' }
const print = {
  orderId: 'o',
  label: 'o',
  lines: [],
  address: { ...address, firstName: 'Ada', lastName: 'Baker', email: '', phone: '' },
}

/** Every call that changes something, against a provider at this address. */
const calls: Record<string, (apiUrl: string) => Promise<unknown>> = {
  'a payment': (apiUrl) => stripeAt(apiUrl).createIntent(payment),
  'canceling a payment': (apiUrl) => stripeAt(apiUrl).cancelIntent('pi_1'),
  'a payment page': (apiUrl) => stripeAt(apiUrl).openPage({ ...page, expiresAt: new Date() }),
  'closing a payment page': (apiUrl) => stripeAt(apiUrl).closePage('cs_1'),
  'a refund': (apiUrl) => stripeAt(apiUrl).refund({ intentId: 'pi_1', amount: 100, refundId: 'r', key: 'k' }),
  'a print order': (apiUrl) => printsAt(apiUrl).create(print),
  'sending to production': (apiUrl) => printsAt(apiUrl).sendToProduction('1'),
  'canceling a print order': (apiUrl) => printsAt(apiUrl).cancel('1'),
  'a lead in the notes': (apiUrl) => notesAt(apiUrl).createLead(note),
  'erasing a lead in the notes': (apiUrl) => notesAt(apiUrl).eraseLead(SOME_ID),
  'a chat answer': (apiUrl) =>
    createChatModel({ apiUrl, apiKey: undefined, model: 'm', retryScale: 0.001 }).write(
      { system: '', turns: [], maxTokens: 10 },
      { onText: () => true, signal: new AbortController().signal, hasFallback: true },
    ),
}
const stripeAt = (apiUrl: string) =>
  createStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl })
const printsAt = (apiUrl: string) =>
  createPrintOrders(createPrintifyClient({ token: 't', shopId: '1', apiUrl }))
const notesAt = (apiUrl: string) => createNotes({ token: 't', leadsId: SOME_ID, apiUrl })

async function providerThat(answers: RequestListener) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    answers(request.resume(), response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths }
}

const bodies = [
  ...['{}', 'null', '[]', '', '"unavailable"', '503', 'true', '{"object":"error"}'],
  '<html>Sign in to the wireless network</html>',
]

test.each(Object.entries(calls))(
  '%s does not succeed on an unexpected body with status 200',
  async (_what, call) => {
    for (const body of bodies) {
      const type = body.startsWith('<') ? 'text/html' : 'application/json'
      const { url } = await providerThat((_, response) => response.setHeader('content-type', type).end(body))
      await expect(call(url), body).rejects.toMatchObject({ failure: 'retry' })
    }
  },
)

test.each(Object.entries(calls).filter(([what]) => what !== 'a chat answer'))(
  '%s to an address where nobody listens fails with the reason, for the administrator',
  async (_what, call) => {
    const closed = createServer()
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done))
    const { port } = closed.address() as AddressInfo
    await new Promise((done) => closed.close(done))
    await expect(call(`http://127.0.0.1:${port}`)).rejects.toThrow(`connect ECONNREFUSED 127.0.0.1:${port}`)
  },
)

test('an error of the card provider that is a bare word is a failure as any other', async () => {
  const { url } = await providerThat((_, response) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end('"upstream unavailable"'),
  )
  for (const call of [() => stripeAt(url).readIntent('pi_1'), () => stripeAt(url).intentsSince(new Date())])
    await expect(call()).rejects.toMatchObject({ failure: 'retry' })
})

/** A list of one object, as Stripe sends it. */
const listOf = async (object: object) => {
  const list = JSON.stringify({ object: 'list', has_more: false, url: '/v1/list', data: [object] })
  return (
    await providerThat((_, response) => response.setHeader('content-type', 'application/json').end(list))
  ).url
}

test.each([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('PAY-11: a refund that is %s at the card provider is %s here', async (status, here) => {
  const url = await listOf({ id: 're_1', object: 'refund', amount: 100, payment_intent: 'pi_1', status })
  expect(await stripeAt(url).refundsOf('pi_1')).toMatchObject([{ id: 're_1', amount: 100, status: here }])
})

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
  ['prevented', 'lost'],
])('a dispute that is %s at the card provider is %s here', async (status, state) => {
  const url = await listOf({ id: 'du_1', object: 'dispute', amount: 100, payment_intent: 'pi_1', status })
  expect(await stripeAt(url).disputesOf('pi_1')).toMatchObject([{ intentId: 'pi_1', amount: 100, state }])
})

test('confirming a product’s publishing accepts an answer without a body', async () => {
  for (const status of [200, 204]) {
    const { url } = await providerThat((_, response) => response.writeHead(status).end())
    const client = createPrintifyClient({ token: 't', shopId: '1', apiUrl: url })
    await createPrintCatalogue(client).confirmPublished('1', 'https://x.example')
  }
})

test.each([
  [
    '{"zip":["The zip field is required."],"city":["No such city."]}',
    'The zip field is required. No such city.',
  ],
  ['Validation failed.', ''],
  ['"zip"', '"zip"'],
])('Printify’s reason for refusing an order (%s) is part of the error message', async (reason, sentences) => {
  const said = { status: 'error', code: 8103, message: 'Validation failed.', errors: { reason, code: 8103 } }
  const { url } = await providerThat((_, response) => response.writeHead(400).end(JSON.stringify(said)))
  const message = `Print provider: answered 400: Validation failed. ${sentences}`.trim()
  await expect(calls['a print order']?.(url)).rejects.toMatchObject({ message })
})

test.each([
  [
    'ends before its last row',
    { has_more: false, next_cursor: null, request_status: { type: 'incomplete' } },
  ],
  ['repeats its cursor', { has_more: true, next_cursor: 'again' }],
  ['has more, and no cursor to it', { has_more: true, next_cursor: null }],
])('reading a list of notes that %s fails', async (_what, end) => {
  const { url } = await providerThat((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ object: 'list', results: [], ...end })),
  )
  const guard = <T>(call: () => Promise<T>) => call()
  const reader = createNotesReader({ token: 't', apiUrl: url }, { guard, scale: 0.001 })
  await expect(reader.rows(SOME_ID)).rejects.toThrow(/more rows than it lists|no end/)
})

test('reading a page of notes that contains itself ends', async () => {
  const block = {
    object: 'block',
    id: SOME_ID,
    type: 'toggle',
    toggle: { rich_text: [] },
    has_children: true,
  }
  const list = JSON.stringify({ object: 'list', results: [block], has_more: false, next_cursor: null })
  const { url, paths } = await providerThat((_, response) =>
    response.setHeader('content-type', 'application/json').end(paths.length > 20 ? '' : list),
  )
  const reader = createNotesReader({ token: 't', apiUrl: url }, { guard: (call) => call(), scale: 0.001 })
  await reader.text(SOME_ID)
  expect(paths).toHaveLength(6)
})

const notesFrom = (apiUrl: string) =>
  createNotesReader({ token: 't', apiUrl }, { guard: (call) => call(), scale: 0.001 })

test.each([
  ['a row', 'page'],
  ['a block', 'block'],
])(
  '%s of the notes that comes without its content fails the read, so that the last copy stays',
  async (_what, object) => {
    const list = { object: 'list', results: [{ object, id: SOME_ID }], has_more: false, next_cursor: null }
    const { url } = await providerThat((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(list)),
    )
    const reader = notesFrom(url)
    const read = object === 'page' ? reader.rows(SOME_ID) : reader.text(SOME_ID)
    await expect(read).rejects.toMatchObject({ failure: 'retry' })
  },
)

test('a list of products that ends before its last one fails, so that the last copy stays', async () => {
  const page = { data: [], next_page_url: '/?page=2', total: 60 }
  const { url } = await providerThat((_, response) => response.end(JSON.stringify(page)))
  const client = createPrintifyClient({ token: 't', shopId: '1', apiUrl: url })
  await expect(createPrintCatalogue(client).products()).rejects.toMatchObject({
    failure: 'retry',
    message: 'Print provider: the list of products makes no sense (0 of 60 are in it)',
  })
})

test('the print provider’s Retry-After counts, in seconds and as a date', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
  for (const wait of ['3600', inAnHour]) {
    const { url } = await providerThat((_, response) =>
      response.writeHead(429, { 'retry-after': wait }).end(),
    )
    const failure = await calls['a print order']?.(url).catch((error: unknown) => error)
    const { retryAfterMs } = failure as { retryAfterMs: number }
    expect(retryAfterMs, wait).toBeGreaterThan(3_590_000)
    expect(retryAfterMs, wait).toBeLessThanOrEqual(3_600_000)
  }
})

test('a wait of more than two minutes that Notion asks for is left to the next sync', async () => {
  const { url, paths } = await providerThat((_, response) =>
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '121' })
      .end('{"object":"error","status":429,"code":"rate_limited","message":"Slow down."}'),
  )
  const reader = createNotesReader({ token: 't', apiUrl: url }, { guard: (call) => call(), scale: 0.001 })
  await expect(reader.rows(SOME_ID)).rejects.toMatchObject({ retryAfterMs: 121_000 })
  expect(paths).toHaveLength(1)
})

test('an email longer than Notion takes is left out of the lead’s page, and one that just fits is not', async () => {
  const bodies: { properties: { Email: object } }[] = []
  const server = await providerThat(async (request, response) => {
    bodies.push((await json(request)) as (typeof bodies)[number])
    response.setHeader('content-type', 'application/json').end('{"object":"page","id":"1"}')
  })
  for (const length of [200, 201]) {
    const email = `${'a'.repeat(length - 15)}@bakery.example`
    await notesAt(server.url).createLead({ ...note, email })
  }
  expect(bodies.map(({ properties }) => properties.Email)).toEqual([
    { email: expect.stringMatching(/^a+@bakery\.example$/) },
    { email: null },
  ])
})

test.each(Object.entries(calls))('%s does not follow a redirect', async (_what, call) => {
  const { url, paths } = await providerThat((_, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  )
  await expect(call(url)).rejects.toMatchObject({ failure: 'retry' })
  expect(paths).not.toContain('/elsewhere')
})

test('a rate-limited refund is busy, whether the status is 400 or 429', async () => {
  for (const status of [400, 429]) {
    const { url } = await providerThat((_, response) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
        .end('{"error":{"type":"invalid_request_error","code":"rate_limit"}}'),
    )
    await expect(calls['a refund']?.(url)).rejects.toMatchObject({ kind: 'busy', retryAfterMs: 7000 })
  }
})

test('an error of the card provider about the buyer’s email counts as an invalid email, whatever its code', async () => {
  const { url } = await providerThat((_, response) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"error":{"type":"invalid_request_error","code":"parameter_invalid","param":"customer_email"}}'),
  )
  await expect(calls['a payment page']?.(url)).rejects.toMatchObject({ code: 'email_invalid' })
})

test('a refund whose idempotency key is in use is retried: the provider is busy, not broken', async () => {
  const { url } = await providerThat((_, response) =>
    response
      .writeHead(409, { 'content-type': 'application/json' })
      .end('{"error":{"type":"invalid_request_error","code":"idempotency_key_in_use"}}'),
  )
  await expect(calls['a refund']?.(url)).rejects.toMatchObject({ kind: 'busy', failure: 'retry' })
})

test.each([
  ['requires_action', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('creating a refund that is %s at the provider returns %s', async (status, ours) => {
  const refund = { id: 're_1', object: 'refund', amount: 100, status }
  const { url } = await providerThat((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(refund)),
  )
  expect(await calls['a refund']?.(url)).toMatchObject({ status: ours })
})
