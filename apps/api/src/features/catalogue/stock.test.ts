import { readAdminProduct, syncProducts, updateAdminProduct } from '@beacon/contract/product-admin'
import { listProducts, readProduct } from '@beacon/contract/products'
import { describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'
import { inTransaction } from '../../db/transaction.ts'

const NOTEBOOK = 'tide-table-notebook'
const STICKERS = 'six-lights-stickers'
const COURSE = 'listing-in-an-afternoon'
const NAVY = 2

const quantities = async (app: TestApp, id: string) =>
  (await app.visitor.ask(readProduct, { params: { id } })).variants.map(({ title, quantity }) => [
    title,
    quantity,
  ])

async function hold(app: TestApp, quantity: number, subject = 'order_1') {
  const { db, copies } = app.deps
  const row = { product_id: NOTEBOOK, variant_id: NAVY, expires_at: app.now().toISOString() }
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('stock_hold')
      .values({ ...row, subject, quantity })
      .execute()
    copies.catalogue.inventory.changed(tx)
  })
}

const take = (app: TestApp, pieces: { productId: string; variantId: number | null; quantity: number }[]) =>
  inTransaction(app.deps.db, (tx) => {
    const { inventory } = app.deps.copies.catalogue
    inventory.changed(tx)
    return inventory.take(tx, pieces)
  })

describe('stock', () => {
  test('the stock that visitors see excludes what is held for a payment', async () => {
    const app = await startTestApp()
    expect(await quantities(app, NOTEBOOK)).toEqual([
      ['Teal', 42],
      ['Navy', 3],
      ['Marigold', 0],
    ])
    await hold(app, 2)
    await expect.poll(() => quantities(app, NOTEBOOK)).toContainEqual(['Navy', 1])
    const found = await app.deps.copies.catalogue.inventory.products(app.deps.db, [NOTEBOOK, 'unknown'])
    expect([...found.values()].map(({ inventory }) => inventory)).toEqual([43])
  })

  test('a variant that is all held shows as sold out, and never as less than zero', async () => {
    const app = await startTestApp()
    await hold(app, 2)
    await hold(app, 2, 'order_2')
    await expect.poll(() => quantities(app, NOTEBOOK)).toContainEqual(['Navy', 0])
    const product = await app.visitor.ask(readProduct, { params: { id: NOTEBOOK } })
    expect(product.variants.find(({ id }) => id === NAVY)?.is_available).toBe(false)
    expect(product.inventory).toBe(42)
  })

  test('taking several products takes all or none', async () => {
    const app = await startTestApp()
    const stickers = { productId: STICKERS, variantId: null, quantity: 12 }
    expect(await take(app, [stickers, { productId: NOTEBOOK, variantId: NAVY, quantity: 4 }])).toBe(false)
    expect(await take(app, [stickers, { productId: NOTEBOOK, variantId: NAVY, quantity: 3 }])).toBe(true)
    await expect.poll(() => quantities(app, NOTEBOOK)).toContainEqual(['Navy', 0])
    expect((await app.visitor.ask(readProduct, { params: { id: STICKERS } })).inventory).toBe(200)
  })

  test('of fifty who take the last piece at once, one gets it', async () => {
    const app = await startTestApp()
    await take(app, [{ productId: NOTEBOOK, variantId: NAVY, quantity: 2 }])
    const last = { productId: NOTEBOOK, variantId: NAVY, quantity: 1 }
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => take(app, [last])))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  })

  test('putting goods back raises the stock again', async () => {
    const app = await startTestApp()
    const pieces = [{ productId: NOTEBOOK, variantId: NAVY, quantity: 3 }]
    await take(app, pieces)
    const { inventory } = app.deps.copies.catalogue
    await inTransaction(app.deps.db, (tx) => inventory.putBack(tx, pieces))
    expect((await inventory.products(app.deps.db, [NOTEBOOK])).get(NOTEBOOK)?.variants[1]?.quantity).toBe(3)
  })

  test('print-on-demand and digital products have no stock limit', async () => {
    const app = await startTestApp()
    const [print] = (await app.visitor.ask(listProducts)).filter(({ source }) => source === 'printify')
    expect(await take(app, [{ productId: COURSE, variantId: null, quantity: 99 }])).toBe(true)
    expect(await take(app, [{ productId: print?.id ?? '', variantId: 10_000, quantity: 99 }])).toBe(true)
  })

  test('stock survives the next copy, unless the count at the source has changed and replaces it', async () => {
    const app = await startTestApp()
    await take(app, [{ productId: STICKERS, variantId: null, quantity: 12 }])
    await (await app.admin()).ask(syncProducts)
    expect((await app.visitor.ask(readProduct, { params: { id: STICKERS } })).inventory).toBe(200)
    await app.deps.db.updateTable('catalogue_stock').set({ source_count: 90 }).execute()
    await (await app.admin()).ask(syncProducts)
    expect((await app.visitor.ask(readProduct, { params: { id: STICKERS } })).inventory).toBe(212)
  })

  test('stock survives a restart', async () => {
    const app = await startTestApp()
    await take(app, [{ productId: STICKERS, variantId: null, quantity: 12 }])
    await app.restart()
    expect((await app.visitor.ask(readProduct, { params: { id: STICKERS } })).inventory).toBe(200)
  })
})

test('a withdrawn product is a 404 and cannot be sold, even after a copy, until it is restored', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const change = (isWithdrawn: boolean) =>
    admin.ask(updateAdminProduct, { params: { id: NOTEBOOK }, body: { isWithdrawn, stock: [] } })
  await change(true)
  expect((await app.visitor.call(readProduct, { params: { id: NOTEBOOK } })).status).toBe(404)
  expect(await app.deps.copies.catalogue.inventory.products(app.deps.db, [NOTEBOOK])).toEqual(new Map())
  await admin.ask(syncProducts)
  expect((await app.visitor.call(readProduct, { params: { id: NOTEBOOK } })).status).toBe(404)
  await change(false)
  expect((await app.visitor.call(readProduct, { params: { id: NOTEBOOK } })).status).toBe(200)
})

test('a withdrawn product that its source leaves out of a copy is still withdrawn when it comes back, and counts as no loss meanwhile', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const shop = app.printify.products()
  const [first] = (await app.visitor.ask(listProducts)).filter(({ source }) => source === 'printify')
  const id = first?.id ?? ''
  await admin.ask(updateAdminProduct, { params: { id }, body: { isWithdrawn: true, stock: [] } })
  const statusOf = async () => (await admin.ask(readAdminProduct, { params: { id } })).product.status
  const copy = async (products: typeof shop) => {
    app.printify.setProducts(products)
    return (await admin.ask(syncProducts)).sources[0]
  }
  const without = shop.filter((product) => product.id !== id)
  for (let time = 0; time < 2; time += 1) {
    expect(await copy(without)).toMatchObject({ state: 'ok', products: shop.length - 1 })
    expect(await statusOf()).toBe('Hidden')
  }
  expect(await copy(shop)).toMatchObject({ state: 'ok', products: shop.length })
  expect((await app.visitor.call(readProduct, { params: { id } })).status).toBe(404)
  await admin.ask(updateAdminProduct, { params: { id }, body: { isWithdrawn: false, stock: [] } })
  expect((await app.visitor.call(readProduct, { params: { id } })).status).toBe(200)
})
