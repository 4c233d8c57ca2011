import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type PageData, PageDataProvider } from '../../page-data.ts'
import ProductRoute from '../../pages/product.tsx'
import { isOff } from '../../ui/testing.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { readCart } from '../cart/index.ts'
import { course, mug, pin, summaryOf, tee } from '../catalogue/testing.ts'

let address = ''

function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

const pageOf = (product: typeof tee): PageData => ({
  publicUrl: 'https://agency.example',
  product: { product, related: [mug, pin].map(summaryOf) },
})

function openProduct(data: PageData = pageOf(tee), at = '/store/product/tee') {
  render(
    <PageDataProvider value={{ publicUrl: 'https://agency.example', ...data }}>
      <ToastProvider>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/store/product/:id" element={<ProductRoute />} />
            <Route path="/store" element={<p>The store</p>} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </PageDataProvider>,
  )
}

const main = () => screen.getByRole('article')
const size = () => screen.getByLabelText<HTMLSelectElement>('Size')
const colour = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name })
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sizes = () =>
  within(size())
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text, disabled }) => (disabled ? `${text}!` : text))
const picture = () => screen.getAllByRole<HTMLImageElement>('img').find((img) => img.src.includes('tee-'))

test('PROD-1 breadcrumb, picture, category, name, stars and price', () => {
  openProduct()
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  expect(crumbs.getByRole('link', { name: 'Store' }).getAttribute('href')).toBe('/store')
  expect(crumbs.getByText('Harbor Tee').getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbor Tee')
  expect(within(main()).getByText('Apparel')).toBeTruthy()
  expect(screen.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy()
  expect(screen.getByText('(127 reviews)')).toBeTruthy()
  expect(within(main()).getAllByText('$19.99').length).toBeGreaterThan(0)
  expect(picture()?.alt).toBe('Harbor Tee in Black')
})

test('PROD-1 a product without variants has its picture, and no thumbnails', () => {
  openProduct(pageOf(mug), '/store/product/mug')
  expect(within(main()).getByRole<HTMLImageElement>('img', { name: 'Foghorn Mug' }).src).toContain('mug.svg')
  expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull()
})

test('PROD-1 the picture zooms around the pointer', () => {
  openProduct()
  const zoomed = picture()?.closest<HTMLElement>('.zoom-picture')
  if (!zoomed) throw new Error('The picture cannot be looked at closely')
  zoomed.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200)
  fireEvent.pointerMove(zoomed, { clientX: 200, clientY: 200 })
  expect(zoomed.style.getPropertyValue('--zoom-x')).toBe('25%')
  expect(zoomed.style.getPropertyValue('--zoom-y')).toBe('75%')
})

test('PROD-1 each color has a thumbnail that selects it', () => {
  openProduct()
  const thumbnails = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('button')
  expect(thumbnails.map((thumbnail) => thumbnail.getAttribute('aria-label'))).toEqual([
    'Harbor Tee in Black',
    'Harbor Tee in Navy',
    'Harbor Tee in Marigold',
  ])
  press('Harbor Tee in Navy')
  expect(picture()?.alt).toBe('Harbor Tee in Navy')
  expect(colour('Navy').checked).toBe(true)
})

test('PROD-2 sizes are in size order, swatches have the real color, and the variant’s details are shown', () => {
  openProduct()
  expect(sizes()).toEqual(['S', 'M', 'L (sold out)!', 'XL'])
  expect(colour('Navy').parentElement?.querySelector('circle')?.getAttribute('fill')).toBe('#1f2a44')
  for (const [name, value] of [
    ['Variant', 'Black / M'],
    ['SKU', 'TEE-2'],
    ['Weight', '0.4 lbs'],
    ['Dimensions', '20 × 28 in'],
  ] as const) {
    expect(within(main()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent).toBe(value)
  }
  for (const text of ['Active', '12 in stock']) expect(within(main()).getByText(text)).toBeTruthy()
  expect(within(main()).getByText('12 in stock').role, 'another variant has another: said aloud').toBe(
    'status',
  )
  expect(within(main()).getByText('Pre-shrunk', { selector: '.product-description li' })).toBeTruthy()
  expect(within(main()).getByText('Printed to order')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('harbor')).toBeTruthy()
})

test('PROD-2 unknown details are left out', () => {
  openProduct(pageOf(mug), '/store/product/mug')
  for (const name of ['SKU', 'Weight', 'Dimensions', 'Variant', 'Size', 'Color']) {
    expect(screen.queryByText(name)).toBeNull()
  }
})

test('the size guide has the measurements of every size in inches and centimeters, and marks the chosen one', () => {
  openProduct()
  const guide = screen.getByText('Size guide').closest('details')
  expect(guide?.open).toBe(false)
  fireEvent.click(screen.getByText('Size guide'))
  const table = screen.getByRole('table', { name: 'Laid flat, in inches and centimeters' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Size', 'Width', 'Length', 'Sleeve'])
  const row = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr')
  expect(row('M')?.textContent).toBe('M20.5 in 52 cm29 in 74 cm8.5 in 22 cm')
  expect(row('M')?.getAttribute('aria-current')).toBe('true')
  fireEvent.change(size(), { target: { value: 'S' } })
  expect(row('M')?.getAttribute('aria-current')).toBeNull()
  expect(row('S')?.getAttribute('aria-current')).toBe('true')
})

test('a product without measurements has no size guide', () => {
  openProduct(pageOf({ ...tee, sizeGuide: null }))
  expect(size()).toBeTruthy()
  expect(screen.queryByText('Size guide')).toBeNull()
})

test('PROD-3 the default variant is M in Black', () => {
  openProduct()
  expect(size().value).toBe('M')
  expect(colour('Black').checked).toBe(true)
})

test('PROD-3 choosing a size updates price, SKU, stock and address', () => {
  openProduct()
  fireEvent.change(size(), { target: { value: 'XL' } })
  for (const text of ['TEE-4', 'Black / XL', '3 in stock'])
    expect(within(main()).getByText(text)).toBeTruthy()
  expect(within(main()).getAllByText('$21.99').length).toBeGreaterThan(0)
  expect(address).toBe('/store/product/tee?variant=4')
})

test('PROD-3 a color not available in the chosen size falls back to an available size', () => {
  openProduct(pageOf(tee), '/store/product/tee?variant=4')
  fireEvent.click(colour('Navy'))
  expect(size().value).toBe('M')
  expect(address).toBe('/store/product/tee?variant=12')
  expect(sizes()).toEqual(['S (sold out)!', 'M', 'L (sold out)!', 'XL (sold out)!'])
})

test('PROD-3 a color that is passed on the way to another one does not change the size for good', () => {
  openProduct(pageOf(tee), '/store/product/tee?variant=4')
  fireEvent.click(colour('Navy'))
  expect(within(main()).getByText('Navy / M:').closest('[role="status"]'), 'the size is said').toBeTruthy()
  fireEvent.click(colour('Black'))
  expect(size().value).toBe('XL')
})

test('a size that the shop does not offer any more stays the one that the address names, and sold out', () => {
  const variants = tee.variants.map((one) => ({ ...one, is_enabled: one.id !== 4 }))
  openProduct(pageOf({ ...tee, variants }), '/store/product/tee?variant=4')
  expect([size().value, address]).toEqual(['XL', '/store/product/tee?variant=4'])
  expect(sizes()).toEqual(['S', 'M', 'L (sold out)!', 'XL (sold out)!'])
  expect(isOff(screen.getByRole('button', { name: 'Out of Stock' }))).toBe(true)
})

test('PROD-3 a color that is sold out in every size is shown but cannot be chosen', () => {
  openProduct()
  expect(colour('Marigold (sold out)').disabled).toBe(true)
})

test('a variant in the address is selected; an unknown one is ignored', () => {
  openProduct(pageOf(tee), '/store/product/tee?variant=12')
  expect(colour('Navy').checked).toBe(true)
  cleanup()
  openProduct(pageOf(tee), '/store/product/tee?variant=999')
  expect(colour('Black').checked).toBe(true)
})

test('PROD-4 the quantity is between one and the variant’s stock', () => {
  openProduct(pageOf(tee), '/store/product/tee?variant=4')
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' })
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' })
  expect(isOff(less)).toBe(true)
  fireEvent.click(more)
  fireEvent.click(more)
  expect(quantity().value).toBe('3')
  expect(isOff(more)).toBe(true)
  fireEvent.change(quantity(), { target: { value: '40' } })
  fireEvent.blur(quantity())
  expect(quantity().value).toBe('3')
  fireEvent.change(quantity(), { target: { value: '0' } })
  fireEvent.blur(quantity())
  expect(quantity().value).toBe('1')
})

test('PROD-4 Add to Cart adds the chosen variant, up to its stock', () => {
  openProduct(pageOf(tee), '/store/product/tee?variant=4')
  press('Increase quantity')
  press('Add to Cart')
  expect(readCart()).toMatchObject([
    {
      id: 'printify_tee_4',
      product_id: 'tee',
      variant_id: 4,
      name: 'Harbor Tee',
      variant: 'Black / XL',
      selectedSize: 'XL',
      selectedColor: 'Black',
      source: 'printify',
      image: '/artwork/tee-Black.svg',
      price: 2199,
      quantity: 2,
      available: 3,
    },
  ])
  expect(screen.getByText('2 in your cart.', { exact: false })).toBeTruthy()
  press('Added')
  expect(readCart()).toMatchObject([{ quantity: 3 }])
  expect(screen.getByText('All 3 we have are in your cart.', { exact: false })).toBeTruthy()
  expect(isOff(screen.getByRole('button', { name: 'Added' }))).toBe(true)
})

test('the button for the cart stays the same one while another variant is chosen, so that an early press is not lost', () => {
  openProduct(pageOf(tee), '/store/product/tee?variant=4')
  const button = screen.getByRole('button', { name: 'Add to Cart' })
  press('Add to Cart')
  fireEvent.change(size(), { target: { value: 'M' } })
  expect(screen.getByRole('button', { name: 'Add to Cart' }), 'nothing of it was added').toBe(button)
})

test('a double click on Add to Cart adds one item, a later press another', () => {
  openProduct()
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Added' }), { detail: 2 })
  expect(readCart()).toMatchObject([{ variant_id: 2, quantity: 1 }])
  fireEvent.click(screen.getByRole('button', { name: 'Added' }), { detail: 1 })
  expect(readCart()).toMatchObject([{ variant_id: 2, quantity: 2 }])
})

test('PROD-4 a product that is sold out or not available yet cannot be added', () => {
  openProduct(pageOf(pin), '/store/product/pin')
  expect(isOff(screen.getByRole('button', { name: 'Out of Stock' }))).toBe(true)
  expect(screen.getAllByText('Out of stock')[0]?.className).toContain('text-danger')
  const light = screen.getByText('Active').closest('.inline-flex')?.querySelector('[class*="rounded-full"]')
  expect(light?.className).not.toContain('success')
  cleanup()
  openProduct(pageOf(course), '/store/product/course')
  expect(isOff(screen.getByRole('button', { name: 'Coming Soon' }))).toBe(true)
  expect(within(main()).queryByText(/in stock|out of stock/i), 'nothing of it can be bought').toBeNull()
})

test('whoever asks to be told of a product that has come back meanwhile reads so, and can add it to the cart', async () => {
  const answers: Record<string, () => Response> = {
    '/api/products/pin/restock-requests': () =>
      Response.json({ code: 'conflict', error: 'Good news: you can buy it right now.' }, { status: 409 }),
    '/api/products/pin': () => Response.json({ ...pin, inventory: 2 }),
  }
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.())
  openProduct(pageOf(pin), '/store/product/pin')
  press('Email me when it is back')
  const form = within(await screen.findByRole('form', { name: 'Email me when it is back' }))
  fireEvent.input(form.getByLabelText('Email Address'), { target: { value: 'ada@bakery.example' } })
  fireEvent.click(form.getByRole('button', { name: 'Email me when it is back' }))
  expect(await screen.findByText('Good news: you can buy it right now.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeTruthy()
  expect(screen.getByText('Good news: you can buy it right now.').closest('[role="group"]')).toBe(
    document.activeElement,
  )
})

const withStock = (product: typeof tee, inStock: (id: number) => boolean) => ({
  ...product,
  variants: product.variants.map((variant) => {
    const isThere = inStock(variant.id)
    return { ...variant, quantity: isThere ? 2 : 0, is_available: isThere }
  }),
})

const allSoldOut = withStock(tee, () => false)

test.each([
  ['another variant than that of the address', tee, '?variant=3', '22', 22, 'Marigold / M'],
  ['any variant, with another one in the address', allSoldOut, '?variant=3', 'any', 1, 'Black / S'],
  ['a variant, with none in the address', allSoldOut, '', '1', 1, 'Black / S'],
])(
  'whoever asks for %s that has come back meanwhile is shown it, and the news names it and has the focus',
  async (_, product, query, asked, restocked, title) => {
    const isThere = (id: number) =>
      id === restocked || product.variants.some((variant) => variant.id === id && variant.is_available)
    const renewed = withStock(product, isThere)
    vi.stubGlobal('fetch', async (path: string) =>
      path.endsWith('/restock-requests')
        ? Response.json({ code: 'conflict', error: 'Good news: you can buy it right now.' }, { status: 409 })
        : Response.json(renewed),
    )
    openProduct(pageOf(product), `/store/product/tee${query}`)
    press('Email me when it is back')
    const form = within(await screen.findByRole('form', { name: 'Email me when it is back' }))
    fireEvent.change(form.getByLabelText('Which one?'), { target: { value: asked } })
    fireEvent.input(form.getByLabelText('Email Address'), { target: { value: 'ada@bakery.example' } })
    fireEvent.click(form.getByRole('button', { name: 'Email me when it is back' }))
    expect(isOff(await screen.findByRole('button', { name: 'Add to Cart' }))).toBe(false)
    await waitFor(() => expect(address).toBe(`/store/product/tee?variant=${restocked}`))
    expect(within(main()).getByText(title, { selector: 'dd' })).toBeTruthy()
    const news = screen.getByText('Good news: you can buy it right now.').closest('[role="group"]')
    expect(news?.textContent).toContain(title)
    expect(news).toBe(document.activeElement)
    expect(screen.queryByRole('form', { name: 'Email me when it is back' })).toBeNull()
  },
)

test('whoever waits for a product that goes on sale meanwhile keeps the variant on the page if it can be bought', async () => {
  const coming = { ...allSoldOut, status: 'Coming Soon' as const }
  const renewed = { ...withStock(tee, () => true), status: 'Active' as const }
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/restock-requests')
      ? Response.json({ code: 'conflict', error: 'Good news: you can buy it right now.' }, { status: 409 })
      : Response.json(renewed),
  )
  openProduct(pageOf(coming), '/store/product/tee?variant=3')
  press('Email me when it is available')
  const form = within(await screen.findByRole('form', { name: 'Email me when it is available' }))
  fireEvent.input(form.getByLabelText('Email Address'), { target: { value: 'ada@bakery.example' } })
  fireEvent.click(form.getByRole('button', { name: 'Email me when it is available' }))
  expect(await screen.findByText('Good news: you can buy it right now.')).toBeTruthy()
  expect(address).toBe('/store/product/tee?variant=3')
})

test('PROD-3 a finish is chosen like a size, and the cart has one line per finish', () => {
  const inFinish = (id: number, size: string, other: string, is_available = true) => {
    const [like] = tee.variants
    if (!like) throw new Error('It has no variants')
    return { ...like, id, colour: null, size, other, title: `${size} / ${other}`, is_available }
  }
  const variants = [
    inFinish(1, 'M', 'Matte'),
    inFinish(2, 'M', 'Glossy'),
    inFinish(3, 'L', 'Matte', false),
    inFinish(4, 'L', 'Glossy'),
  ]
  const options = { sizes: ['M', 'L'], colours: [], other: 'Finish' }
  openProduct(pageOf({ ...tee, options, variants }))
  const finish = () => screen.getByLabelText<HTMLSelectElement>('Finish')
  expect([size().value, finish().value]).toEqual(['M', 'Matte'])
  press('Add to Cart')
  fireEvent.change(size(), { target: { value: 'L' } })
  expect(finish().value, 'the only one there is in L').toBe('Glossy')
  expect(
    within(finish())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Matte (sold out)', 'Glossy'])
  press('Add to Cart')
  fireEvent.change(size(), { target: { value: 'M' } })
  expect(finish().value, 'what was chosen stays').toBe('Glossy')
  press('Add to Cart')
  expect(readCart().map(({ variant }) => variant)).toEqual(['M / Matte', 'L / Glossy', 'M / Glossy'])
})

test('PROD-4 lists shipping, payment and return policy, and the favorite button keeps its state', () => {
  openProduct()
  for (const line of [
    'Free shipping on orders over $50',
    'Secure payment & data protection',
    '30-day return policy',
  ]) {
    expect(within(main()).getByText(line)).toBeTruthy()
  }
  press('Favorite Harbor Tee')
  expect(screen.getByRole('button', { name: 'Favorite Harbor Tee' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

test.each([
  ['a file', course, '30-day return policy for a file that you have not downloaded'],
  [
    'a service',
    { ...mug, category: 'services' as const },
    '30-day return policy for items; services cannot be returned',
  ],
  ['goods', mug, '30-day return policy'],
])('beside %s the return policy is the one that holds for it', (_, product, words) => {
  openProduct(pageOf(product), `/store/product/${product.id}`)
  const lines = within(main())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines.filter((line) => line?.startsWith('30-day'))).toEqual([words])
})

test.each([
  ['a file', course, 'Ready to download as soon as it is paid for'],
  ['a service', { ...mug, category: 'services' as const }, 'We write to you within one business day'],
])('beside %s there is nothing about shipping', (_, product, words) => {
  openProduct(pageOf(product), `/store/product/${product.id}`)
  expect(within(main()).getByText(words)).toBeTruthy()
  expect(within(main()).queryByText(/shipping/i)).toBeNull()
})

test('the most for one order is not called our stock', () => {
  openProduct(pageOf({ ...mug, inventory: 99 }), '/store/product/mug')
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '99' } })
  press('Add to Cart')
  expect(screen.getByText('99 in your cart, the most for one order.', { exact: false })).toBeTruthy()
})

test('PROD-5 You Might Also Like links to the related products', () => {
  openProduct()
  const related = screen.getByRole('region', { name: 'You Might Also Like' })
  expect(
    within(related)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/store/product/mug', '/store/product/pin'])
})

test('PROD-6 a loading indicator is shown until the product has loaded', async () => {
  const answers: Record<string, unknown> = {
    '/api/products/hoodie': { ...tee, id: 'hoodie', name: 'Bay Hoodie' },
    '/api/products': [tee, mug].map(summaryOf),
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]))
  openProduct({}, '/store/product/hoodie')
  expect(screen.getByText('Loading product…')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Bay Hoodie', level: 1 })).toBeTruthy()
  expect(
    within(screen.getByRole('region', { name: 'You Might Also Like' })).getByText('Harbor Tee'),
  ).toBeTruthy()
})

test.each([
  ['a product that does not exist', 404, 'not_found', 'Product not found'],
  ['a shop that does not answer', 500, 'internal', 'The product did not load. Please try again.'],
])('PROD-6 %s redirects to the store, which says why', async (_, status, code, words) => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/products'
      ? Response.json([])
      : Response.json({ code, error: 'Of the server' }, { status }),
  )
  openProduct({}, `/store/product/${code}`)
  expect(await screen.findByText('The store')).toBeTruthy()
  expect(address).toBe('/store')
  expect(screen.getByText(words)).toBeTruthy()
})
