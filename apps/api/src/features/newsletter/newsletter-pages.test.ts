import { expect, test } from 'vitest'
import { joinList, mailsTo, postForm } from '../../../test/newsletter.ts'
import { pagesAsData } from '../../../test/pages.ts'
import { MINUTE, startTestApp, type TestAppOptions } from '../../../test/start-app.ts'

const start = (options: TestAppOptions = {}) => startTestApp({ pages: pagesAsData, ...options })
const form = { email: 'ada@bakery.example', list: 'merch', source: '/store', faxNumber: '' }
/** What its page needs to show it again. */
const shown = { email: form.email, list: form.list }

test('STORE-4, BLOG-11: the sign-up form works without JavaScript', async () => {
  const app = await start()
  const response = await postForm(app, '/newsletter', form)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/sent'])
  await app.drain()
  expect(mailsTo(app, form.email).map(({ subject }) => subject)).toEqual([
    'Confirm: New merch from Beacon & Bay',
  ])
})

test('an invalid address comes back with an error', async () => {
  const app = await start()
  const response = await postForm(app, '/newsletter', { ...form, email: 'ada@', other: 'x' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    url: '/newsletter',
    signUp: { sent: false, values: { ...shown, email: 'ada@' }, fields: { email: 'Invalid email address' } },
  })
})

test('when a posted sign-up cannot be stored, the form comes back with the typed values', async () => {
  const app = await start({ breaks: true })
  await app.setReadOnly(true)
  const response = await postForm(app, '/newsletter', form)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await response.json()).toMatchObject({ signUp: { values: shown, fields: {} } })
})

test('API-2: too many posted sign-ups are refused with how long, and for hours also the phone number', async () => {
  const app = await start({ settings: { RATE_LIMIT_SCALE: '0.006' } })
  expect((await postForm(app, '/newsletter', form)).status).toBe(303)
  app.advance(MINUTE)
  for (const failure of [
    'That was a lot at once. Please try again in 9 minutes.',
    'We have had a lot of requests from your network or email address. Please try again in 24 hours, or call (631) 555-0142.',
  ]) {
    const response = await postForm(app, '/newsletter', form)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({ signUp: { values: shown, fields: {}, failure } })
    app.advance(10 * MINUTE)
  }
})

test('API-2: invalid sign-ups are rate limited more tightly than pages, since each renders one of its own', async () => {
  const app = await start({ settings: { RATE_LIMIT_SCALE: '0.0125' } })
  for (let hit = 0; hit < 3; hit += 1) expect((await postForm(app, '/newsletter', {})).status).toBe(400)
  expect((await postForm(app, '/newsletter', {})).status).toBe(429)
})

test('AB10: a cross-site post of the sign-up form is rejected', async () => {
  const app = await start()
  const response = await app.visitor.send('/newsletter', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(response.status).toBe(403)
  expect(await app.rows('select id from subscriber')).toEqual([])
})

test('the page behind a mailed link shows its list and a masked address, and opening it changes nothing', async () => {
  const app = await startTestApp({ settings: { NODE_ENV: 'development' } })
  const read = async (url: string) =>
    (await app.visitor.send(`/api/page-data?${new URLSearchParams({ url })}`)).json()
  const token = await joinList(app, form.email, 'merch')
  const about = { address: 'a…@bakery.example', about: ['merch'], on: ['merch'] }
  expect(await read(`/newsletter/unsubscribe?token=${token}`)).toEqual({
    status: 200,
    data: { newsletterLink: about },
  })
  expect(await app.rows('select state from subscriber')).toEqual([{ state: 'confirmed' }])

  const unknown = [
    '/newsletter/confirm',
    '/newsletter/unsubscribe?token=x',
    `/newsletter/confirm?token=${token}`,
  ]
  for (const url of unknown) expect(await read(url)).toEqual({ status: 404, data: { newsletterLink: null } })
})
