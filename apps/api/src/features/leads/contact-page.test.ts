import { listLeads } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { pagesAsData } from '../../../test/pages.ts'
import { MINUTE, startTestApp, type TestApp, type TestAppOptions } from '../../../test/start-app.ts'
import type { ShownForm } from '../../http/posted-form.ts'

const pages = { ...pagesAsData, isPage: async ({ path }: { path: string }) => path === '/services/seo' }
const startWithPages = (options: TestAppOptions = {}) => startTestApp({ pages, ...options })

const filled = {
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  businessName: lead.businessName,
  serviceInterest: 'websites',
  message: 'First line\r\nSecond line',
}

const post = (app: TestApp, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.visitor.send('/contact', { method: 'POST', body: new URLSearchParams(fields), headers })

/** The form on the page that came back. */
const contactOf = async (response: Response) => ((await response.json()) as { contact: ShownForm }).contact

test('LEAD-7: the contact form works without JavaScript', async () => {
  const app = await startWithPages()
  const response = await post(app, filled)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/contact?sent=1')

  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads).toEqual([
    expect.objectContaining({ name: lead.name, businessType: 'websites', source: 'Contact Form', flags: [] }),
  ])
  await app.settle()
  expect(
    app.mail
      .messages()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['Message from Ada Baker', 'New lead: Ada Baker', 'We have your message, Ada'])
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(1)
})

test('LEAD-7: posting the same form again sends no further emails', async () => {
  const app = await startWithPages()
  for (let press = 0; press < 3; press += 1) expect((await post(app, filled)).status).toBe(303)
  await app.settle()
  expect(app.mail.messages()).toHaveLength(3)
})

test('LEAD-7: without JavaScript, too, an address is stored in one spelling', async () => {
  const app = await startWithPages()
  expect((await post(app, { ...filled, email: 'ada@\u24d1akery\u3002example' })).status).toBe(303)
  expect((await post(app, { ...filled, email: 'ada@%62akery.example' })).status).toBe(400)
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads.map(({ email }) => email)).toEqual([lead.email])
})

test('LEAD-7: an invalid form comes back with the typed values and an error at each field', async () => {
  const app = await startWithPages()
  const response = await post(app, { ...filled, name: '', email: 'ada@', serviceInterest: 'magic' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    url: '/contact',
    contact: {
      sent: false,
      values: { ...filled, name: '', email: 'ada@', serviceInterest: 'magic' },
      fields: {
        name: 'Name is required',
        email: 'Invalid email address',
        serviceInterest: 'Please choose a service from the list',
      },
    },
  })
})

const audit = {
  source: 'Free audit',
  name: lead.name,
  email: lead.email,
  phone: '631 555 0100',
  businessName: lead.businessName,
  businessType: 'restaurant',
  currentWebsite: 'https://bakery.example',
}

test('LEAD-4: a lead form posted without JavaScript is one lead with its own source', async () => {
  const app = await startWithPages()
  const response = await post(app, { ...audit, currentWebsite: 'bakery.example' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/contact?sent=1')

  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads).toEqual([expect.objectContaining({ ...audit, message: '', flags: [] })])
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
})

test('LEAD-4: an invalid lead form comes back with the typed values', async () => {
  const app = await startWithPages()
  const values = { ...audit, phone: '', businessType: 'piracy' }
  const response = await post(app, values)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    url: '/contact',
    contact: {
      sent: false,
      values,
      fields: { phone: 'Phone number is required', businessType: 'Please select your business type' },
    },
  })
})

test('LEAD-10: when the form cannot be stored, it comes back with the typed values', async () => {
  const app = await startWithPages({ breaks: true })
  await app.setReadOnly(true)
  const response = await post(app, filled)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.json()).toMatchObject({ contact: { sent: false, values: filled } })
  expect(app.logs).toContainEqual(expect.objectContaining({ msg: 'request failed', code: 'unavailable' }))

  await app.setReadOnly(false)
  expect((await post(app, filled)).status).toBe(303)
})

test('API-2: too many posted forms get a 429 with a time to wait', async () => {
  const app = await startWithPages({ settings: { RATE_LIMIT_SCALE: '0.03' } })
  expect((await post(app, filled)).status).toBe(303)
  const response = await post(app, filled)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('600')
})

test('whoever is refused without JavaScript reads how long, and for hours also the phone number', async () => {
  const app = await startWithPages({ settings: { RATE_LIMIT_SCALE: '0.006' } })
  expect((await post(app, filled)).status).toBe(303)
  const refused = async () => contactOf(await post(app, filled))
  const kept = { sent: false, values: filled, fields: {} }
  expect(await refused()).toEqual({
    ...kept,
    failure: 'That was a lot at once. Please try again in 10 minutes.',
  })
  app.advance(11 * MINUTE)
  expect(await refused()).toEqual({
    ...kept,
    failure:
      'We have had a lot of requests from your network or email address. Please try again in 24 hours, or call (631) 555-0142.',
  })
})

test('an invalid form comes back with its own fields only, and of a text far too long with the beginning', async () => {
  const app = await startWithPages()
  const shown = async (fields: Record<string, string>) => contactOf(await post(app, { ...filled, ...fields }))
  const long = { message: 'm'.repeat(6000) }
  expect((await shown({ ...long, other: 'x' })).values).toEqual({ ...filled, ...long })
  const { values } = await shown({ name: 'n'.repeat(25_000), message: 'm'.repeat(30_000) })
  expect(values).toMatchObject({ email: filled.email, phone: filled.phone })
  expect(values.name).toMatch(/^n{9900}/)
  expect(Object.values(values).join('')).toHaveLength(10_000)
})

test('API-2: invalid form posts are rate limited more tightly than pages, since each renders one of its own', async () => {
  const app = await startWithPages({ settings: { RATE_LIMIT_SCALE: '0.0125' } })
  for (let hit = 0; hit < 3; hit += 1) expect((await post(app, {})).status).toBe(400)
  expect((await post(app, {})).status).toBe(429)
})

test('a posted form with the honeypot field filled in is flagged', async () => {
  const app = await startWithPages()
  await post(app, { ...filled, faxNumber: '555' })
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads[0]?.flags).toEqual(['honeypot'])
})

test('AB10: a cross-site post of the form is rejected', async () => {
  const app = await startWithPages()
  expect((await post(app, filled, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post(app, filled, { Origin: 'https://evil.example' })).status).toBe(403)
  expect(await app.rows('select id from lead')).toEqual([])
})

test('AB25: a posted form with an oversized body or ten thousand fields is rejected with 413', async () => {
  const app = await startWithPages()
  expect((await post(app, { ...filled, message: 'm'.repeat(100_000) })).status).toBe(413)
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, '']))
  expect((await post(app, { ...filled, ...many })).status).toBe(413)
  expect((await post(app, many)).status).toBe(413)
})

test('LEAD-7: a form posted from a campaign’s landing page keeps the campaign and the page', async () => {
  const app = await startWithPages()
  const sent = await app.visitor.send('/services/seo?utm_source=ads&gclid=x%2F1&page=2', {
    method: 'POST',
    body: new URLSearchParams(audit),
    redirect: 'manual',
  })
  expect(sent.status).toBe(307)
  const there = sent.headers.get('location') ?? ''
  expect(there).toBe('/contact?utm_source=ads&gclid=x%2F1&from=%2Fservices%2Fseo')
  const taken = await app.visitor.send(there, { method: 'POST', body: new URLSearchParams(audit) })
  expect(taken.status).toBe(303)
  expect((await (await app.admin()).ask(listLeads, { query: {} })).leads).toMatchObject([
    {
      source: 'Free audit',
      landingPage: '/services/seo',
      campaign: 'utm_source=ads&gclid=x%2F1',
      referrer: '',
    },
  ])
})

test('LEAD-7: the contact form keeps the campaign parameters of its URL and drops the others', async () => {
  const app = await startWithPages()
  const post = (query: string, name: string) =>
    app.visitor.send(`/contact?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ ...filled, name }),
    })
  await post('utm_campaign=spring+tide&sent=1', 'Ada Baker')
  await post(`from=javascript:alert(1)&utm_source=${'x'.repeat(2000)}`, 'Ben Baker')
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  const told = Object.fromEntries(
    leads.map(({ name, landingPage, campaign }) => [name, [landingPage, campaign.length]]),
  )
  expect(told).toEqual({
    'Ada Baker': ['/contact', 'utm_campaign=spring+tide'.length],
    'Ben Baker': ['', 500],
  })
})

test('a post to a page is refused with 405 unless it is a form of an existing page', async () => {
  const app = await startWithPages()
  const json = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  expect((await app.visitor.send('/services/seo', json)).status).toBe(405)
  const form = { method: 'POST', body: new URLSearchParams(audit), redirect: 'manual' } as const
  expect((await app.visitor.send('/no-such-page', form)).status, 'a form posted to an unknown page').toBe(405)
})

test('API-2: a posted form of more fields than anybody fills in is too large, and no failure of ours', async () => {
  const app = await startWithPages()
  const fields = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`field-${index}`, '']))
  expect((await post(app, fields)).status).toBe(413)
})
