import type { CartItem } from '@beacon/rules/cart'
import { mug, tee } from '../catalogue/testing.ts'

/** A shirt and a mug as stored in the cart. */
export const teeLine: CartItem = {
  id: 'printify_tee_2',
  product_id: 'tee',
  variant_id: 2,
  name: tee.name,
  variant: 'Black / M',
  selectedSize: 'M',
  selectedColor: 'Black',
  category: tee.category,
  digital: false,
  source: tee.source,
  image: tee.image,
  price: 1999,
  quantity: 1,
  available: 12,
}

export const mugLine: CartItem = {
  id: 'mug',
  product_id: 'mug',
  variant_id: null,
  name: mug.name,
  variant: '',
  selectedSize: '',
  selectedColor: '',
  category: mug.category,
  digital: false,
  source: mug.source,
  image: mug.image,
  price: 2500,
  quantity: 1,
  available: 3,
}

/** Simulates another tab: changes the storage and dispatches its event. */
export function changeInAnotherTab(cart: readonly CartItem[] | null) {
  const text = cart && JSON.stringify(cart)
  if (text === null) localStorage.removeItem('cart')
  else localStorage.setItem('cart', text)
  dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: text }))
}
