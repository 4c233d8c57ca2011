import { localProducts } from '@beacon/content/products/local-products'
import { printProducts } from '@beacon/content/products/print-products'
import { listProducts, productCategories, readProduct } from '@beacon/contract/products'
import { copies, shirt } from '@beacon/stand-ins/printify/testing'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../test/start-app.ts'

const listOf = async (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${listProducts.path}`, { headers })

describe('the store', () => {
  test('STORE-5 the list has the print provider’s products and the local ones', async () => {
    const app = await startTestApp()
    const products = await app.visitor.ask(listProducts)
    expect(products).toHaveLength(printProducts.length + localProducts.length)
    expect(new Set(products.map(({ source }) => source))).toEqual(new Set(['printify', 'local']))
    expect([...new Set(products.map(({ category }) => category))]).toEqual([...productCategories])
    expect(products.length).toBeGreaterThanOrEqual(16)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
  })

  test('prices are whole cents, and the merchant’s cost is not in the response', async () => {
    const app = await startTestApp()
    const answer = await (await listOf(app.origin)).text()
    expect(answer).not.toContain('"cost"')
    const products = await app.visitor.ask(listProducts)
    const prices = products.map(({ price }) => price)
    expect(prices).toEqual(expect.arrayContaining([2500, 400, 4999, 5000, 1999]))
  })

  test('every picture is on our own origin, with its width and height', async () => {
    const app = await startTestApp()
    for (const { image, images } of await app.visitor.ask(listProducts)) {
      expect(image).toMatch(/^\/artwork\/[a-z0-9-]+\.svg$/)
      expect(images[0]).toMatchObject({ src: image, width: 800, height: 800 })
    }
  })

  test('a product has its variants by color and size, and sold-out ones as such', async () => {
    const app = await startTestApp()
    const tee = (await app.visitor.ask(listProducts)).find(({ name }) => name === 'Keeper of the Light Tee')
    const product = await app.visitor.ask(readProduct, { params: { id: tee?.id ?? '' } })
    expect(product.options.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'])
    expect(product.options.colours).toMatchObject([
      { name: 'Black' },
      { name: 'White' },
      { name: 'Gray' },
      {},
    ])
    const soldOut = product.variants.find(({ title }) => title === 'White / 3XL')
    expect(soldOut).toMatchObject({
      colour: 'White',
      size: '3XL',
      price: 2299,
      is_available: false,
      quantity: 0,
    })
    expect(product.features.slice(0, 1)).toEqual(['100% ringspun cotton'])
    expect(product.description).not.toContain('<ul>')
    expect(product.weight).toBeCloseTo(0.4)
  })

  test('PROD-2 options other than color and size can be chosen too, and are part of the variant’s title', async () => {
    const [like] = copies(1)[0]?.variants ?? []
    if (!like) throw new Error('The stand-in’s shirt has no variants')
    const value = (id: number, title: string) => ({ id, title })
    const variant = (id: number, title: string, options: number[]) => ({ ...like, id, title, options })
    const print = {
      ...shirt,
      options: [
        { name: 'Sizes', type: 'size', values: [value(1, '12x18'), value(2, '18x24')] },
        { name: 'Finish', type: 'surface', values: [value(3, 'Matte'), value(4, 'Glossy')] },
        { name: 'Frame', type: 'material', values: [value(5, 'Pine'), value(6, 'Oak')] },
        { name: 'Depth', type: 'depth', values: [value(7, '1 in')] },
      ],
      variants: [
        variant(1, '12x18 / Matte / Pine / 1 in', [1, 3, 5, 7]),
        variant(2, '12x18', [1, 4, 6, 7]),
        variant(3, '18x24 / Matte / Oak / 1 in', [7, 6, 3, 2]),
      ],
      images: [],
    }
    const app = await startTestApp({ prints: [print] })
    const product = await app.visitor.ask(readProduct, { params: { id: print.id } })
    expect(product.options).toEqual({ sizes: ['12x18', '18x24'], colours: [], other: 'Finish / Frame' })
    expect(product.variants.map(({ title, size, other }) => [title, size, other])).toEqual([
      ['12x18 / Matte / Pine / 1 in', '12x18', 'Matte / Pine'],
      ['12x18 / Glossy / Oak', '12x18', 'Glossy / Oak'],
      ['18x24 / Matte / Oak / 1 in', '18x24', 'Matte / Oak'],
    ])
  })

  test('a garment with measurements has a size guide, which the list leaves out; other products have none', async () => {
    const app = await startTestApp()
    const list = (await (await listOf(app.origin)).json()) as { id: string; name: string }[]
    expect(list.filter((product) => 'sizeGuide' in product)).toEqual([])
    const guideOf = async (wanted: string) => {
      const id = list.find(({ name }) => name === wanted)?.id ?? ''
      return (await app.visitor.ask(readProduct, { params: { id } })).sizeGuide
    }
    const guide = await guideOf('Sounding One Long Sleeve')
    expect(guide?.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL', '2XL'])
    expect(guide?.[1]).toEqual({ size: 'M', width: 20, length: 29, sleeve: 25 })
    expect(await guideOf('Clam Flats Bucket Hat')).toBeNull()
    expect(await guideOf('Tide Table Notebook')).toBeNull()
  })

  test('a copy from a version without size guides is served with none', async () => {
    const app = await startTestApp()
    await app.rows(
      `update catalogue_product set document = replace(document, ',"sizeGuide":null', '') where id = 'red-nun-pin'`,
    )
    await app.deps.copies.catalogue.served.reload()
    const product = await app.visitor.ask(readProduct, { params: { id: 'red-nun-pin' } })
    expect(product).toMatchObject({ name: 'Red Nun Pin', sizeGuide: null })
  })

  test.each(['unknown', 'a.b', 'ü', 'a b', 'a'.repeat(65)])(
    'an unknown product, %j, is a 404',
    async (id) => {
      const app = await startTestApp()
      const { status, body } = await app.visitor.call(readProduct, { params: { id } })
      expect({ status, body }).toMatchObject({
        status: 404,
        body: { error: 'Product not found', code: 'not_found' },
      })
    },
  )
})

describe('the list of products', () => {
  test('it is compressed and has an ETag, and a request with that gets 304 while nothing has changed', async () => {
    const app = await startTestApp()
    const first = await listOf(app.origin, { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect((await listOf(app.origin, { 'if-none-match': etag })).status).toBe(304)

    const admin = await app.admin()
    await admin.send('/api/admin/products/six-lights-stickers', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isWithdrawn: false, stock: [{ variantId: 0, stock: 7 }] }),
    })
    const changed = await listOf(app.origin, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    const stickers = ((await changed.json()) as { id: string; inventory: number }[]).find(
      ({ id }) => id === 'six-lights-stickers',
    )
    expect(stickers?.inventory).toBe(7)
  })

  test('a query in the address changes nothing', async () => {
    const app = await startTestApp()
    const answer = await fetch(`${app.origin}${listProducts.path}?t=1`)
    expect(await answer.json()).toEqual(await (await listOf(app.origin)).json())
  })
})

test('a product has a share picture, an unknown one a 404', async () => {
  const app = await startTestApp()
  const answer = await fetch(`${app.origin}/og/store-product-tide-table-notebook.jpg`)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8')
  expect((await fetch(`${app.origin}/og/store-product-nobody.jpg`)).status).toBe(404)
})

test('the store and each product have a page, products with four related ones; the sitemap has their dates', async () => {
  const app = await startTestApp()
  const source = app.deps.pageSources.find(({ patterns }) => patterns.includes('/store'))
  const store = await source?.read(new URL('http://beacon.test/store'))
  expect(store).toMatchObject({ status: 200, data: { store: { products: expect.any(Array) } } })
  const page = await source?.read(new URL('http://beacon.test/store/product/tide-table-notebook'))
  expect(page).toMatchObject({
    status: 200,
    data: { product: { product: { name: 'Tide Table Notebook' }, related: [{}, {}, {}, {}] } },
  })
  expect(await source?.read(new URL('http://beacon.test/store/product/nobody'))).toEqual({
    status: 404,
    data: { product: null },
  })
  expect(await source?.list()).toContainEqual({
    path: '/store/product/tide-table-notebook',
    modifiedAt: '2026-10-20T12:00:00.000Z',
  })
})
