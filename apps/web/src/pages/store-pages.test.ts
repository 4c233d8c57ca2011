import { expect, test } from 'vitest'
import { course, mug, pin, summaryOf, tee } from '../features/catalogue/testing.ts'
import { openPage, readGraph, readHead } from '../testing.ts'

const store = { store: { products: [tee, mug, course, pin].map(summaryOf) } }
const productPage = { product: { product: tee, related: [summaryOf(mug)] } }

const nodeOf = (type: string) => readGraph()['@graph'].find((node) => node['@type'] === type)

test('STORE-1 the server renders the store with its products, filtered by the address', async () => {
  const body = await openPage('/store?category=merchandise', store)
  const names = [...body.querySelectorAll('.product-card h2')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Foghorn Mug', 'Enamel Pin'])
  expect(body.querySelectorAll('[style]')).toHaveLength(0)
  expect(readHead()).toMatchObject({
    title: 'Store: shirts, mugs and courses | Beacon & Bay Digital',
    canonical: 'https://agency.example/store',
  })
})

test('a long list of products is paginated by links without JavaScript', async () => {
  const products = Array.from({ length: 60 }, (_, index) => ({ ...summaryOf(mug), id: `mug-${index}` }))
  const shown = async (address: string) => {
    const body = await openPage(address, { store: { products } })
    const more = [...body.querySelectorAll('a')].find(({ textContent }) => textContent === 'Show more')
    return [body.querySelectorAll('.product-card').length, more?.getAttribute('href')]
  }
  expect(await shown('/store')).toEqual([24, '/store?page=2'])
  expect(await shown('/store?page=2')).toEqual([48, '/store?page=3'])
  expect(await shown('/store?page=3')).toEqual([60, undefined])
})

test('PROD-2 the server renders a product with the variant of the address, and the description as markup', async () => {
  const body = await openPage('/store/product/tee?variant=4', productPage)
  expect(body.querySelector('h1')?.textContent).toBe('Harbor Tee')
  expect(body.querySelector('.price-tag')?.textContent).toBe('$21.99')
  expect(body.querySelector('.product-description li')?.textContent).toBe('Pre-shrunk')
  expect(body.querySelectorAll('[style]')).toHaveLength(0)
  expect(readHead()).toEqual({
    title: 'Harbor Tee | Apparel | Beacon & Bay Digital',
    description: 'Heavy cotton & a wide cut. Pre-shrunk',
    canonical: 'https://agency.example/store/product/tee',
    shared: 'Harbor Tee | Apparel | Beacon & Bay Digital',
  })
})

test('the structured data has every variant with price, stock and address, and no rating (decision D8)', async () => {
  await openPage('/store/product/tee', productPage)
  const group = nodeOf('ProductGroup')
  expect(group).toMatchObject({
    name: 'Harbor Tee',
    productGroupID: 'tee',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
  })
  const variants = group?.hasVariant as { sku: string; offers: Record<string, unknown> }[]
  expect(variants).toHaveLength(tee.variants.length)
  expect(variants[0]).toMatchObject({
    sku: 'TEE-4',
    size: 'XL',
    color: 'Black',
    offers: {
      url: 'https://agency.example/store/product/tee?variant=4',
      price: '21.99',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(variants.find(({ sku }) => sku === 'TEE-22')?.offers.availability).toBe(
    'https://schema.org/OutOfStock',
  )
  expect(nodeOf('OfferShippingDetails')).toMatchObject({ shippingRate: { value: '9.99', currency: 'USD' } })
  expect(nodeOf('MerchantReturnPolicy')).toMatchObject({ merchantReturnDays: 30 })
  expect(JSON.stringify(readGraph())).not.toMatch(/rating|review/i)
})

test('the structured data has a garment’s measurements for each measured size', async () => {
  await openPage('/store/product/tee', productPage)
  const variants = nodeOf('ProductGroup')?.hasVariant as { name: string; hasMeasurement?: unknown[] }[]
  const measured = (name: string) => variants.find((variant) => variant.name === name)?.hasMeasurement
  expect(measured('Harbor Tee, Black / M')).toEqual([
    { '@type': 'QuantitativeValue', name: 'Width', value: 20.5, unitCode: 'INH' },
    { '@type': 'QuantitativeValue', name: 'Length', value: 29, unitCode: 'INH' },
    { '@type': 'QuantitativeValue', name: 'Sleeve', value: 8.5, unitCode: 'INH' },
  ])
  expect(measured('Harbor Tee, Black / XL')).toBeUndefined()
})

test('a product without variants is one offer, and a digital one is not shipped', async () => {
  await openPage('/store/product/course', { product: { product: course, related: [] } })
  const product = nodeOf('Product')
  expect(product).toMatchObject({ offers: { price: '49.00', availability: 'https://schema.org/OutOfStock' } })
  expect(product?.offers).not.toHaveProperty('shippingDetails')
})

test.each([
  ['4999', 4999, '9.99'],
  ['5000', 5000, '0.00'],
])(
  'the structured data of goods for %s cents names the shipping that one piece costs',
  async (_, price, cost) => {
    await openPage('/store/product/mug', { product: { product: { ...mug, price }, related: [] } })
    const shipping = nodeOf('OfferShippingDetails')
    expect(shipping?.shippingRate).toMatchObject({ value: cost })
    expect(nodeOf('Product')?.offers).toMatchObject({ shippingDetails: { '@id': shipping?.['@id'] } })
  },
)

test('variants on both sides of free shipping each name their own rate', async () => {
  const variants = tee.variants.map((variant, place) => ({ ...variant, price: place === 0 ? 5000 : 4999 }))
  await openPage('/store/product/tee', { product: { product: { ...tee, variants }, related: [] } })
  const nodes = readGraph()['@graph'].filter((node) => node['@type'] === 'OfferShippingDetails')
  const rates = new Map(
    nodes.map((node) => [node['@id'], (node.shippingRate as { value: string }).value] as const),
  )
  const offers = nodeOf('ProductGroup')?.hasVariant as {
    offers: { price: string; shippingDetails: { '@id': string } }
  }[]
  const named = offers.map(({ offers: { price, shippingDetails } }) => [
    price,
    rates.get(shippingDetails['@id']),
  ])
  expect(named[0]).toEqual(['50.00', '0.00'])
  expect(new Set(named.slice(1).map(String))).toEqual(new Set(['49.99,9.99']))
})

test('the structured data of a service promises neither shipping nor a return', async () => {
  const service = { ...mug, category: 'services' as const, price: 2900 }
  await openPage('/store/product/mug', { product: { product: service, related: [] } })
  expect(nodeOf('Product')?.offers).toMatchObject({ price: '29.00' })
  expect(nodeOf('Product')?.offers).not.toHaveProperty('shippingDetails')
  expect(nodeOf('Product')?.offers).not.toHaveProperty('hasMerchantReturnPolicy')
  expect(nodeOf('OfferShippingDetails')).toBeUndefined()
  expect(nodeOf('MerchantReturnPolicy')).toBeUndefined()
})

test('PROD-6 a product that does not exist has a text of its own and is noindex', async () => {
  const body = await openPage('/store/product/gone', { product: null })
  expect(body.querySelector('h1')?.textContent).toBe('Product not found')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
})

test('without JavaScript a product page says that the cart needs it, and whom to call', async () => {
  const noticeOf = async (product: typeof tee) =>
    (await openPage(`/store/product/${product.id}`, { product: { product, related: [] } })).querySelector(
      'main noscript',
    )?.innerHTML
  expect(await noticeOf(tee)).toContain('You can order by phone')
  expect(await noticeOf({ ...tee, status: 'Coming Soon' })).toBeUndefined()
})

test.each(['/cart', '/store/cart'])('CART-8 %s names /cart as its canonical address', async (path) => {
  const body = await openPage(path)
  expect(body.querySelector('h1')?.textContent).toBe('Shopping Cart')
  expect(readHead().canonical).toBe('https://agency.example/cart')
  expect(body.querySelector('noscript')?.innerHTML).toContain('needs JavaScript')
})

test.each(['/checkout', '/store/checkout'])(
  'CART-8 %s is the same checkout, and names /checkout as its canonical address',
  async (path) => {
    const body = await openPage(path)
    expect(body.querySelector('h1')?.textContent).toBe('Checkout')
    expect(readHead().canonical).toBe('https://agency.example/checkout')
  },
)
