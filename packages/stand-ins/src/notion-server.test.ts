import { Client, collectPaginatedAPI, LogLevel } from '@notionhq/client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { FaultSetting } from './faults.ts'
import { type NotionServer, startNotionServer } from './notion-server.ts'

let notion: NotionServer
let client: Client

/** The SDK's own timeout ends with the headers and leaves the connection open; this one covers the whole call. */
const fetchInTime: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(2000) })

beforeEach(async () => {
  const server = await startNotionServer()
  onTestFinished(() => server.close())
  notion = server
  client = new Client({
    auth: server.token,
    baseUrl: server.url,
    timeoutMs: 1000,
    fetch: fetchInTime as ClientOptions['fetch'],
    retry: false,
    logLevel: LogLevel.ERROR,
    logger: () => undefined,
  })
})

type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[0]>

const createLead = (id = 'lead_1') =>
  client.pages.create({
    parent: { data_source_id: notion.dataSources.leads },
    properties: {
      Name: { title: [{ text: { content: 'Ada Example' } }] },
      'Lead ID': { rich_text: [{ text: { content: id } }] },
    },
  })

const findLead = (id = 'lead_1') =>
  client.dataSources.query({
    data_source_id: notion.dataSources.leads,
    filter: { property: 'Lead ID', rich_text: { equals: id } },
  })

test('the SDK writes a lead and finds it by our id', async () => {
  const created = await createLead()
  const { results } = await findLead()
  expect(results.map(({ id }) => id)).toEqual([created.id])
  expect((await findLead('lead_2')).results).toEqual([])
  expect(notion.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/pages',
    `POST /v1/data_sources/${notion.dataSources.leads}/query`,
    `POST /v1/data_sources/${notion.dataSources.leads}/query`,
  ])
})

test('the SDK reads more rows than fit in one response', async () => {
  for (let count = 0; count < 120; count += 1) notion.addPage(notion.dataSources.blog, { properties: {} })
  const rows = await collectPaginatedAPI(client.dataSources.query, {
    data_source_id: notion.dataSources.blog,
  })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(120)
  expect(notion.calls).toHaveLength(2)
})

test('the SDK reads blocks, schemas, a database by an id without dashes, and the token’s owner', async () => {
  const children = [{ paragraph: { rich_text: [{ text: { content: 'Hello' } }] } }]
  const id = notion.addPage(notion.dataSources.blog, { properties: {}, children })
  expect((await client.blocks.children.list({ block_id: id })).results).toHaveLength(1)
  const source = await client.dataSources.retrieve({ data_source_id: notion.dataSources.leads })
  expect(Object.keys(source.properties)).toContain('Lead ID')
  const database = await client.databases.retrieve({
    database_id: notion.databases.leads.replaceAll('-', ''),
  })
  expect(database).toMatchObject({ data_sources: [{ id: notion.dataSources.leads }] })
  expect(await client.users.me({})).toMatchObject({ type: 'bot' })
})

type Case = [name: string, setting: FaultSetting, thrown: object]

const notDone: Case[] = [
  ['refuses connections', { fault: 'refuse' }, { name: 'TypeError', message: 'fetch failed' }],
  ['never responds', { fault: 'hang' }, { code: 'notionhq_client_request_timeout' }],
  [
    'limits the rate',
    { fault: 'rate-limit', retryAfter: 60 },
    { code: 'rate_limited', status: 429, headers: expect.anything() },
  ],
  ['has an internal error', { fault: 'error' }, { code: 'internal_server_error', status: 500 }],
  ['is unavailable', { fault: 'error', status: 503 }, { code: 'service_unavailable' }],
  ['is overloaded', { fault: 'error', status: 529 }, { status: 529 }],
  ['reports a conflict', { fault: 'error', status: 409 }, { code: 'conflict_error' }],
  ['is behind a broken gateway', { fault: 'error', status: 502 }, { code: 'notionhq_client_response_error' }],
]

const done: Case[] = [
  ['cuts the connection', { fault: 'done-but-cut' }, { name: 'TypeError', message: 'fetch failed' }],
  ['responds with half of the JSON', { fault: 'malformed' }, { name: 'SyntaxError' }],
  ['responds at one byte per second', { fault: 'slow' }, { name: 'TimeoutError' }],
]

describe('no page is created when Notion', () => {
  test.each(notDone)('%s', async (_name, setting, thrown) => {
    notion.faults.set(setting)
    await expect(createLead()).rejects.toMatchObject(thrown)
    notion.faults.clear()
    expect((await findLead()).results).toEqual([])
  })
})

describe('a page is created, and found by its Lead ID, although Notion', () => {
  test.each(done)('%s', async (_name, setting, thrown) => {
    notion.faults.set({ ...setting, match: 'POST /v1/pages' })
    await expect(createLead()).rejects.toMatchObject(thrown)
    expect((await findLead()).results).toHaveLength(1)
  })
})

test('the Retry-After header has the wait', async () => {
  notion.faults.set({ fault: 'rate-limit', retryAfter: 7 })
  const response = await fetch(`${notion.url}/v1/users/me`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
})
