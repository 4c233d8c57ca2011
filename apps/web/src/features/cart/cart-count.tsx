import { countPieces } from '@beacon/rules/cart'
import { useCart } from './cart-store.ts'

/** How many pieces are in the cart, beside its icon. */
export function CartCount() {
  const count = countPieces(useCart() ?? [])
  if (count === 0) return null
  return (
    <span className="cart-count">
      <span className="sr-only">, </span>
      {count > 99 ? '99+' : count}
      <span className="sr-only">{count === 1 ? ' item' : ' items'}</span>
    </span>
  )
}
