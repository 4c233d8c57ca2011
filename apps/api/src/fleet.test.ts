import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readSession, signOut } from '@beacon/contract/admin-session'
import { listBlogPosts, readBlogPost } from '@beacon/contract/blog'
import { submitLead } from '@beacon/contract/leads'
import { readProduct } from '@beacon/contract/products'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lead } from '../test/examples.ts'
import { cookieOf, startTestApp } from '../test/start-app.ts'
import { inTransaction } from './db/transaction.ts'
import { addPost, copyAgain, startBlog } from './features/blog/testing.ts'

/** The other server checks every five seconds. */
const SOON = { timeout: 15_000, interval: 50 }
const SESSION_SECRET = 'the same for both machines: 32 letters'
const STICKERS = 'six-lights-stickers'

test('a session started on one server is valid on the other and can be signed out there', async () => {
  const app = await startTestApp({ settings: { SESSION_SECRET } })
  const other = await app.another()
  const { cookie } = await app.deps.sessions.start('owner@beacon.test')
  const there = other.client(cookie.split(';')[0])
  expect((await there.call(readSession)).body).toMatchObject({
    administrator: { email: 'owner@beacon.test' },
  })
  const answer = await there.call(signOut)
  expect(cookieOf(answer.headers)).toMatch(/=$/)
  expect((await (await app.admin()).call(readSession)).status).toBe(200)
  expect((await there.call(readSession)).status).toBe(401)
})

test('a post synced from Notion by one server soon appears on the other, with its picture', async () => {
  const app = await startBlog(() => {})
  const other = await app.another()
  // Each syncs when it starts.
  await expect.poll(() => app.deps.copies.contentSync.version('blog')).toBe(2)
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#135' } })
    .png()
    .toBuffer()
  addPost(app.notion, { slug: 'news', image: app.notion.addFile('a.png', { type: 'image/png', bytes }) })
  await copyAgain(app)
  const slugs = async () => (await other.client().ask(listBlogPosts)).posts.map(({ slug }) => slug)
  await expect.poll(slugs, SOON).toEqual(['news'])

  const { post } = await other.client().ask(readBlogPost, { params: { slug: 'news' } })
  const src = post.image?.src ?? ''
  const file = join(other.deps.copies.picturesFolder, basename(src))
  expect(existsSync(file)).toBe(false)
  expect((await other.client().send(src)).headers.get('content-type')).toBe('image/webp')
  expect(existsSync(file)).toBe(true)
})

test('stock sold on one server is soon updated on the other', async () => {
  const app = await startTestApp()
  const other = await app.another()
  const { inventory } = app.deps.copies.catalogue
  const left = async () => (await other.client().ask(readProduct, { params: { id: STICKERS } })).inventory
  const before = await left()
  await inTransaction(app.deps.db, (tx) =>
    inventory.take(tx, [{ productId: STICKERS, variantId: null, quantity: 7 }]),
  )
  await expect.poll(left, SOON).toBe(before - 7)
})

test('jobs are shared between servers, and each mail is sent once', async () => {
  const app = await startTestApp()
  const other = await app.another()
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      (number % 2 ? other.client() : app.visitor).ask(submitLead, {
        body: { ...lead, email: `lead-${number}@example.com` },
      }),
    ),
  )
  await Promise.all([app.drain(), other.deps.worker.drain()])
  await app.settle()
  expect(app.mail.messages()).toHaveLength(40)
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(20)
})

test('API-2: form rate limits are shared by all servers', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.1' } })
  const other = await app.another()
  const statuses: number[] = []
  for (const client of [app.visitor, other.client(), app.visitor, other.client()])
    statuses.push((await client.call(submitLead, { body: lead })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
