import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askChat } from '@beacon/contract/chat'
import { listLeads, submitLead } from '@beacon/contract/leads'
import { erasePerson } from '@beacon/contract/people'
import { listSubscribers } from '@beacon/contract/subscribers'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { joinList, postForm } from '../../../test/newsletter.ts'
import { EMAIL } from '../../../test/people.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import type { SubscriberRow } from '../../db/schema.ts'
import { erasuresIn } from '../../personal-data/erasure-list.ts'
import { addressTables } from './store.ts'

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const erase = async (app: TestApp) => (await app.admin()).ask(erasePerson, { body: { email: EMAIL } })

const chooseMerch = (app: TestApp, token: string) =>
  postForm(app, '/newsletter/unsubscribe', [
    ['token', token],
    ['lists', 'merch'],
  ])

async function restore(app: TestApp, rows: readonly SubscriberRow[]): Promise<void> {
  await app.rows('delete from subscriber')
  for (const row of rows) await app.deps.db.insertInto('subscriber').values(row).execute()
}

test('after a restore, people erased since the backup are erased again, except for what they sent since', async () => {
  const app = await startTestApp()
  const backup = app.now()
  app.advance(MINUTE)
  await erase(app)
  app.advance(MINUTE)
  for (const message of ['From the backup', 'Written since'])
    await app.visitor.ask(submitLead, { body: { ...lead, email: 'Ada@Bakery.example', message } })
  await app.visitor.ask(submitLead, { body: { ...lead, email: 'somebody@else.example' } })
  const before = `created_at = '${backup.toISOString()}'`
  await app.rows(`update lead set ${before} where message != 'Written since' returning id`)
  await app.drain()

  expect(await app.deps.people.eraseAgain(app.now())).toEqual({ people: 0, waiting: 0 })
  expect(await app.deps.people.eraseAgain(backup)).toEqual({ people: 1, waiting: 0 })
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads.map(({ email }) => email.toLowerCase()).sort()).toEqual([EMAIL, 'somebody@else.example'])
})

test('after a restore, a chat in which an erased person had typed the address is erased again', async () => {
  const app = await startTestApp()
  await app.visitor.ask(askChat, { body: { message: `I am Ada, ${EMAIL}` } })
  const [chats, turns] = [
    await app.deps.db.selectFrom('chat_conversation').selectAll().execute(),
    await app.deps.db.selectFrom('chat_turn').selectAll().execute(),
  ]
  const backup = app.now()
  app.advance(MINUTE)
  await erase(app)
  expect(await app.rows('select id from chat_conversation')).toEqual([])
  await app.deps.db.insertInto('chat_conversation').values(chats).execute()
  await app.deps.db.insertInto('chat_turn').values(turns).execute()
  expect(await app.deps.people.eraseAgain(backup)).toEqual({ people: 1, waiting: 0 })
  expect(await app.rows('select id from chat_conversation')).toEqual([])
})

test('after a restore, an address that an earlier version stored as a link is erased again', async () => {
  const app = await startTestApp()
  const backup = app.now()
  app.advance(MINUTE)
  await erase(app)
  app.advance(MINUTE)
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.drain()
  await app.rows(`update lead set email = 'mailto:${EMAIL}', created_at = '${backup.toISOString()}'`)
  expect(await app.deps.people.eraseAgain(backup)).toEqual({ people: 1, waiting: 0 })
  expect(await app.rows('select id from lead')).toEqual([])
})

test('after a restore, an address whose domain an earlier version stored as it was typed is erased again', async () => {
  const app = await startTestApp()
  const backup = app.now()
  app.advance(MINUTE)
  await (await app.admin()).ask(erasePerson, { body: { email: 'ada@b\u00fccher.example' } })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.rows(`update lead set email = 'ada@b\u00fccher.example', created_at = '${backup.toISOString()}'`)
  expect(await app.deps.people.eraseAgain(backup)).toEqual({ people: 1, waiting: 0 })
  expect(await app.rows('select id from lead')).toEqual([])
})

test('after a restore, who erased themselves or left a list since the backup is erased or unsubscribed again', async () => {
  const app = await startTestApp()
  const [left, erased, stayed] = ['left@bakery.example', 'erased@bakery.example', 'stayed@bakery.example']
  const tokens = new Map<string, string>()
  for (const email of [left, erased, stayed]) tokens.set(email, await joinList(app, email, 'merch'))
  await joinList(app, left, 'marketing-tips')
  const admin = await app.admin()
  const backup = await app.rows<SubscriberRow>('select * from subscriber')
  app.advance(MINUTE)
  const taken = app.now()
  app.advance(MINUTE)
  const page = '/newsletter/unsubscribe'
  await postForm(app, page, { token: tokens.get(left) ?? '' })
  await postForm(app, page, { token: tokens.get(erased) ?? '', erase: '1' })
  await restore(app, backup)

  expect(await app.deps.people.eraseAgain(taken)).toEqual({ people: 2, waiting: 0 })
  const { subscribers } = await admin.ask(listSubscribers, { query: {} })
  expect(subscribers.map(({ email, list, state }) => `${email} ${list} ${state}`).sort()).toEqual([
    `${left} marketing-tips confirmed`,
    `${left} merch unsubscribed`,
    `${stayed} merch confirmed`,
  ])
  expect(await app.deps.people.eraseAgain(taken), 'a second run finds nothing').toEqual({
    people: 0,
    waiting: 0,
  })
})

test.each([
  { by: 'a mistake they undid', joinAgain: (app: TestApp, token: string) => chooseMerch(app, token) },
  { by: 'confirming anew', joinAgain: (app: TestApp) => joinList(app, EMAIL, 'merch') },
])(
  'after a restore, who had left a list and was back on it since the backup ($by) stays on it',
  async ({ joinAgain }) => {
    const app = await startTestApp()
    const token = await joinList(app, EMAIL, 'merch')
    const backup = await app.rows<SubscriberRow>('select * from subscriber')
    app.advance(MINUTE)
    const taken = app.now()
    app.advance(MINUTE)
    await postForm(app, '/newsletter/unsubscribe', { token })
    app.advance(HOUR)
    await joinAgain(app, token)
    await restore(app, backup)

    expect(await app.deps.people.eraseAgain(taken)).toEqual({ people: 0, waiting: 0 })
    expect(await app.rows('select state from subscriber')).toEqual([{ state: 'confirmed' }])
  },
)

test('who joins again after a restore stays subscribed, although they had left before it', async () => {
  const app = await startTestApp()
  const backup = app.now()
  app.advance(MINUTE)
  const token = await joinList(app, EMAIL, 'merch')
  await postForm(app, '/newsletter/unsubscribe', { token })
  const erasures = readFileSync(erasuresIn(app.deps.config.dataDir))
  app.advance(HOUR)
  await joinList(app, EMAIL, 'merch')
  writeFileSync(erasuresIn(app.deps.config.dataDir), erasures)
  expect(await app.deps.people.eraseAgain(backup)).toEqual({ people: 0, waiting: 0 })
  expect(await app.rows('select state from subscriber')).toEqual([{ state: 'confirmed' }])
})

const COMMAND = fileURLToPath(new URL('../../../../../scripts/erase-again.ts', import.meta.url))

/** An app with a lead of Ada's from the backup, whom the erasure list has as erased since. The command has the real clock. */
async function startRestored({ daysAgo = 0 } = {}) {
  const app = await startTestApp()
  app.advance(Date.now() - daysAgo * 24 * HOUR - app.now().getTime())
  const backup = app.now().toISOString()
  app.advance(MINUTE)
  await erase(app)
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.rows(`update lead set created_at = '${backup}'`)
  await app.drain()
  const { dataDir, databaseUrl } = app.deps.config
  const file = `beacon-${backup.replace(/[:.]/g, '-')}.sqlite`
  return {
    app,
    dataDir,
    eraseAgain(settings: Record<string, string> = {}) {
      // As in the manual's file of settings, which does not say that it is for production.
      const cards = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
      const env = { ...cards, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings }
      const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, file], {
        env,
        encoding: 'utf8',
      })
      return { status, words: stdout + stderr }
    },
  }
}

test('the command after a restore reports the removals and the people that it found, with the right secret only', async () => {
  const { app, eraseAgain } = await startRestored()
  const withAnother = eraseAgain({ SESSION_SECRET: 'another secret than the one in use then' })
  expect(withAnother.words).toContain(
    'noted since the backup: 1. People found, and erased or unsubscribed again: 0.',
  )
  expect(withAnother.words).toContain('in which nobody can be recognized: 1. List that secret, too')
  expect(withAnother.status).toBe(1)
  const right = eraseAgain()
  expect(right.words).toContain(
    'noted since the backup: 1. People found, and erased or unsubscribed again: 1.',
  )
  expect(right.status).toBe(0)
  expect(await app.rows('select id from lead')).toEqual([])
})

test('the command after a restore fails without the list of removals, or without a secret, and makes none', async () => {
  const { dataDir, eraseAgain } = await startRestored()
  const secret = join(dataDir, 'session-secret')
  rmSync(secret)
  expect(eraseAgain()).toEqual({
    status: 1,
    words: expect.stringContaining(`there is no ${secret}. Set the`),
  })
  expect(existsSync(secret)).toBe(false)
  rmSync(erasuresIn(dataDir))
  expect(eraseAgain()).toEqual({
    status: 1,
    words: expect.stringContaining('Copy it from beside the backups'),
  })
})

test('the command after a restore says so if the backup is older than the list of removals reaches', async () => {
  const { eraseAgain } = await startRestored({ daysAgo: 201 })
  expect(eraseAgain()).toEqual({
    status: 1,
    words: expect.stringContaining('The backup is older than the removals that are noted'),
  })
})

test('whoever joins and leaves in turns fills one line of the erasure list', async () => {
  const app = await startTestApp()
  const token = await joinList(app, EMAIL, 'merch')
  for (let turn = 0; turn < 3; turn += 1) {
    app.advance(MINUTE)
    await chooseMerch(app, token)
    await postForm(app, '/newsletter/unsubscribe', { token })
  }
  const lines = readFileSync(erasuresIn(app.deps.config.dataDir), 'utf8').trim().split('\n')
  expect(lines).toEqual([expect.stringContaining('2026-11-20T15:03')])
})

test.skipIf(!existsSync('/dev/full'))(
  'on a full disk nobody is unsubscribed or erased without a record: the call is a 503 until there is room',
  async () => {
    const app = await startTestApp({ breaks: true })
    const token = await joinList(app, EMAIL, 'merch')
    const draft = `${erasuresIn(app.deps.config.dataDir)}.${process.pid}`
    symlinkSync('/dev/full', draft)
    const leave = () => postForm(app, '/newsletter/unsubscribe', { token })
    const states = () => app.rows('select state from subscriber')
    const admin = await app.admin()
    expect((await leave()).status).toBe(503)
    expect(await admin.call(erasePerson, { body: { email: EMAIL } })).toMatchObject({ status: 503 })
    expect(await states()).toEqual([{ state: 'confirmed' }])
    rmSync(draft)
    expect((await leave()).status).toBe(303)
    expect(await states()).toEqual([{ state: 'unsubscribed' }])
  },
)

test('the erasure list is a file readable only by the server, and its entries expire after 200 days', async () => {
  const app = await startTestApp()
  const file = erasuresIn(app.deps.config.dataDir)
  await erase(app)
  const first = readFileSync(file, 'utf8')
  expect(first).toMatch(/^2026-11-20T15:00:00\.000Z [\w-]{43} [\w-]{43}\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  app.advance(199 * DAY)
  await app.deps.people.erase('somebody@else.example')
  const both = readFileSync(file, 'utf8')
  expect(both.startsWith(first)).toBe(true)
  app.advance(2 * DAY)
  await app.deps.people.erase('third@else.example')
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3)
  expect(readFileSync(file, 'utf8')).not.toContain(first.trim())
})

test('every table with people’s email addresses is covered by the erasure after a restore', async () => {
  const app = await startTestApp()
  const ofStaff = ['admin_session', 'pending_sign_in', 'recovery_code', 'second_factor', 'sign_in_failure']
  const tables = await app.deps.db.introspection.getTables()
  const withAddresses = tables.filter(({ columns }) => columns.some(({ name }) => name === 'email'))
  const found = withAddresses.map(({ name }) => name).filter((name) => !ofStaff.includes(name))
  expect(found.sort()).toEqual([...addressTables].sort())
})
