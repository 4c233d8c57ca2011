import { listAdminProducts, updateAdminProduct } from '@beacon/contract/product-admin'
import type { ProductStatus } from '@beacon/contract/products'
import { requestRestock } from '@beacon/contract/restock'
import { expect, test } from 'vitest'
import { NOTEBOOK } from '../../../test/orders.ts'
import {
  ask,
  CHECKUP,
  count,
  countMarigold,
  MARIGOLD,
  NAVY,
  startWithHeldMail,
  told,
} from '../../../test/restock.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const ADA = 'ada@bakery.example'
const BO = 'bo@else.example'

test('whoever asks is emailed once when the administrator has counted new stock, with price and link', async () => {
  const app = await startTestApp()
  const { status, body } = await ask(app, CHECKUP, ADA)
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'Noted. We will email you once, as soon as it is back.' },
  ])
  await app.deps.restock.tell()
  await app.drain()
  expect(told(app), 'it is still sold out').toEqual([])

  await count(app, 4)
  await app.drain()
  const mail = await app.mail.waitFor(({ to }) => to[0] === ADA)
  expect(mail.subject).toBe('You can buy it now: Call and Form Tracking Checkup')
  expect(mail.text).toContain('we send no other')
  expect(mail.text).toContain('Price: $179.00')
  expect(mail.text).toContain('See it in the store: http://beacon.test/store/product/tracking-checkup\n')

  await count(app, 0)
  await count(app, 9)
  await app.deps.restock.tell()
  await app.drain()
  expect(told(app)).toEqual([ADA])
})

test('whoever waits for a variant is told of that variant alone, and the link chooses it', async () => {
  const app = await startTestApp()
  expect((await ask(app, NOTEBOOK, ADA, MARIGOLD)).status).toBe(200)
  await count(app, 50, NOTEBOOK, NAVY)
  await app.drain()
  expect(told(app)).toEqual([])
  await countMarigold(app, 1)
  await app.drain()
  const mail = await app.mail.waitFor(({ to }) => to[0] === ADA)
  expect(mail.subject).toBe('You can buy it now: Tide Table Notebook, Marigold')
  expect(mail.text).toContain('Variant: Marigold')
  expect(mail.text).toContain('http://beacon.test/store/product/tide-table-notebook?variant=3\n')
})

test('whoever waits for a product in whichever variant is told when there is any', async () => {
  const app = await startTestApp()
  for (const variantId of [1, NAVY]) await count(app, 0, NOTEBOOK, variantId)
  expect((await ask(app, NOTEBOOK, ADA)).status).toBe(200)
  await count(app, 1, NOTEBOOK, NAVY)
  await app.drain()
  const mail = await app.mail.waitFor(({ to }) => to[0] === ADA)
  expect(mail.text).toContain('http://beacon.test/store/product/tide-table-notebook\n')
})

test('asking twice is one request, and nobody learns whether an address waits already', async () => {
  const app = await startTestApp()
  const first = await ask(app, CHECKUP, ADA)
  const second = await ask(app, CHECKUP, 'Ada@Bakery.example')
  expect(second).toMatchObject({ status: first.status, body: first.body })
  await count(app, 4)
  await app.drain()
  expect(told(app)).toEqual([ADA])
})

test('if it is sold out again before the email goes out, nobody is told, and they wait on', async () => {
  const app = await startWithHeldMail()
  await ask(app, CHECKUP, ADA)
  await count(app, 1)
  await count(app, 0)
  await app.drain()
  expect(told(app)).toEqual([])
  app.advance(MINUTE)
  await count(app, 1)
  await app.drain()
  expect(told(app)).toEqual([ADA])
})

test('whoever asks again while their email waits gets one, and after it another', async () => {
  const app = await startWithHeldMail()
  await ask(app, CHECKUP, ADA)
  await count(app, 1)
  await count(app, 0)
  await ask(app, CHECKUP, ADA)
  app.advance(MINUTE)
  await count(app, 1)
  await app.drain()
  expect(told(app)).toEqual([ADA])

  await count(app, 0)
  await ask(app, CHECKUP, ADA)
  app.advance(MINUTE)
  await count(app, 1)
  await app.drain()
  expect(told(app)).toEqual([ADA, ADA])
})

test('what another buyer holds cannot be bought: people may ask, and are told when the hold has ended', async () => {
  const app = await startTestApp()
  const { db } = app.deps
  const hold = { subject: 'order_1', product_id: NOTEBOOK, variant_id: NAVY, quantity: 3 }
  await db
    .insertInto('stock_hold')
    .values({ ...hold, expires_at: app.now().toISOString() })
    .execute()
  expect((await ask(app, NOTEBOOK, ADA, NAVY)).status).toBe(200)
  await app.deps.restock.tell()
  await app.drain()
  expect(told(app)).toEqual([])
  await db.deleteFrom('stock_hold').execute()
  await app.deps.restock.tell()
  await app.drain()
  expect(told(app)).toEqual([ADA])
})

test('of two servers that look at the same time, one tells each person', async () => {
  const app = await startWithHeldMail()
  const other = await app.another()
  await other.deps.worker.stop()
  const people = Array.from({ length: 5 }, (_, index) => `${index}@line.test`)
  for (const email of people) await ask(app, CHECKUP, email)
  await app.deps.db.updateTable('catalogue_stock').set({ stock: 5 }).execute()
  await Promise.all([app.deps.restock.tell(), other.deps.restock.tell()])
  await app.drain()
  expect(told(app)).toEqual(people)
})

test('AB24: one mailbox gets no more than three emails a day about products that are back, and the answers do not tell', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  await app.deps.worker.stop()
  const people = [
    'ada@gmail.com',
    'a.da@gmail.com',
    'ada+1@gmail.com',
    'a.d.a@googlemail.com',
    'ada@\uff47mail.com',
  ]
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  for (const email of [...people, BO]) answers.push(await ask(app, CHECKUP, email))
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
  await count(app, 4)
  await app.drain()
  expect(told(app).filter((email) => email !== BO)).toHaveLength(3)
  expect(told(app)).toContain(BO)

  await count(app, 0)
  app.advance(24 * 60 * MINUTE)
  await ask(app, CHECKUP, 'ada@gmail.com')
  await app.deps.db.updateTable('catalogue_stock').set({ stock: 4 }).execute()
  await app.deps.restock.tell()
  await app.drain()
  expect(told(app).filter((email) => email !== BO)).toHaveLength(4)
})

test('hundreds who wait for the same are all told', async () => {
  const app = await startWithHeldMail()
  const row = { product_id: CHECKUP, variant_id: 0, product_name: CHECKUP, told_at: null }
  const people = Array.from({ length: 201 }, (_, index) => ({
    ...row,
    id: `request-${index}`,
    email: `${index}@line.test`,
    created_at: app.now().toISOString(),
  }))
  await app.deps.db.insertInto('restock_request').values(people).execute()
  await count(app, 1)
  expect(await app.rows("select id from outbox where kind = 'mail.restock'")).toHaveLength(201)
})

test('a server looks every few minutes whether something can be bought again', async () => {
  const app = await startTestApp({ sweeps: true })
  await ask(app, CHECKUP, ADA)
  await app.deps.db.updateTable('catalogue_stock').set({ stock: 5 }).execute()
  app.advance(3 * MINUTE)
  await app.mail.waitFor(({ to }) => to[0] === ADA)
})

const setStatus = async (app: TestApp, id: string, status: ProductStatus) => {
  const { db } = app.deps
  const product = db.selectFrom('catalogue_product').select('document').where('id', '=', id)
  const { document } = await product.executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...JSON.parse(document), status })
  await db.updateTable('catalogue_product').set({ document: changed, status }).where('id', '=', id).execute()
}

test('a product that is coming soon is announced when it is on sale', async () => {
  const app = await startTestApp()
  expect((await ask(app, 'photo-morning', ADA)).body).toMatchObject({
    message: 'Noted. We will email you once, as soon as it is available.',
  })
  await app.deps.restock.tell()
  await app.drain()
  expect(told(app)).toEqual([])
  await setStatus(app, 'photo-morning', 'Active')
  await app.deps.restock.tell()
  await app.drain()
  expect(told(app)).toEqual([ADA])
})

test('while a product is withdrawn, whoever waits for it waits on', async () => {
  const app = await startTestApp()
  const withdraw = async (isWithdrawn: boolean, stock = 4) =>
    (await app.admin()).ask(updateAdminProduct, {
      params: { id: CHECKUP },
      body: { isWithdrawn, stock: [{ variantId: 0, stock }] },
    })
  await ask(app, CHECKUP, ADA)
  await withdraw(true)
  await app.drain()
  expect(told(app)).toEqual([])
  await withdraw(false)
  await app.drain()
  expect(told(app)).toEqual([ADA])
})

test('what can be bought, or does not exist, cannot be waited for', async () => {
  const app = await startTestApp()
  const forSale = { status: 409, body: { error: 'Good news: you can buy it right now.' } }
  expect(await ask(app, NOTEBOOK, ADA)).toMatchObject(forSale)
  expect(await ask(app, NOTEBOOK, ADA, NAVY)).toMatchObject(forSale)
  const gone = (error: string) => ({ status: 404, body: { error } })
  expect(await ask(app, 'nothing', ADA)).toMatchObject(gone('This product is not in our store any more.'))
  expect(await ask(app, NOTEBOOK, ADA, 99)).toMatchObject(
    gone('This product no longer comes in this variant.'),
  )
  expect(await app.rows('select * from restock_request')).toEqual([])
  const mistyped = await app.visitor.call(requestRestock, { params: { id: CHECKUP }, body: { email: 'ada' } })
  expect(mistyped).toMatchObject({ status: 400, body: { fields: { email: 'Invalid email address' } } })
})

test.each([
  ['internet address', () => '203.0.113.9'],
  ['IPv6 line', (index: number) => `2001:db8:7:${index}::9`],
])('one %s can ask twenty times a day', async (_name, addressOf) => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) {
    const body = { email: `${index}@line.test` }
    const headers = { 'X-Forwarded-For': addressOf(index) }
    statuses.push((await app.visitor.call(requestRestock, { params: { id: CHECKUP }, body, headers })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test('the administrator sees how many people wait for a product, whichever variant', async () => {
  const app = await startTestApp()
  await count(app, 0, NOTEBOOK, NAVY)
  for (const variantId of [NAVY, MARIGOLD]) await ask(app, NOTEBOOK, ADA, variantId)
  await ask(app, NOTEBOOK, BO, MARIGOLD)
  const waiting = async () => {
    const { products } = await (await app.admin()).ask(listAdminProducts)
    return products.filter((product) => product.waiting > 0).map(({ id, waiting }) => [id, waiting])
  }
  expect(await waiting()).toEqual([[NOTEBOOK, 2]])
  const answer = await countMarigold(app, 3)
  expect(answer.product.waiting, 'whoever was told does not wait').toBe(1)
})
