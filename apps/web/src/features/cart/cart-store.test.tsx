import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { changeCart, readCart, setCart, useCart } from './cart-store.ts'
import { changeInAnotherTab, mugLine, teeLine } from './testing.ts'

function Count() {
  return <output>{useCart()?.length ?? 'unknown'}</output>
}
const count = () => screen.getByRole('status').textContent

test('CART-3 the cart is kept in the browser’s storage, and an empty one leaves nothing there', () => {
  changeCart({ type: 'add', item: teeLine, quantity: 2 })
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([{ ...teeLine, quantity: 2 }])
  changeCart({ type: 'clear' })
  expect(localStorage.getItem('cart')).toBeNull()
})

test('CART-3 invalid entries are dropped, and unreadable storage gives an empty cart', () => {
  localStorage.setItem('cart', JSON.stringify([{ id: 'x' }, teeLine]))
  expect(readCart()).toEqual([teeLine])
  localStorage.setItem('cart', '[{')
  expect(readCart()).toEqual([])
})

test('CART-3 tabs stay in sync', () => {
  render(<Count />)
  expect(count()).toBe('0')
  act(() => changeInAnotherTab([teeLine, mugLine]))
  expect(count()).toBe('2')
  act(() => changeCart({ type: 'add', item: teeLine }))
  expect(readCart()).toMatchObject([{ quantity: 2 }, { quantity: 1 }])
  act(() => changeInAnotherTab(null))
  expect(count()).toBe('0')
  act(() => setCart([teeLine]))
  expect(count()).toBe('1')
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(count(), 'all that the site had kept was deleted').toBe('0')
})

test('a page restored from the back/forward cache reloads the cart', () => {
  render(<Count />)
  localStorage.setItem('cart', JSON.stringify([teeLine]))
  act(() => void dispatchEvent(new Event('pageshow')))
  expect(count()).toBe('1')
})

test('the server renders no cart contents', () => {
  setCart([teeLine])
  expect(renderToString(<Count />)).toContain('unknown')
})

test('without browser storage the cart lasts until the page is left', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  changeCart({ type: 'add', item: mugLine })
  expect(readCart()).toEqual([mugLine])
  vi.restoreAllMocks()
  changeCart({ type: 'clear' })
  expect(readCart()).toEqual([])
})
