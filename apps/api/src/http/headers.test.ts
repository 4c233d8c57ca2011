import type { IncomingMessage } from 'node:http'
import { submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { lead } from '../../test/examples.ts'
import { postForm } from '../../test/newsletter.ts'
import { startTestApp } from '../../test/start-app.ts'
import { commonHeaders, headersFor, pageHeaders } from './headers.ts'

const form = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
const answers: [string, string, RequestInit, number][] = [
  ['an answer', submitLead.path, { ...form, body: JSON.stringify(lead) }, 200],
  ['an answer from memory', '/api/config', {}, 200],
  ['an answer without a body', '/api/config', { method: 'HEAD' }, 200],
  ['invalid input', submitLead.path, { ...form, body: '{}' }, 400],
  ['a request without a session', '/api/admin/leads', {}, 401],
  ['an unknown address', '/nothing', {}, 404],
  ['an unknown call', '/api/nothing', {}, 404],
  ['a wrong method', '/api/config', { method: 'POST' }, 405],
  ['a wrong method for a file', '/api/booking/manage/calendar.ics', { method: 'POST' }, 405],
  ['an OPTIONS request', '/api/config', { method: 'OPTIONS' }, 405],
  ['the metrics', '/metrics', {}, 200],
  ['the OpenAPI description', '/api/openapi.json', {}, 200],
  ['the documentation', '/api/docs', {}, 200],
]

test.each(answers)(
  '%s (%s) has the common security headers and a strict policy',
  async (_what, path, init, status) => {
    const app = await startTestApp()
    const response = await app.visitor.send(path, init)
    expect(response.status).toBe(status)
    const headers = Object.fromEntries(response.headers)
    const common = Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value])
    expect(headers).toMatchObject(Object.fromEntries(common))
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('x-powered-by')
  },
)

test('the redirect after a posted form has the common headers: a private link stays out of the Referer', async () => {
  const app = await startTestApp()
  const token = 'a'.repeat(43)
  const { status, headers } = await postForm(app, '/newsletter/confirm', { token })
  expect([status, headers.get('location')]).toEqual([303, `/newsletter/confirm?token=${token}`])
  for (const [name, value] of Object.entries(commonHeaders)) expect(headers.get(name), name).toBe(value)
})

test('the common headers are pinned here, so that none is lost by accident', () => {
  expect(commonHeaders).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

test('a page’s content security policy allows only our own origin', () => {
  const page = (publicUrl: string) =>
    pageHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, publicUrl)['Content-Security-Policy']
  const own = [
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
    "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; img-src 'self' data:; font-src 'self'",
    "manifest-src 'self'; worker-src 'self'; connect-src 'self'",
  ].join('; ')
  expect(page('http://beacon.test')).toBe(own)
  expect(page('https://beacon.test')).toBe(`${own}; upgrade-insecure-requests`)
})

test('Cross-Origin-Opener-Policy is sent to the back office always, to other pages only from other sites', () => {
  const flat = ['Cross-Origin-Opener-Policy', 'same-origin', 'Vary', 'Accept-Encoding']
  const to = (url: string, site: string) =>
    headersFor({ url, headers: { 'sec-fetch-site': site } } as unknown as IncomingMessage, flat)
  expect(to('/about', 'none')).toEqual(['Vary', 'Accept-Encoding'])
  expect(to('/about', 'cross-site')).toEqual(flat)
  expect(to('/admin/orders', 'none')).toEqual(flat)
})

test('API answers have Cache-Control: no-store', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  for (const path of ['/api/admin/leads', '/api/admin/session', '/api/nothing']) {
    expect((await admin.send(path)).headers.get('cache-control')).toBe('no-store')
  }
})

test('behind a trusted proxy an http request to an https site is redirected to https', async () => {
  const app = await startTestApp({ settings: { PUBLIC_URL: 'https://beacon.test', TRUST_PROXY: '1' } })
  const response = await app.visitor.send('/contact?a=1', { headers: { 'X-Forwarded-Proto': 'http' } })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('https://beacon.test/contact?a=1')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a site that is on http itself redirects nobody: it would redirect to itself for ever', async () => {
  const app = await startTestApp({ settings: { PUBLIC_URL: 'http://beacon.test', TRUST_PROXY: '1' } })
  const response = await app.visitor.send('/api/config', { headers: { 'X-Forwarded-Proto': 'http' } })
  expect(response.status).toBe(200)
})

test('without a trusted proxy X-Forwarded-Proto redirects nobody', async () => {
  const app = await startTestApp({ settings: { PUBLIC_URL: 'https://beacon.test' } })
  const response = await app.visitor.send('/api/config', { headers: { 'X-Forwarded-Proto': 'http' } })
  expect(response.status).toBe(200)
})
