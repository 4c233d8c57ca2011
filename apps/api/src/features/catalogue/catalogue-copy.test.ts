import { decideHeldSync, syncProducts } from '@beacon/contract/product-admin'
import { listProducts, readProduct } from '@beacon/contract/products'
import { copies, shirt } from '@beacon/stand-ins/printify/testing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  HOUR,
  MINUTE,
  PRINTIFY_WEBHOOK_SECRET,
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '../../../test/start-app.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const png = (bytes: Buffer) => ({ type: 'image/png', bytes })
const redPixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#c00' } })
  .png()
  .toBuffer()

const FILES = { '/mockup/black.png': png(PIXEL), '/mockup/white.png': png(PIXEL) }
const YESTERDAY = new Date('2026-11-19T12:00:00Z')

const startShop = (options: TestAppOptions = {}) =>
  startTestApp({ prints: [shirt], printFiles: FILES, ...options })

const prints = async (app: TestApp) =>
  (await app.visitor.ask(listProducts)).filter(({ source }) => source === 'printify')

const syncNow = async (app: TestApp) => (await (await app.admin()).ask(syncProducts)).sources

test('a variant that costs nothing at the print provider is not sold, and the owner is told', async () => {
  const [first, ...others] = shirt.variants
  const free = { ...shirt, variants: [...(first ? [{ ...first, price: 49 }] : []), ...others] }
  const app = await startShop({ prints: [free] })
  const [source] = await syncNow(app)
  expect(source?.warnings).toContain(
    `${shirt.title} has variants that cost less than $0.50 at Printify: they are not sold.`,
  )
  const { variants } = await app.visitor.ask(readProduct, { params: { id: shirt.id } })
  const isSold = (id: number | undefined) => variants.find((variant) => variant.id === id)?.is_enabled
  expect([isSold(first?.id), isSold(others[0]?.id)]).toEqual([false, true])
})

/** A shop whose one product was last changed yesterday, and its owner, who edits it an hour from now. */
async function startEditedShop() {
  const files = { ...FILES }
  const app = await startShop({ prints: [{ ...shirt, updatedAt: YESTERDAY }], printFiles: files })
  return {
    app,
    files,
    async edit() {
      app.advance(HOUR)
      app.printify.setProducts([{ ...shirt, updatedAt: app.now() }])
      return syncNow(app)
    },
    picture: async () => (await prints(app))[0]?.image,
  }
}

/** Whether the timer would start a copy now. */
const isDue = (app: TestApp) => app.deps.chores.take('copy products', 15 * 60_000)

describe('STORE-5 copying the print provider’s products', () => {
  test('all pages are copied: 500 products take ten requests', async () => {
    const app = await startShop({ prints: copies(500) })
    expect(await prints(app)).toHaveLength(500)
    expect(app.printify.calls.filter(({ path }) => path.endsWith('/products.json'))).toHaveLength(10)
  })

  test('hidden products are left out', async () => {
    const [first, second] = copies(2)
    if (!first || !second) throw new Error('two products are needed')
    const app = await startShop({ prints: [first, { ...second, visible: false }] })
    expect((await prints(app)).map(({ id }) => id)).toEqual([first.id])
  })

  test('a product that is being published is confirmed to Printify with its address here, and sold', async () => {
    const app = await startShop({ prints: [{ ...shirt, is_locked: true }] })
    expect((await prints(app)).map(({ id }) => id)).toEqual([shirt.id])
    const confirmed = () =>
      app.printify.calls.filter(({ path }) => path.endsWith('/publishing_succeeded.json'))
    expect(app.printify.products()).toMatchObject([
      {
        is_locked: false,
        external: { id: shirt.id, handle: `http://beacon.test/store/product/${shirt.id}` },
      },
    ])
    expect(await syncNow(app)).toMatchObject([{ state: 'ok', products: 1, warnings: [] }, {}])
    expect(confirmed(), 'confirmed once').toHaveLength(1)
  })

  test('a product whose publishing Printify does not let us confirm is not sold, gives a warning and is not retried', async () => {
    const others = copies(4)
    const app = await startShop({ prints: [shirt, ...others] })
    const again = { ...shirt, title: 'Second edition', is_locked: true }
    app.printify.setProducts([again, ...others])
    app.printify.faults.set({ fault: 'error', status: 403, match: 'publishing_succeeded' })
    const warnings = [expect.stringMatching(/^Second edition waits at Printify to be published \(.*403/)]
    for (const _ of [1, 2])
      expect((await syncNow(app))[0]).toMatchObject({ state: 'ok', products: 4, warnings })
    expect((await prints(app)).map(({ id }) => id)).not.toContain(shirt.id)
    const asked = app.printify.calls.filter(({ path }) => path.endsWith('/publishing_succeeded.json'))
    expect(asked).toHaveLength(1)
    app.printify.faults.clear()
    app.printify.setProducts([{ ...again, updatedAt: new Date('2026-11-21T12:00:00Z') }, ...others])
    await syncNow(app)
    expect((await prints(app)).map(({ name }) => name)).toContain('Second edition')
  })

  test('prices are the provider’s current ones', async () => {
    const app = await startShop()
    const dearer = shirt.variants.map((variant) => ({ ...variant, price: 2999 }))
    app.printify.setProducts([{ ...shirt, variants: dearer }])
    await syncNow(app)
    expect((await prints(app))[0]?.price).toBe(2999)
  })

  test('sold-out and disabled variants are told apart', async () => {
    const app = await startShop()
    const { variants, options } = await app.visitor.ask(readProduct, { params: { id: shirt.id } })
    expect(variants.find(({ title }) => title === 'White / M')).toMatchObject({ is_enabled: false })
    expect(variants.find(({ title }) => title === 'White / L')).toMatchObject({
      is_available: false,
      quantity: 0,
    })
    expect(options).toEqual({
      sizes: ['M', 'L'],
      colours: [
        { name: 'Black', hex: '#0a0a0a' },
        { name: 'White', hex: '#ffffff' },
      ],
    })
  })
})

test('a product that changes during a copy is copied again right after it', async () => {
  const app = await startShop()
  app.printify.listen(`${app.origin}/api/printify/webhook`, PRINTIFY_WEBHOOK_SECRET, ['product:updated'])
  app.printify.faults.set({ fault: 'slow', byteMs: 1, times: 1, match: 'products.json' })
  const reads = () => app.printify.calls.filter(({ path }) => path.endsWith('/products.json')).length
  const copying = syncNow(app)
  await expect.poll(reads).toBe(2)
  app.printify.setProducts([{ ...shirt, title: 'Agency Logo Tee, second edition' }])
  await app.printify.deliverAgain({
    id: 'changed',
    type: 'product:updated',
    created_at: '2026-11-21T12:00:00+00:00',
    resource: { id: shirt.id, type: 'product', data: null },
  })
  await copying
  await expect.poll(async () => (await prints(app))[0]?.name).toBe('Agency Logo Tee, second edition')
})

describe('pictures of products', () => {
  test('are copied to our own origin, once', async () => {
    const app = await startShop()
    await syncNow(app)
    const [product] = await prints(app)
    expect(product?.images).toMatchObject([
      {
        src: expect.stringMatching(/^\/pictures\//),
        variantIds: [12100, 12101],
        alt: 'Agency Logo Tee in Black',
      },
      { variantIds: [12103] },
    ])
    expect((await app.visitor.send(product?.image ?? '')).headers.get('content-type')).toBe('image/webp')
    expect(app.printify.calls.filter(({ path }) => path === '/mockup/black.png')).toHaveLength(1)
  })

  test('a changed design shows after the next copy, or the one after that if Printify still serves the old one', async () => {
    const { app, files, edit, picture } = await startEditedShop()
    const before = await picture()
    await edit()
    expect(await picture()).toBe(before)
    files['/mockup/black.png'] = png(redPixel)
    app.advance(15 * MINUTE)
    await syncNow(app)
    expect(await picture()).toMatch(/^\/pictures\//)
    expect(await picture()).not.toBe(before)

    await syncNow(app)
    const asked = app.printify.calls.filter(({ path }) => path === '/mockup/black.png')
    expect(asked, 'once at first, and twice after the change').toHaveLength(3)
    expect(await app.rows('select source from picture')).toHaveLength(2)
  })

  test('a product that was saved without another design keeps its picture’s files', async () => {
    const { app, edit, picture } = await startEditedShop()
    const before = await picture()
    const names = async () => (await app.rows('select name from picture_file')).length
    const count = await names()
    await edit()
    expect([await picture(), await names()]).toEqual([before, count])
  })

  test('while a changed design cannot be fetched, the picture from before is shown, with a warning', async () => {
    const { app, files, edit, picture } = await startEditedShop()
    const before = await picture()
    files['/mockup/black.png'] = png(redPixel)
    app.printify.faults.set({ fault: 'error', status: 503, match: 'black.png' })
    const [state] = await edit()
    expect(state).toMatchObject({ state: 'ok', warnings: [expect.stringMatching(/its picture .*503/)] })
    expect(await picture()).toBe(before)
    app.printify.faults.clear()
    await syncNow(app)
    expect(await picture()).not.toBe(before)
  })

  test('new prices do not wait for many changed designs: the next copy continues with those', async () => {
    const { app, files, edit, picture } = await startEditedShop()
    const before = await picture()
    Object.defineProperty(files, '/mockup/black.png', {
      get() {
        app.advance(3 * MINUTE)
        return png(redPixel)
      },
    })
    await edit()
    const white = () => app.printify.calls.filter(({ path }) => path === '/mockup/white.png').length
    expect([(await picture()) !== before, white()]).toEqual([true, 1])
    await syncNow(app)
    expect(white()).toBe(2)
  })

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'http://127.0.0.1:1/a.png',
    'nonsense',
  ])('AB30 a picture at %s is replaced by a placeholder, with a warning', async (src) => {
    const images = [{ src, variant_ids: [12100], position: 'front', is_default: true }]
    const app = await startShop({ prints: [{ ...shirt, images }] })
    const [product] = await prints(app)
    expect(product?.image).toBe('/artwork/poster-rose-5f7690.svg')
    const [state] = await app.deps.copies.catalogue.states()
    expect(state).toMatchObject({ state: 'ok', warnings: [expect.stringContaining('Agency Logo Tee')] })
  })
})

test('AB27 a script in a description, a name or a tag never reaches a visitor', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>'
  const app = await startShop({
    prints: [
      {
        ...shirt,
        title: `Tee ${hostile}`,
        tags: [hostile, 'T-shirts'],
        description: `<p onclick="alert(1)" style="position:fixed">Soft ${hostile}</p><iframe src="//evil"></iframe><svg onload=alert(1)></svg><h1>Big</h1>`,
      },
    ],
  })
  const answer = await (await app.visitor.send(readProduct.path.replace(':id', shirt.id))).text()
  expect(answer).not.toMatch(/<script|onerror|onclick|onload|javascript|iframe|svg on|style=/i)
  expect(JSON.parse(answer)).toMatchObject({
    name: 'Tee x',
    description: '<p>Soft x</p><h3>Big</h3>',
    category: 'apparel',
  })
})

test('what is printed is sent in a parcel, also with a tag that names the services', async () => {
  const app = await startShop({ prints: [{ ...shirt, tags: ['Services', 'T-shirts'] }] })
  expect(await prints(app)).toMatchObject([{ category: 'apparel' }])
})

test('a server copies at start, however recent the last copy is', async () => {
  const app = await startShop()
  app.printify.setProducts([{ ...shirt, title: 'Agency Logo Tee, second edition' }])
  await app.restart()
  await expect
    .poll(async () => (await prints(app))[0]?.name, { timeout: 5000 })
    .toBe('Agency Logo Tee, second edition')
})

test('a copy that a killed server left unfinished is due again once its lease has ended', async () => {
  const app = await startShop()
  const until = new Date(app.now().getTime() + 60_000).toISOString()
  await app.rows(`update content_sync set lease_until = '${until}' where name = 'products: printify'`)
  await syncNow(app)
  app.advance(60_000)
  expect(await isDue(app)).toBe(true)
})

test('a server that starts while another makes the first copy waits for that and serves it', async () => {
  const app = await startShop()
  for (const table of ['catalogue_stock', 'catalogue_product', 'catalogue_copy'])
    await app.rows(`delete from ${table}`)
  const until = app.now().getTime() + 60_000
  await app.rows(`update content_sync set lease_until = '${new Date(until).toISOString()}'`)
  const starting = app.another()
  const dueAt = async () => (await app.rows("select due_at from chore where name = 'copy products'"))[0]
  await expect.poll(dueAt).toEqual({ due_at: new Date(until).toISOString() })
  await app.rows('update content_sync set lease_until = null')
  const products = await (await starting).client().ask(listProducts)
  expect(products.map(({ source }) => source)).toContain('printify')
})

describe('when the print provider fails', () => {
  test.each([
    ['refuses connections', { fault: 'refuse' }],
    ['does not answer', { fault: 'hang' }],
    ['sends a byte a second', { fault: 'slow' }],
    ['returns 429', { fault: 'rate-limit' }],
    ['returns 500', { fault: 'error' }],
    ['returns 503', { fault: 'error', status: 503 }],
    ['rejects the token', { fault: 'error', status: 401 }],
    ['sends half a JSON body', { fault: 'malformed' }],
    ['closes the connection before it answers', { fault: 'done-but-cut' }],
  ] as const)(
    'it %s: the store shows the last complete copy, and the back office its age',
    async (_, fault) => {
      const app = await startShop({ impatient: true })
      const syncedAt = app.now().toISOString()
      app.advance(60_000)
      app.printify.faults.set(fault)
      const [state] = await syncNow(app)
      expect(state).toMatchObject({
        source: 'printify',
        state: 'failed',
        syncedAt,
        error: expect.any(String),
      })
      expect(await prints(app)).toHaveLength(1)
      app.printify.faults.clear()
      await expect.poll(async () => (await syncNow(app))[0]?.state).toBe('ok')
    },
  )

  test('a failed copy is retried after a minute instead of the usual quarter of an hour', async () => {
    const app = await startShop()
    await syncNow(app)
    app.advance(60_000)
    expect(await isDue(app)).toBe(false)
    app.printify.faults.set({ fault: 'error' })
    await syncNow(app)
    expect(await isDue(app)).toBe(false)
    app.advance(60_000)
    expect(await isDue(app)).toBe(true)
  })

  const odd = { variants: shirt.variants.map((variant) => ({ ...variant, price: 19.99 })) }

  test('an invalid product stays as it was, with a warning, and the others are copied', async () => {
    const app = await startShop()
    const [other, unknown] = copies(2)
    if (!other || !unknown) throw new Error('two products are needed')
    app.printify.setProducts([
      { ...other, title: 'New' },
      { ...shirt, ...odd, title: 'Tee' },
      { ...unknown, ...odd },
    ])
    const [state] = await syncNow(app)
    expect(state).toMatchObject({
      state: 'ok',
      products: 2,
      warnings: [expect.stringMatching(/^Tee makes no sense \(variants\.0\.price: /), expect.anything()],
    })
    expect((await prints(app)).map(({ name }) => name)).toEqual(['New', shirt.title])
    app.printify.setProducts([{ ...other, title: 'New' }])
    expect((await syncNow(app))[0]).toMatchObject({ state: 'held', heldProducts: 1 })
  })

  test('if all products are invalid, the copy fails and changes nothing', async () => {
    const app = await startShop()
    app.printify.setProducts([{ ...shirt, ...odd }])
    const [state] = await syncNow(app)
    expect(state).toMatchObject({ state: 'failed', error: expect.stringContaining('price') })
    expect((await prints(app)).map(({ name }) => name)).toEqual([shirt.title])
  })

  test('if it is down at the first start, the server starts and sells the local products', async () => {
    const app = await startTestApp({ settings: { PRINTIFY_API_URL: 'http://127.0.0.1:9' } })
    const products = await app.visitor.ask(listProducts)
    expect(new Set(products.map(({ source }) => source))).toEqual(new Set(['local']))
  })
})

describe('a copy that has lost more than 30 % of the products', () => {
  const lose = async (from: number, to: number) => {
    const app = await startShop({ prints: copies(from) })
    app.printify.setProducts(copies(to))
    const [state] = await syncNow(app)
    return { app, state }
  }

  test('is held, and the previous copy stays in the store', async () => {
    const { app, state } = await lose(10, 6)
    expect(state).toMatchObject({ state: 'held', heldProducts: 6, products: 10 })
    expect(await prints(app)).toHaveLength(10)
    app.printify.faults.set({ fault: 'error' })
    expect((await syncNow(app))[0], 'a failed copy leaves it held').toMatchObject({ state: 'held' })
  })

  test('is held when it is empty', async () => {
    const { app, state } = await lose(10, 0)
    expect(state).toMatchObject({ state: 'held', heldProducts: 0 })
    expect(await prints(app)).toHaveLength(10)
  })

  test('counts the products that it would show: those that are hidden do not', async () => {
    const app = await startShop({ prints: copies(10) })
    app.printify.setProducts(copies(10).map((product, place) => ({ ...product, visible: place < 6 })))
    expect((await syncNow(app))[0]).toMatchObject({ state: 'held', heldProducts: 6, products: 10 })
  })

  test('is not held when it has lost exactly 30 %', async () => {
    const { app, state } = await lose(10, 7)
    expect(state).toMatchObject({ state: 'ok', products: 7 })
    expect(await prints(app)).toHaveLength(7)
  })

  test('is served once the administrator accepts it', async () => {
    const { app } = await lose(10, 2)
    const admin = await app.admin()
    const accept = { params: { source: 'printify' as const }, body: { decision: 'accept' as const } }
    const { sources } = await admin.ask(decideHeldSync, accept)
    expect(sources[0]).toMatchObject({ state: 'ok', products: 2, heldProducts: null, warnings: [] })
    expect(await prints(app)).toHaveLength(2)
    expect((await admin.call(decideHeldSync, accept)).status).toBe(409)
  })

  test('is not served when it has lost more since the administrator looked', async () => {
    const { app, state } = await lose(10, 6)
    app.printify.setProducts(copies(0))
    await syncNow(app)
    const admin = await app.admin()
    const decide = (heldProducts = state?.heldProducts ?? undefined) =>
      admin.call(decideHeldSync, {
        params: { source: 'printify' },
        body: { decision: 'accept', heldProducts },
      })
    expect(await decide()).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: expect.stringContaining('later copy') },
    })
    expect(await prints(app)).toHaveLength(10)
    expect((await decide(0)).status).toBe(200)
    expect(await prints(app)).toEqual([])
  })

  test('is discarded once the administrator rejects it, or the products are back', async () => {
    const { app } = await lose(10, 2)
    const admin = await app.admin()
    const reject = { params: { source: 'printify' as const }, body: { decision: 'reject' as const } }
    expect((await admin.ask(decideHeldSync, reject)).sources[0]).toMatchObject({ state: 'ok', products: 10 })
    await syncNow(app)
    app.printify.setProducts(copies(10))
    expect((await syncNow(app))[0]).toMatchObject({ state: 'ok', heldProducts: null, products: 10 })
  })
})
