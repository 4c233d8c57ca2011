import { listAdminProducts, syncProducts } from '@beacon/contract/product-admin'
import { listProducts } from '@beacon/contract/products'
import { describe, expect, test } from 'vitest'
import { setStock } from '../../../test/orders.ts'
import { startTestApp } from '../../../test/start-app.ts'

describe('STORE-5 local products from the notes database', () => {
  const text = (content: string) => [{ text: { content } }]
  const mug = {
    Name: { title: text('Enamel Mug') },
    Description: { rich_text: text('For the boat.\n\nChips <b>honestly</b>.') },
    Category: { select: { name: 'Merchandise' } },
    Price: { number: 19.99 },
    Status: { select: { name: 'Active' } },
    SKU: { rich_text: text('NM-1') },
    Weight: { rich_text: text('0.8 lb') },
    Dimensions: { rich_text: text('3 × 3 in') },
    Inventory: { number: 12 },
    Features: { multi_select: [{ name: 'Enamel' }] },
    Tags: { multi_select: [{ name: 'mugs' }] },
  }

  test('prices in dollars become cents; drafts and products without a price that a card can pay are left out', async () => {
    const app = await startTestApp({
      products: (notion) => {
        notion.addPage(notion.dataSources.products, { properties: mug })
        notion.addPage(notion.dataSources.products, {
          properties: { ...mug, Status: { select: { name: 'Draft' } } },
        })
        for (const number of [null, 0, 0.49])
          notion.addPage(notion.dataSources.products, { properties: { ...mug, Price: { number } } })
      },
    })
    const local = (await app.visitor.ask(listProducts)).filter(({ source }) => source !== 'printify')
    expect(local).toMatchObject([
      {
        name: 'Enamel Mug',
        price: 1999,
        source: 'notion',
        category: 'merchandise',
        inventory: 12,
        weight: 0.8,
      },
    ])
    expect(local[0]?.description).toBe('<p>For the boat.</p><p>Chips <b>honestly</b>.</p>')
  })

  test.each([
    ['12 oz', 0.75],
    ['340 g', 0.75],
    ['1.2 kg', 2.65],
    ['2', 2],
    ['1/2 lb', null],
    ['light', null],
  ])('a weight of %s is shown as %s pounds', async (weight, pounds) => {
    const app = await startTestApp({
      products: (notion) =>
        notion.addPage(notion.dataSources.products, {
          properties: { ...mug, Weight: { rich_text: text(weight) } },
        }),
    })
    const [product] = (await app.visitor.ask(listProducts)).filter(({ source }) => source === 'notion')
    expect(product?.weight ?? null).toBe(pounds)
  })

  test.each(['Inventory', 'Price', 'Status'])(
    'a renamed column %s changes nothing in the store, and says so',
    async (column) => {
      const app = await startTestApp({
        products: (notion) => notion.addPage(notion.dataSources.products, { properties: mug }),
      })
      const admin = await app.admin()
      const local = async () =>
        (await app.visitor.ask(listProducts)).filter(({ source }) => source === 'notion')
      const before = await local()
      await setStock(app, before[0]?.id ?? '', 3)
      app.notion.renameColumn(app.notion.dataSources.products, column, 'Something else')
      const [, state] = (await admin.ask(syncProducts)).sources
      expect(state).toMatchObject({
        state: 'failed',
        error: expect.stringContaining(`the column “${column}” is missing`),
      })
      expect(await local()).toEqual(before.map((product) => ({ ...product, inventory: 3 })))

      app.notion.renameColumn(app.notion.dataSources.products, 'Something else', column)
      const [, mended] = (await admin.ask(syncProducts)).sources
      expect(mended).toMatchObject({ state: 'ok', products: 1 })
      expect(await local()).toMatchObject([{ inventory: 3 }])
    },
  )

  test.each([
    ['Inventory', 'formula'],
    ['Price', 'formula'],
    ['Status', 'multi_select'],
    ['Category', 'checkbox'],
    ['Name', 'formula'],
  ] as const)(
    'a column %s that became a %s changes nothing in the store, and says so',
    async (column, type) => {
      const app = await startTestApp({
        products: (notion) => notion.addPage(notion.dataSources.products, { properties: mug }),
      })
      app.notion.changeColumn(app.notion.dataSources.products, column, type)
      const [, state] = (await (await app.admin()).ask(syncProducts)).sources
      expect(state).toMatchObject({
        state: 'failed',
        error: expect.stringContaining(`the column “${column}” is missing, or has another type`),
      })
      const local = (await app.visitor.ask(listProducts)).filter(({ source }) => source === 'notion')
      expect(local).toMatchObject([{ name: 'Enamel Mug', inventory: 12 }])
    },
  )

  test('emptying the inventory of a row keeps its last count, and says so', async () => {
    let id = ''
    const app = await startTestApp({
      products: (notion) => {
        id = notion.addPage(notion.dataSources.products, { properties: mug })
      },
    })
    const count = (number: number | null) =>
      app.notion.changePage(id, { properties: { Inventory: { number } } })
    const admin = await app.admin()
    const sync = async () => (await admin.ask(syncProducts)).sources[1]
    const left = async () =>
      (await app.visitor.ask(listProducts)).find(({ source }) => source === 'notion')?.inventory
    count(null)
    expect(await sync()).toMatchObject({
      state: 'ok',
      warnings: [
        expect.stringMatching(/^“Enamel Mug” has no number of pieces any more: the last one applies/),
      ],
    })
    expect(await left()).toBe(12)
    count(7)
    expect(await sync()).toMatchObject({ state: 'ok', warnings: [] })
    expect(await left()).toBe(7)
  })

  test('the administrator reads why a product that is meant to be sold is not in the store', async () => {
    const app = await startTestApp({
      products: (notion) => {
        const add = (properties: object) =>
          notion.addPage(notion.dataSources.products, { properties: { ...mug, ...properties } })
        add({ Name: { title: text('Free Mug') }, Price: { number: 0 } })
        add({
          Name: { title: text('Odd Mug') },
          Price: { number: null },
          Category: { select: { name: 'Mugs' } },
        })
        add({
          Name: { title: text('Draft Mug') },
          Price: { number: null },
          Status: { select: { name: 'Draft' } },
        })
      },
    })
    const [, state] = (await (await app.admin()).ask(syncProducts)).sources
    expect(state?.warnings).toEqual([
      '“Free Mug” is not in the store: it needs a price of $0.50 or more.',
      expect.stringMatching(
        /^“Odd Mug” is not in the store: it needs a price of .* and a category that the store has/,
      ),
    ])
  })

  test('the administrator sees both sources', async () => {
    const app = await startTestApp({
      products: (notion) => notion.addPage(notion.dataSources.products, { properties: mug }),
    })
    const { sources } = await (await app.admin()).ask(listAdminProducts)
    expect(sources).toMatchObject([
      { source: 'printify', state: 'ok' },
      { source: 'notion', state: 'ok', products: 1 },
    ])
  })
})
