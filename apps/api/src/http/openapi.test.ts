import { createHash } from 'node:crypto'
import SwaggerParser from '@apidevtools/swagger-parser'
import { listBlogPosts } from '@beacon/contract/blog'
import { readConfig } from '@beacon/contract/config'
import { endpoints } from '@beacon/contract/endpoints'
import { listProducts, readProduct } from '@beacon/contract/products'
import type { OpenAPI } from 'openapi-types'
import { expect, test } from 'vitest'
import { nameOf } from '../../test/examples.ts'
import { startTestApp } from '../../test/start-app.ts'
import { filesAndForms, LEADS_ON } from './openapi-files.ts'

interface Operation {
  summary: string
  security?: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: object
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
interface Description {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

test('API-3: /api/openapi.json is a valid OpenAPI 3.1 description', async () => {
  const app = await startTestApp()
  const response = await app.visitor.send('/api/openapi.json')
  expect(response.headers.get('content-type')).toContain('application/json')
  const description = (await response.json()) as OpenAPI.Document
  expect(await SwaggerParser.validate(description)).toMatchObject({ openapi: '3.1.0' })
})

test.each(['/api/openapi.json', '/api/docs'])(
  'API-3: %s is sent compressed, and with a matching ETag as 304',
  async (path) => {
    const app = await startTestApp()
    const headers = { 'Accept-Encoding': 'br' }
    const response = await app.visitor.send(path, { headers })
    expect(response.headers.get('content-encoding')).toBe('br')
    const known = response.headers.get('etag') ?? ''
    const again = await app.visitor.send(path, { headers: { ...headers, 'If-None-Match': known } })
    expect(again.status).toBe(304)
  },
)

test.each([
  ['/api/booking', /only for a call with an Idempotency-Key/],
  ['/api/stripe/create-payment-intent', /^Only for a booking/],
])('API-3: %s says when its response has a booking’s token', async (path, when) => {
  const app = await startTestApp()
  const { paths } = (await (await app.visitor.send('/api/openapi.json')).json()) as Description
  expect(paths[path]?.post?.responses['201']?.content?.['application/json']?.schema).toMatchObject({
    properties: { bookingToken: { description: expect.stringMatching(when) } },
  })
})

test.each([listProducts, readProduct, listBlogPosts, readConfig])(
  'API-3: $path is described with the 304 that it answers to its own ETag',
  async ({ path: pattern }) => {
    const app = await startTestApp()
    const path = pattern.replace(':id', 'red-nun-pin')
    const etag = (await app.visitor.send(path)).headers.get('etag') ?? ''
    const again = await app.visitor.send(path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    const { paths } = (await (await app.visitor.send('/api/openapi.json')).json()) as Description
    const { responses } = paths[pattern.replace(':id', '{id}')]?.get ?? {}
    expect(responses?.['304']).toEqual({ description: expect.any(String) })
  },
)

test('API-3: the description has every call with its access, body, statuses and error shape', async () => {
  const app = await startTestApp()
  const description = (await (await app.visitor.send('/api/openapi.json')).json()) as Description
  expect(description.servers).toEqual([{ url: 'http://beacon.test' }])
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual([...endpoints, ...filesAndForms].map(nameOf).sort())

  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = description.paths[path]?.[endpoint.method.toLowerCase()]
    expect(operation?.summary).toBe(endpoint.summary)
    expect(Boolean(operation?.security), nameOf(endpoint)).toBe(endpoint.access !== 'public')
    expect(Boolean(operation?.requestBody), nameOf(endpoint)).toBe(
      endpoint.body !== undefined || endpoint.signature !== undefined,
    )
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([
        String(endpoint.status ?? 200),
        '429',
        ...(endpoint.access === 'public' ? [] : ['401']),
      ]),
    )
    const failure = { schema: { $ref: '#/components/schemas/Error' } }
    expect(operation?.responses.default?.content, nameOf(endpoint)).toEqual({ 'application/json': failure })
    const names = operation?.parameters.map(({ name }) => name) ?? []
    expect(names.includes('Idempotency-Key'), nameOf(endpoint)).toBe(endpoint.repeat !== undefined)
  }
})

test('API-3: the descriptions of files and forms match their answers without a session', async () => {
  const app = await startTestApp()
  const description = (await (await app.visitor.send('/api/openapi.json')).json()) as Description
  for (const address of filesAndForms) {
    const name = nameOf(address)
    const path = address.path.replace(/:(\w+)/g, '{$1}')
    const operation = description.paths[path]?.[address.method.toLowerCase()]
    for (const [status, media] of Object.entries(address.answers)) {
      const content = operation?.responses[status]?.content
      expect(Object.keys(content ?? {}), name).toEqual(media === LEADS_ON ? [] : [media])
    }
    expect(operation?.responses, name).toHaveProperty('default')
    // Local programs may read the metrics without a rate limit.
    expect(Object.hasOwn(operation?.responses ?? {}, '429'), name).toBe(address.path !== '/metrics')
    expect(Boolean(operation?.requestBody), name).toBe(address.form !== undefined)

    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    }
    const answer = await app.visitor.send(address.path.replace(/:\w+/g, '1'), address.form ? form : {})
    expect(Object.keys(operation?.responses ?? {}), name).toContain(String(answer.status))
    expect(answer.status === 401, name).toBe(address.access === 'administrator')
  }
})

test('API-3: files have the media types in the description', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  for (const { path, answers } of filesAndForms.filter(({ access }) => access !== 'public')) {
    if (path.includes(':')) continue
    const response = await admin.send(path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([
      200,
      expect.stringContaining(answers[200] ?? ''),
    ])
  }
})

test('API-3: /api/docs lists every call without scripts, and its policy allows its inline style', async () => {
  const app = await startTestApp()
  const response = await app.visitor.send('/api/docs')
  const page = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(page).not.toContain('<script')
  for (const { method, path, summary } of [...endpoints, ...filesAndForms])
    expect(page).toContain(`<b>${method}</b><code>${path}</code><span>${summary}</span>`)
  expect(page).toContain('200 text/calendar')
  expect(page).toContain('303 leads on to a page')
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(policy).toContain("script-src 'self';")
})
