import { sendCustom, sendNewsletter } from '@beacon/contract/campaigns'
import { subscribe } from '@beacon/contract/newsletter'
import {
  eraseSubscriber,
  listSubscribers,
  subscribersCsvPath,
  unsubscribeSubscriber,
} from '@beacon/contract/subscribers'
import { expect, test } from 'vitest'
import { letter } from '../../../test/examples.ts'
import { fillList, joinList } from '../../../test/newsletter.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const list = async (app: TestApp, query: object = {}) => (await app.admin()).ask(listSubscribers, { query })
const emails = async (app: TestApp, query: object = {}) =>
  (await list(app, query)).subscribers.map(({ email }) => email)

async function startWithThree(): Promise<TestApp> {
  const app = await startTestApp()
  await joinList(app, 'Ada@bakery.example', 'marketing-tips')
  app.advance(MINUTE)
  await joinList(app, 'ada@bakery.example', 'merch')
  app.advance(MINUTE)
  await app.visitor.ask(subscribe, { body: { email: '=cmd@x.test', list: 'merch', source: '/store' } })
  return app
}

test('ADMIN-5: the administrator lists subscribers newest first, searches and filters them', async () => {
  const app = await startWithThree()
  expect(await list(app)).toMatchObject({
    total: 3,
    reach: 1,
    next: null,
    counts: {
      'marketing-tips': { pending: 0, confirmed: 1, unsubscribed: 0 },
      merch: { pending: 1, confirmed: 1, unsubscribed: 0 },
    },
  })
  expect(await emails(app)).toEqual(['=cmd@x.test', 'ada@bakery.example', 'Ada@bakery.example'])
  expect(await emails(app, { search: 'ADA' })).toHaveLength(2)
  expect(await emails(app, { search: 'a_a' })).toEqual([])
  expect(await emails(app, { list: 'merch', state: 'pending' })).toEqual(['=cmd@x.test'])
})

test('ADMIN-5: a long list comes page by page, each subscriber once', async () => {
  const app = await startTestApp()
  await fillList(app, 'merch', 120)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await list(app, after ? { after } : {})
    seen.push(...page.subscribers.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
})

test('ADMIN-5: the CSV export is filtered, for administrators only, and escapes formulas', async () => {
  const app = await startWithThree()
  const admin = await app.admin()
  const file = await admin.send(`${subscribersCsvPath}?list=merch`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(/filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/)
  const [heading, first, second, ...others] = (await file.text()).trim().split(/\r?\n/)
  expect(heading?.replace('\uFEFF', '')).toBe(
    'Email,List,State,Source,Asked (UTC),Confirmed (UTC),Left (UTC),Refused (UTC),Reason of the refusal',
  )
  expect(first).toMatch(/^'=cmd@x\.test,merch,pending,\/store,2026-/)
  expect(second).toMatch(/^ada@bakery\.example,merch,confirmed,/)
  expect(others).toEqual([])
  expect((await app.visitor.send(subscribersCsvPath)).status).toBe(401)
  expect((await admin.send(`${subscribersCsvPath}?list=everybody`)).status).toBe(400)
})

test('ADMIN-5: a long list is exported in full under one heading', async () => {
  const app = await startTestApp()
  const readers = await fillList(app, 'merch', 450)
  const file = await (await app.admin()).send(subscribersCsvPath)
  const [heading, ...lines] = (await file.text()).trim().split('\r\n')
  expect(heading).toContain('Email,List')
  expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(readers.toSorted())
})

test('the administrator unsubscribes an address from one list, and its row stays', async () => {
  const app = await startWithThree()
  const admin = await app.admin()
  const [row] = (await list(app, { search: 'ada', list: 'merch' })).subscribers
  const { subscriber } = await admin.ask(unsubscribeSubscriber, { params: { id: row?.id ?? '' } })
  expect(subscriber).toMatchObject({ state: 'unsubscribed', unsubscribedAt: app.now().toISOString() })
  expect(await emails(app, { state: 'confirmed' })).toEqual(['Ada@bakery.example'])
  expect(await admin.call(unsubscribeSubscriber, { params: { id: 'nobody' } })).toMatchObject({ status: 404 })
})

test('an erased address is gone from every table, and the count of its letters stays', async () => {
  const app = await startWithThree()
  const admin = await app.admin()
  await admin.ask(sendCustom, { body: { to: 'ADA@bakery.example', subject: 'Hello', message: 'Ada' } })
  await admin.ask(sendNewsletter, { body: letter })
  await app.drain()
  const [row] = (await list(app, { search: 'ada', list: 'merch' })).subscribers
  await admin.ask(eraseSubscriber, { params: { id: row?.id ?? '' } })

  expect(await emails(app)).toEqual(['=cmd@x.test'])
  for (const table of ['subscriber', 'newsletter_link', 'letter', 'staff_message', 'outbox', 'rate_limit']) {
    const rows = JSON.stringify(await app.rows(`select * from ${table}`))
    expect(rows.toLowerCase(), table).not.toContain('ada@bakery.example')
  }
  expect(await app.rows('select state from letter')).toEqual([{ state: 'sent' }])
})
