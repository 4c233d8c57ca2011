import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { changeCart, setCart } from './cart-store.ts'
import { SiteCart } from './site-cart.tsx'
import { forgetPromotion, objectionToStored, storePromotion } from './stored-promotion.ts'
import { changeInAnotherTab, mugLine, teeLine } from './testing.ts'
import './floating-cart.tsx'

const openSite = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <main id="main" tabIndex={-1} />
      <SiteCart />
    </MemoryRouter>,
  )
const icon = () => screen.queryByRole('button', { name: /^Open cart/ })
const pulse = () => document.querySelector('.floating-pulse')
const panel = () => within(screen.getByRole('dialog', { name: 'Your cart' }))

async function openPanel() {
  fireEvent.click(await screen.findByRole('button', { name: /^Open cart/ }))
}

test('CART-7 the icon is shown only while the cart has items', async () => {
  openSite()
  expect(icon()).toBeNull()
  act(() => setCart([teeLine]))
  const button = await screen.findByRole('button', { name: /^Open cart/ })
  expect(button.textContent).toContain('1 item')
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  act(() => changeCart({ type: 'clear' }))
  expect(icon()).toBeNull()
})

test.each(['/cart', '/store/cart', '/checkout', '/store/checkout'])(
  'the floating cart is absent on %s',
  async (path) => {
    setCart([teeLine])
    openSite(path)
    await act(async () => {})
    expect(icon()).toBeNull()
  },
)

test('CART-7 it pulses when the count grows, here or in another tab, and not when it falls', async () => {
  changeInAnotherTab([teeLine])
  openSite()
  await screen.findByRole('button', { name: /^Open cart/ })
  act(() => setCart([{ ...teeLine, quantity: 3 }]))
  const first = pulse()
  expect(first).not.toBeNull()
  act(() => setCart([teeLine]))
  expect(pulse()).toBe(first)
  act(() => changeInAnotherTab([teeLine, mugLine]))
  expect(pulse()).not.toBe(first)
})

test('CART-7 the panel has the lines, the total with shipping and tax, and links to cart and checkout', async () => {
  setCart([teeLine, mugLine])
  openSite()
  await openPanel()
  expect(panel().getAllByRole('listitem')).toHaveLength(2)
  expect(panel().getByText('Black / M')).toBeTruthy()
  expect(panel().getByText('1 × $25.00')).toBeTruthy()
  expect(panel().getByText('$68.96')).toBeTruthy()
  const hrefOf = (name: string) => panel().getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('View Full Cart')).toBe('/cart')
  expect(hrefOf('Proceed to Checkout')).toBe('/checkout')
})

test('CART-7 a panel that is emptied says so', async () => {
  setCart([teeLine])
  openSite()
  await openPanel()
  fireEvent.click(panel().getByRole('button', { name: 'Remove Harbor Tee, Black / M' }))
  expect(panel().getByText('Your cart is empty')).toBeTruthy()
  expect(panel().getByText('Add some products to get started!')).toBeTruthy()
  expect(panel().queryByRole('link')).toBeNull()
  expect(icon()).toBeNull()
})

test('removing a line in the panel focuses a notice with Undo, which restores the line', async () => {
  setCart([teeLine, mugLine])
  openSite()
  await openPanel()
  fireEvent.click(panel().getByRole('button', { name: 'Remove Harbor Tee, Black / M' }))
  const notice = panel().getByText('Harbor Tee, Black / M is out of your cart.').parentElement
  expect(document.activeElement).toBe(notice)
  fireEvent.click(panel().getByRole('button', { name: 'Undo' }))
  expect(panel().getAllByRole('listitem')).toHaveLength(2)
  expect(document.activeElement).toBe(panel().getByRole('group', { name: 'Your cart is as it was before.' }))
  // Focusing it announces it; as a live region it would be announced twice.
  expect(panel().queryByRole('status')).toBeNull()
})

test('what has come into the cart since a removal is not lost by Undo', async () => {
  setCart([teeLine])
  openSite()
  await openPanel()
  fireEvent.click(panel().getByRole('button', { name: 'Remove Harbor Tee, Black / M' }))
  expect(panel().getByRole('button', { name: 'Undo' })).toBeTruthy()
  act(() => setCart([mugLine]))
  expect(panel().queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('closing the emptied panel moves the focus to the page, because its button is gone', async () => {
  setCart([teeLine])
  openSite()
  await openPanel()
  fireEvent.click(panel().getByRole('button', { name: 'Remove Harbor Tee, Black / M' }))
  fireEvent.click(panel().getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('following a link closes the panel', async () => {
  setCart([teeLine])
  openSite()
  await openPanel()
  fireEvent.click(panel().getByRole('link', { name: 'View Full Cart' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('CART-7 the panel’s total counts the promo code that the cart page counts, and names it', async () => {
  onTestFinished(forgetPromotion)
  storePromotion({ code: 'TEN', kind: 'percent', value: 10, minimum: 0 })
  setCart([mugLine])
  openSite()
  await openPanel()
  expect(panel().getByRole('definition').textContent).toBe('$34.49')
  expect(panel().getByRole('term').textContent).toBe('Total with promo code TEN, shipping and estimated tax')
})

test('the panel’s total names no shipping when the cart has only files and services', async () => {
  setCart([{ ...mugLine, digital: true }])
  openSite()
  await openPanel()
  expect(panel().getByRole('term').textContent).toBe('Total with estimated tax')
})

test('CART-5 a code fits a mixed cart only if it fits one of its orders', () => {
  onTestFinished(forgetPromotion)
  const code = { code: 'TEN', kind: 'percent', value: 10 } as const
  storePromotion({ ...code, minimum: 3000 })
  expect(objectionToStored([teeLine, mugLine])).toBeTruthy()
  storePromotion({ ...code, minimum: 2400 })
  expect(objectionToStored([teeLine, mugLine])).toBeUndefined()
})
