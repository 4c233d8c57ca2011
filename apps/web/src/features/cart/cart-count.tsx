import { countPieces } from '@beacon/rules/cart'
import { useCart } from './cart-store.ts'

/** The number of pieces in the cart, next to its icon. */
export function CartCount() {
  const count = countPieces(useCart() ?? [])
  if (count === 0) return null
  return (
    <span className="cart-count">
      <span className="sr-only">, </span>
      <span>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{count === 1 ? ' item' : ' items'}</span>
    </span>
  )
}
