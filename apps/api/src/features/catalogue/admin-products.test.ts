import { listAudit } from '@beacon/contract/audit'
import type { BodyInputOf } from '@beacon/contract/endpoint'
import {
  listAdminProducts,
  readAdminProduct,
  syncProducts,
  updateAdminProduct,
} from '@beacon/contract/product-admin'
import { listProducts, readProduct } from '@beacon/contract/products'
import { copies } from '@beacon/stand-ins/printify/testing'
import { describe, expect, test } from 'vitest'
import { NOTEBOOK, payOrder } from '../../../test/orders.ts'
import { startTestApp } from '../../../test/start-app.ts'

async function startWithNotebook() {
  const app = await startTestApp()
  const admin = await app.admin()
  const params = { id: NOTEBOOK }
  const readStock = async () =>
    (await admin.ask(readAdminProduct, { params })).product.stock.map(({ stock }) => stock)
  const setStock = (
    stock: BodyInputOf<typeof updateAdminProduct>['stock'],
    more: { isWithdrawn?: boolean } = {},
  ) => admin.call(updateAdminProduct, { params, body: { stock, ...more } })
  return { app, readStock, setStock }
}

describe('ADMIN-5 the administrator', () => {
  test('sees the products of both sources with stock, price and status, and the time of the last copy', async () => {
    const app = await startTestApp()
    const { products, sources } = await (await app.admin()).ask(listAdminProducts)
    expect(sources).toMatchObject([
      { source: 'printify', state: 'ok', syncedAt: app.now().toISOString(), products: 10 },
      { source: 'local', state: 'ok' },
    ])
    expect(products.map(({ name }) => name)).toEqual(products.map(({ name }) => name).toSorted())
    expect(products.find(({ id }) => id === 'photo-morning')).toMatchObject({
      status: 'Coming Soon',
      price: 39500,
      stock: [{ variantId: 0, stock: 4, available: 4 }],
    })
    expect(products.find(({ source }) => source === 'printify')?.stock[0]).toMatchObject({ stock: null })
  })

  test('filters products by name, source and low or no stock', async () => {
    const admin = await (await startTestApp()).admin()
    const names = async (query: object) =>
      (await admin.ask(listAdminProducts, { query })).products.map(({ name }) => name)
    expect(await names({ search: ' MUG ' })).toEqual(['High Water Mug'])
    expect(await names({ source: 'local', search: 'pin' })).toEqual(['Red Nun Pin'])
    expect(await names({ stock: 'low' })).toEqual(
      expect.arrayContaining(['Tide Table Notebook', 'Listing Tune-Up', 'Overboard Key Float']),
    )
    expect(await names({ stock: 'out', source: 'local' })).toContain('Call and Form Tracking Checkup')
    expect(await names({ search: 'nothing like it' })).toEqual([])
  })

  test('pages through 120 products without missing or repeating one', async () => {
    const admin = await (await startTestApp({ prints: copies(120) })).admin()
    const seen: string[] = []
    let after: string | undefined
    do {
      const query = { source: 'printify' as const, ...(after ? { after } : {}) }
      const { products, next, total } = await admin.ask(listAdminProducts, { query })
      expect(total).toBe(120)
      seen.push(...products.map(({ id }) => id))
      after = next ?? undefined
    } while (after)
    expect(new Set(seen).size).toBe(120)
    expect(seen).toHaveLength(120)
    const gone = await admin.call(listAdminProducts, { query: { after: 'gone-by-now' } })
    expect(gone, 'it does not start over').toMatchObject({ status: 400 })
  })

  test('sets the stock of a variant', async () => {
    const app = await startTestApp()
    const admin = await app.admin()
    const params = { id: 'tide-table-notebook' }
    const { product } = await admin.ask(updateAdminProduct, {
      params,
      body: { isWithdrawn: false, stock: [{ variantId: 3, stock: 25 }] },
    })
    expect(product.stock.map(({ stock }) => stock)).toEqual([42, 3, 25])
    expect((await app.visitor.ask(readProduct, { params })).variants[2]).toMatchObject({
      quantity: 25,
      is_available: true,
    })
    expect((await admin.ask(readAdminProduct, { params })).product).toEqual(product)
    app.advance(1000)
    await admin.ask(updateAdminProduct, { params, body: { isWithdrawn: true, stock: [] } })
    const { entries } = await admin.ask(listAudit, { query: { act: 'product.change' } })
    expect(entries.map(({ line }) => line)).toEqual([
      'Tide Table Notebook, withdrawn',
      'Tide Table Notebook, back in the store, variant 3: 25 in stock',
    ])
  })

  test('setting stock from an outdated count returns 409 with the current one, and changes nothing', async () => {
    const { readStock, setStock } = await startWithNotebook()
    expect((await setStock([{ variantId: 3, stock: 25, stockBefore: 0 }])).status).toBe(200)
    const late = await setStock(
      [
        { variantId: 1, stock: 40, stockBefore: 42 },
        { variantId: 3, stock: 12, stockBefore: 0 },
      ],
      { isWithdrawn: true },
    )
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { 'stock.1.stock': 'By now it is 25.' } },
    })
    expect(await readStock(), 'nothing of the rejected request is stored').toEqual([42, 3, 25])
    // A repeat, as after a lost response.
    expect((await setStock([{ variantId: 3, stock: 25, stockBefore: 0 }])).status).toBe(200)
    expect((await setStock([{ variantId: 3, stock: 12, stockBefore: 25 }])).status).toBe(200)
    expect(await readStock()).toEqual([42, 3, 12])
  })

  test('of ten who set the same stock at once, one succeeds and nine get 409', async () => {
    const { readStock, setStock } = await startWithNotebook()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        setStock([{ variantId: 3, stock: 10 + index, stockBefore: 0 }]),
      ),
    )
    const done = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(await readStock()).toEqual([42, 3, 10 + done])
  })

  test('setting stock after a sale returns 409 with what is left; without stockBefore it overwrites', async () => {
    const { app, readStock, setStock } = await startWithNotebook()
    await payOrder(app, NOTEBOOK)
    expect(await readStock()).toEqual([41, 3, 0])
    expect(await setStock([{ variantId: 1, stock: 50, stockBefore: 42 }])).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { 'stock.0.stock': 'By now it is 41.' } },
    })
    expect(await readStock()).toEqual([41, 3, 0])
    // Without `stockBefore` the call overwrites, as it always has.
    expect((await setStock([{ variantId: 1, stock: 50 }])).status).toBe(200)
    expect(await readStock()).toEqual([50, 3, 0])
  })

  test('setting only the stock leaves a withdrawn product withdrawn', async () => {
    const app = await startTestApp()
    const admin = await app.admin()
    const params = { id: 'tide-table-notebook' }
    await admin.ask(updateAdminProduct, { params, body: { isWithdrawn: true, stock: [] } })
    const counted = { stock: [{ variantId: 3, stock: 25 }] }
    const { product } = await admin.ask(updateAdminProduct, { params, body: counted })
    expect(product.isWithdrawn).toBe(true)
    expect(product.stock[2]?.stock).toBe(25)
    const nobody = await admin.call(updateAdminProduct, { params: { id: 'nobody' }, body: counted })
    expect(nobody.status).toBe(404)
  })

  test('cannot set the stock of print-on-demand products (409), unknown ones (404), or to a fraction (400)', async () => {
    const app = await startTestApp()
    const admin = await app.admin()
    const [print] = await app.visitor.ask(listProducts)
    const body = { isWithdrawn: false, stock: [{ variantId: 10_000, stock: 5 }] }
    expect((await admin.call(updateAdminProduct, { params: { id: print?.id ?? '' }, body })).status).toBe(409)
    expect((await admin.call(updateAdminProduct, { params: { id: 'nobody' }, body })).status).toBe(404)
    const half = { isWithdrawn: false, stock: [{ variantId: 1, stock: 1.5 }] }
    const refused = await admin.call(updateAdminProduct, {
      params: { id: 'tide-table-notebook' },
      body: half,
    })
    expect(refused.status).toBe(400)
  })

  test('several requests for a copy at once start one', async () => {
    const app = await startTestApp({ prints: copies(3) })
    const { catalogue } = app.deps.copies
    const lists = () => app.printify.calls.filter(({ path }) => path.endsWith('/products.json')).length
    const before = lists()
    await Promise.all([catalogue.sync(), catalogue.sync(), catalogue.sync()])
    expect(lists() - before).toBe(1)
    await (await app.admin()).ask(syncProducts)
    expect(lists() - before).toBe(2)
  })
})

test('ADMIN-1 listing admin products and starting a copy return 401 without a session', async () => {
  const { visitor } = await startTestApp()
  expect((await visitor.call(listAdminProducts)).status).toBe(401)
  expect((await visitor.call(syncProducts)).status).toBe(401)
})
