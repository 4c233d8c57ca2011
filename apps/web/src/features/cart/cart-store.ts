import { type Cart, type CartAction, parseCart, reduceCart } from '@beacon/rules/cart'
import { useSyncExternalStore } from 'react'
import { storedCart } from './stored-cart.ts'

let known: { text: string | null; cart: Cart } = { text: null, cart: [] }

/** The current cart, in this tab and all others; the same array until it changes. */
export function readCart(): Cart {
  const text = storedCart.read()
  if (text !== known.text) known = { text, cart: parseCart(text) }
  return known.cart
}

/** Replaces the cart. */
export const setCart = (cart: Cart): void => storedCart.write(cart.length > 0 ? JSON.stringify(cart) : null)

/** Applies an action to the cart: `changeCart({ type: 'add', item })`. */
export const changeCart = (action: CartAction): void => setCart(reduceCart(readCart(), action))

/** The cart; undefined on the server and until hydration, when it cannot be known. */
export const useCart = (): Cart | undefined =>
  useSyncExternalStore<Cart | undefined>(storedCart.watch, readCart, () => undefined)
