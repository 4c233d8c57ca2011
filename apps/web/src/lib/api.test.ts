import { submitLead, updateLead } from '@beacon/contract/leads'
import { listJobs } from '@beacon/contract/outbox'
import { listProducts } from '@beacon/contract/products'
import { expect, test, vi } from 'vitest'
import { ApiError, call } from './api.ts'

/** Responds to every request with this, and records the requests. */
function answerWith(status: number, body: string) {
  const asked = vi.fn(async (_url: string, _request: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', asked)
  return () => {
    const [url, request] = asked.mock.calls[0] ?? []
    return { url, method: request?.method, body: request?.body, headers: new Headers(request?.headers) }
  }
}

const lead = { name: 'Ann', email: 'ann@example.com' }

test('a call follows its contract and sends the idempotency key', async () => {
  const request = answerWith(200, '{"success":true,"message":"Thank you","id":"1"}')
  const answer = await call(submitLead, { body: lead, idempotencyKey: 'once' })
  expect(answer.id).toBe('1')
  const { url, method, body, headers } = request()
  expect([url, method, body]).toEqual(['/api/contact-form', 'POST', JSON.stringify(lead)])
  expect(headers.get('Idempotency-Key')).toBe('once')
  expect(headers.get('Content-Type')).toBe('application/json')
})

test('path parameters are filled in, and unset query parameters are left out', async () => {
  const first = answerWith(200, '{}')
  await call(updateLead, { params: { id: 'a/b' }, body: { status: 'won', staffNotes: '' } })
  expect(first().url).toBe('/api/admin/leads/a%2Fb')
  const second = answerWith(200, '{}')
  await call(listJobs, { query: { state: 'dead', kind: undefined } })
  expect(second().url).toBe('/api/admin/outbox?state=dead')
})

test('an error carries the contract’s code, fields and request id', async () => {
  const refusal = {
    success: false,
    code: 'invalid_input',
    error: 'Please check the form',
    message: 'Please check the form',
    fields: { email: 'Invalid email address' },
    requestId: 'r1',
  }
  answerWith(400, JSON.stringify(refusal))
  const error = await call(submitLead, { body: lead }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'invalid_input', status: 400, fields: refusal.fields, requestId: 'r1' })
})

test('a response in a foreign format, or none, is a network error', async () => {
  answerWith(502, '<html>Bad gateway</html>')
  await expect(call(submitLead, { body: lead })).rejects.toMatchObject({ code: 'network', status: 502 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  await expect(call(submitLead, { body: lead })).rejects.toMatchObject({ code: 'network', status: 0 })
})

test('an aborted call rejects as aborted, not as a network error', async () => {
  const controller = new AbortController()
  controller.abort()
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')))
  await expect(call(submitLead, { body: lead, signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('reads time out on a hanging server with a network error', async () => {
  const over = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over)
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return new Response('{}')
  })
  const { signal } = new AbortController()
  await expect(call(listJobs)).rejects.toMatchObject({ code: 'network', status: 0 })
  await expect(call(listJobs, { signal })).rejects.toMatchObject({ code: 'network', status: 0 })
  await expect(call(submitLead, { body: lead })).resolves.toEqual({})
  timeout.mockRestore()
})

test('a text that is empty is left out of the query, and JSON that is not ours is a network failure', async () => {
  const request = answerWith(200, '{}')
  await call(listJobs, { query: { kind: '' } })
  expect(request().url).toBe('/api/admin/outbox')
  answerWith(502, '{"message":"upstream timed out"}')
  await expect(call(submitLead, { body: lead })).rejects.toMatchObject({ code: 'network', status: 502 })
})

test('calls of the back office on a page that nobody has used for two minutes are marked as background', async () => {
  await import('../features/admin/session.ts')
  vi.useFakeTimers({ toFake: ['Date'] })
  const isBackground = async (endpoint: typeof listJobs | typeof listProducts = listJobs) => {
    const request = answerWith(200, '{}')
    await call(endpoint)
    return request().headers.has('X-Background')
  }
  expect(await isBackground()).toBe(false)
  vi.setSystemTime(Date.now() + 119_000)
  expect(await isBackground()).toBe(false)
  vi.setSystemTime(Date.now() + 1000)
  expect(await isBackground()).toBe(true)
  expect(await isBackground(listProducts), 'visitors have no session').toBe(false)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  expect(await isBackground()).toBe(false)
})
