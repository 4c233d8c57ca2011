import type { Product } from '@beacon/contract/products'
import type { CartItem } from '@beacon/rules/cart'
import { usd } from '@beacon/rules/money'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteBegun } from '../../lib/own-holds.ts'
import { isOff } from '../../ui/testing.ts'
import { mug, tee } from '../catalogue/testing.ts'
import { CartScreen } from './cart-screen.tsx'
import { readCart, setCart } from './cart-store.ts'
import { storePromotion } from './stored-promotion.ts'
import { mugLine, teeLine } from './testing.ts'

let shop: Record<string, Product>

beforeEach(() => {
  shop = { tee, mug }
  vi.stubGlobal('fetch', async (path: string) => {
    const product = shop[path.split('/').at(-1) ?? '']
    return product
      ? Response.json(product)
      : Response.json({ code: 'not_found', error: 'Product not found' }, { status: 404 })
  })
})

function openCart(...cart: CartItem[]) {
  setCart(cart)
  show()
}

function show(address = '/cart') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <CartScreen />
    </MemoryRouter>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sum = (name: RegExp) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('CART-4 plus and minus change the quantity; at zero, minus removes the line', () => {
  openCart({ ...mugLine, quantity: 2 }, teeLine)
  press('Increase quantity of Foghorn Mug')
  expect(readCart()[0]?.quantity).toBe(3)
  expect(isOff(screen.getByRole('button', { name: 'Increase quantity of Foghorn Mug' }))).toBe(true)
  for (const _ of [3, 2, 1]) press('Decrease quantity of Foghorn Mug')
  expect(readCart()).toEqual([teeLine])
  expect(screen.queryByRole('button', { name: 'Decrease quantity of Foghorn Mug' })).toBeNull()
})

test('a screen reader hears the new quantity and the new total', () => {
  openCart(mugLine, teeLine)
  const heard = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
  expect(heard()).toEqual([])
  press('Increase quantity of Foghorn Mug')
  expect(heard()).toEqual(['2', 'The total is now $86.19.'])
  const box = screen.getByRole('spinbutton', { name: 'Quantity of Foghorn Mug' })
  fireEvent.change(box, { target: { value: '1' } })
  expect(heard(), 'what is typed is read while it is typed').toEqual([`The total is now ${sum(/^Total/)}.`])
})

test('CART-4 a quantity can be typed, and an empty field changes nothing', () => {
  openCart(teeLine)
  const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Harbor Tee, Black / M' })
  for (const [typed, pieces] of [
    ['7', 7],
    ['', 7],
    ['1.5', 7],
    ['500', 12],
    ['0', 1],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } })
    expect(readCart()[0]?.quantity).toBe(pieces)
  }
})

test('a double click on the trash removes one line, and not the next one that moves there', () => {
  openCart(teeLine, mugLine)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Harbor Tee, Black / M' }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Remove Foghorn Mug' }), { detail: 2 })
  expect(readCart()).toEqual([mugLine])
})

test('CART-4 a line can be removed and the cart cleared, and both can be undone', () => {
  openCart(teeLine, mugLine)
  press('Remove Harbor Tee, Black / M')
  expect(readCart()).toEqual([mugLine])
  expect(screen.getByText('Harbor Tee, Black / M is out of your cart.')).toBeTruthy()
  press('Undo')
  expect(readCart()).toEqual([teeLine, mugLine])
  press('Clear Cart')
  expect(readCart()).toEqual([])
  expect(screen.getByText('Your Cart is Empty')).toBeTruthy()
  press('Undo')
  expect(readCart()).toEqual([teeLine, mugLine])
})

test.each([
  ['a mug', [mugLine], ['$25.00', '$9.99', '$2.22', '$37.21'], '$25.00'],
  ['a pin', [{ ...mugLine, price: 400 }], ['$4.00', '$9.99', '$0.36', '$14.35'], '$46.00'],
  ['a hat', [{ ...mugLine, price: 4999 }], ['$49.99', '$9.99', '$4.44', '$64.42'], '$0.01'],
  ['a cap', [{ ...mugLine, price: 5000 }], ['$50.00', 'Free', '$4.44', '$54.44'], undefined],
  ['three shirts', [{ ...teeLine, quantity: 3 }], ['$59.97', 'Free', '$5.32', '$65.29'], undefined],
  ['a shirt and a mug, two orders', [teeLine, mugLine], ['$44.99', '$19.98', '$3.99', '$68.96'], undefined],
  [
    'three shirts and a mug, two orders',
    [{ ...teeLine, quantity: 3 }, mugLine],
    ['$84.97', '$9.99', '$7.54', '$102.50'],
    undefined,
  ],
])('CART-5 the summary of %s', (_, cart, amounts, missing) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  openCart(...cart)
  expect([sum(/^Subtotal/), sum(/^Shipping/), sum(/^Estimated tax/), sum(/^Total/)]).toEqual(amounts)
  expect(screen.getByText('(8.875%)')).toBeTruthy()
  const hint = screen.queryByText(/more for free shipping!/)?.textContent
  expect(hint).toBe(missing && `Add ${missing} more for free shipping!`)
})

test.each([
  ['a file', { digital: true, category: 'courses' }],
  ['a service', { category: 'services' }],
])('%s is not shipped: the summary has no shipping, and asks for no more to ship it free', (_, kind) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  openCart({ ...mugLine, ...kind })
  expect(screen.queryByText('Shipping')).toBeNull()
  expect(sum(/^Total/)).toBe('$27.22')
  expect(screen.queryByText(/more for free shipping!/)).toBeNull()
})

test('the most for one order is not called our stock', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  openCart({ ...teeLine, quantity: 99, available: 99 }, { ...mugLine, quantity: 3, available: 3 })
  expect(screen.getByText('At most 99 in one order')).toBeTruthy()
  expect(screen.getAllByText('All we have in stock')).toHaveLength(1)
})

test('CART-6 an empty cart links to the store', () => {
  openCart()
  expect(screen.getByText('Your Cart is Empty')).toBeTruthy()
  expect(hrefOf('Continue Shopping')).toBe('/store')
  expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull()
})

test('CART-8 breadcrumb Home / Store / Shopping Cart, and the way to /store/checkout', () => {
  openCart(teeLine)
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('/', ''))).toEqual([
    'Home',
    'Store',
    'Shopping Cart',
  ])
  expect(hrefOf('Home')).toBe('/')
  expect(hrefOf('Store')).toBe('/store')
  expect(hrefOf('Proceed to Checkout')).toBe('/store/checkout')
})

test('an applied promo code discounts the cart, too, and one that does not apply says why', () => {
  storePromotion({ code: 'SPRING10', kind: 'percent', value: 10, minimum: 2 * teeLine.price })
  openCart({ ...teeLine, quantity: 2 })
  expect(sum(/Promo SPRING10/)).toBe(`−${usd((2 * teeLine.price) / 10)}`)
  press('Decrease quantity of Harbor Tee, Black / M')
  expect(screen.queryByText(/Promo SPRING10/)).toBeNull()
  expect(screen.getByText(/^Your promo code/).textContent).toBe(
    `Your promo code SPRING10: This code is for a subtotal of ${usd(2 * teeLine.price)} or more.`,
  )
})

test('a mixed cart shows no discount, because it becomes two orders', () => {
  storePromotion({ code: 'SPRING10', kind: 'percent', value: 10, minimum: 0 })
  openCart(teeLine, mugLine)
  expect(screen.queryByText(/Promo SPRING10/)).toBeNull()
  expect(screen.getByText(/^Your promo code/).textContent).toBe(
    'Your promo code SPRING10 is entered at checkout for you.',
  )
})

test('a promo code from a link is announced in the cart for the checkout', () => {
  setCart([teeLine])
  show('/cart?promo=spring10')
  expect(screen.getByText(/^Your promo code/).textContent).toBe(
    'Your promo code SPRING10 is entered at checkout for you.',
  )
})

test('a line links to its product with the variant chosen', () => {
  openCart(teeLine)
  expect(hrefOf('Harbor Tee')).toBe('/store/product/tee?variant=2')
})

test('changed products are corrected in the cart, with a notice', async () => {
  shop = { tee: { ...tee, variants: tee.variants.map((variant) => ({ ...variant, price: 2199 })) } }
  openCart({ ...teeLine, quantity: 2 }, mugLine)
  const notice = within(
    await screen.findByText('Your cart has changed').then((title) => title.parentElement as HTMLElement),
  )
  expect(notice.getByText('Harbor Tee, Black / M now costs $21.99 instead of $19.99.')).toBeTruthy()
  expect(
    notice.getByText('Foghorn Mug can no longer be bought, so we took it out of your cart.'),
  ).toBeTruthy()
  expect(screen.queryByRole('group', { name: /^Your cart has changed/ }), 'nothing was pressed').toBeNull()
  expect(readCart()).toEqual([{ ...teeLine, quantity: 2, price: 2199 }])
  expect(sum(/^Subtotal/)).toBe('$43.98')
})

test('a quantity above the stock is reduced to the stock', async () => {
  shop = { mug: { ...mug, inventory: 2 } }
  openCart({ ...mugLine, quantity: 3 })
  expect(await screen.findByText('We have only 2 of Foghorn Mug left; you had 3.')).toBeTruthy()
  expect(readCart()).toMatchObject([{ quantity: 2, available: 2 }])
})

test('PAY-14 items held by the buyer’s own unfinished payment stay in the cart', async () => {
  shop = { mug: { ...mug, inventory: 1 } }
  noteBegun({ what: 'cart', key: 'k1', pieces: [{ productId: 'mug', variantId: null, quantity: 2 }] })
  openCart({ ...mugLine, quantity: 3, price: 2400 })
  expect(await screen.findByText('Foghorn Mug now costs $25.00 instead of $24.00.')).toBeTruthy()
  expect(readCart()).toEqual([{ ...mugLine, quantity: 3 }])
})

test('if the products cannot be loaded, the cart is unchanged', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  openCart(teeLine)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(names()).toContain('Harbor Tee')
  expect(readCart()).toEqual([teeLine])
})

test('PAY-14 the last pieces of a variant stay in the cart while the buyer’s own payment holds them', async () => {
  const variants = tee.variants.map((each) =>
    each.id === 2 ? { ...each, quantity: 0, is_available: false } : each,
  )
  shop = { tee: { ...tee, variants } }
  noteBegun({ what: 'cart', key: 'k1', pieces: [{ productId: 'tee', variantId: 2, quantity: 1 }] })
  openCart({ ...teeLine, price: 1899 })
  expect(await screen.findByText(/now costs \$19\.99 instead of \$18\.99/)).toBeTruthy()
  expect(readCart()).toEqual([{ ...teeLine, available: 1 }])
})
