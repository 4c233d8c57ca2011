import { readFileSync } from 'node:fs'
import { submitLead } from '@beacon/contract/leads'
import { readNotion, syncNotion } from '@beacon/contract/notion-admin'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { startTestApp } from '../../../test/start-app.ts'

const settingsOf = (databases: { setting: string; isConfigured: boolean }[]) =>
  Object.fromEntries(databases.map(({ setting, isConfigured }) => [setting, isConfigured]))

test('ADMIN-5 (its Notion part) the administrator sees the connection, the databases and what has been delivered', async () => {
  const app = await startTestApp({ blog: () => {} })
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  const overview = await (await app.signIn()).ask(readNotion)
  expect(overview).toMatchObject({
    mode: 'on',
    connection: { isOk: true, workspace: 'Stand-in', error: null },
    jobs: { waiting: 0, failed: 0, done: 1 },
  })
  expect(settingsOf(overview.databases)).toEqual({
    NOTION_BLOG_ID: true,
    NOTION_PRODUCTS_ID: false,
    NOTION_LEADS_ID: true,
  })
  const blog = overview.databases.find(({ purpose }) => purpose === 'blog')
  expect(blog).toMatchObject({ title: 'Blog posts', error: null })
  expect(new Set(blog?.columns.map(({ state }) => state))).toEqual(new Set(['found']))
  expect(overview.syncs.map(({ name }) => name)).toContain('blog')
})

test('the overview says what is wrong with a wrong database and with one that was not shared', async () => {
  const app = await startTestApp({
    blog: () => {},
    settings: {
      NOTION_BLOG_ID: '5d000000-0000-4000-8000-000000000003',
      NOTION_PRODUCTS_ID: '5d000000-0000-4000-8000-00000000000f',
    },
  })
  const { databases } = await (await app.admin()).ask(readNotion)
  const of = (purpose: string) => databases.find((database) => database.purpose === purpose)
  expect(of('blog')).toMatchObject({ title: 'Leads', error: null })
  expect(of('blog')?.columns).toContainEqual({
    name: 'Published',
    type: 'checkbox',
    state: 'missing',
    actualType: null,
  })
  expect(of('products')).toMatchObject({
    title: null,
    error: expect.stringContaining('Could not find data_source'),
    columns: [],
  })
})

const NOTION_TYPE_NAMES: Record<string, string> = {
  title: 'Title',
  rich_text: 'Text',
  email: 'Email',
  phone_number: 'Phone',
  url: 'URL',
  select: 'Select',
  multi_select: 'Multi-select',
  date: 'Date',
  checkbox: 'Checkbox',
  number: 'Number',
  files: 'Files & media',
}

test('docs/operations.md lists every column with its type as Notion names it', async () => {
  const guide = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  const app = await startTestApp({ blog: () => {}, products: () => {} })
  const { databases } = await (await app.admin()).ask(readNotion)
  for (const { setting, columns } of databases) {
    const names = columns.map(({ name, type }) => `${name} (${NOTION_TYPE_NAMES[type]})`)
    expect(guide).toContain(`| \`${setting}\` | ${names.join(', ')} |`)
  }
})

test('given a database’s id, the overview’s error names the data source id to use instead', async () => {
  const app = await startTestApp({
    blog: () => {},
    settings: { NOTION_PRODUCTS_ID: 'db000000-0000-4000-8000-000000000002' },
  })
  const { databases } = await (await app.admin()).ask(readNotion)
  expect(databases.find(({ purpose }) => purpose === 'products')).toMatchObject({
    error: `Notes database: this is the id of a database; the id of its data source is needed: ${app.notion.dataSources.products}`,
  })
})

test('the overview still answers when Notion fails, with the error in it', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'error', status: 401 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  expect(await (await app.signIn()).ask(readNotion)).toMatchObject({
    connection: { isOk: false, workspace: null, error: expect.stringContaining('Notes database') },
    jobs: { waiting: 0, failed: 1, done: 0 },
  })
})

test('without a token the overview says which setting is missing', async () => {
  const app = await startTestApp({ settings: { NOTION_TOKEN: '', NOTION_LEADS_ID: '', DEMO: 'false' } })
  expect(await (await app.admin()).ask(readNotion)).toMatchObject({
    mode: 'off',
    connection: { isOk: false, error: 'NOTION_TOKEN is not set.' },
  })
})

test('ADMIN-1: only an administrator can read the overview or start a sync', async () => {
  const app = await startTestApp({ blog: () => {} })
  for (const call of [readNotion, syncNotion])
    expect(await app.visitor.call(call)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  expect(app.notion.calls.filter(({ path }) => path === '/v1/users/me')).toEqual([])
})
