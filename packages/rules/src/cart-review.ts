import type { Product } from '@beacon/contract/products'
import { type Cart, type CartItem, mostPieces } from './cart.ts'
import { canBeBought } from './variants.ts'

/** How a line has changed since it was put into the cart. */
export type CartChange =
  /** Sold out, or no longer in the store. */
  | { kind: 'gone'; item: CartItem }
  | { kind: 'fewer'; item: CartItem; quantity: number }
  | { kind: 'price'; item: CartItem; price: number }

interface CartReview {
  /** The cart as it can be bought now. */
  cart: Cart
  changes: readonly CartChange[]
}

/**
 * Compares a cart with the shop's current products, by id: null is a product that the shop no longer has; one that is
 * missing was not asked for, so its lines stay as they are.
 */
export function reviewCart(cart: Cart, products: ReadonlyMap<string, Product | null>): CartReview {
  const reviews = cart.map((item) => reviewLine(item, products.get(item.product_id)))
  return {
    cart: reviews.flatMap(({ line }) => line ?? []),
    changes: reviews.flatMap(({ changes }) => changes),
  }
}

interface LineReview {
  line?: CartItem
  changes: CartChange[]
}

function reviewLine(item: CartItem, product: Product | null | undefined): LineReview {
  if (product === undefined) return { line: item, changes: [] }
  const variant = product?.variants.find(({ id }) => id === item.variant_id)
  if (!product || !canBeBought(product, variant)) return { changes: [{ kind: 'gone', item }] }
  const { price } = variant ?? product
  const available = variant?.quantity ?? product.inventory
  const quantity = Math.min(item.quantity, mostPieces({ available }))
  const changes: CartChange[] = []
  if (quantity < item.quantity) changes.push({ kind: 'fewer', item, quantity })
  if (price !== item.price) changes.push({ kind: 'price', item, price })
  const { category, digital } = product
  return { line: { ...item, category, digital, price, available, quantity }, changes }
}
