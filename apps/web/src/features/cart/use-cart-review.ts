import type { Product } from '@beacon/contract/products'
import type { Cart } from '@beacon/rules/cart'
import { type CartChange, reviewCart } from '@beacon/rules/cart-review'
import { useEffect, useState } from 'react'
import { ownPieces, type Pieces } from '../../lib/own-holds.ts'
import { loadProduct } from '../catalogue/index.ts'
import { readCart, setCart } from './cart-store.ts'

/** Asks the shop once for current prices and stock, and corrects the cart. Returns what it has changed. */
export function useCartReview(): readonly CartChange[] {
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  useEffect(() => {
    const visit = new AbortController()
    const review = async () => {
      const products = await loadProductsOf(readCart(), visit.signal)
      if (visit.signal.aborted) return
      const reviewed = reviewCart(readCart(), products)
      setCart(reviewed.cart)
      setChanges(reviewed.changes)
    }
    void review()
    return () => visit.abort()
  }, [])
  return changes
}

/** The products of a cart by their ids. One that cannot be asked for now is left out: the server checks every order anyway. */
async function loadProductsOf(cart: Cart, signal: AbortSignal): Promise<Map<string, Product | null>> {
  const ids = [...new Set(cart.map(({ product_id }) => product_id))]
  const answers = await Promise.allSettled(ids.map((id) => loadProduct(id, signal)))
  const held = ownPieces()
  return new Map(
    ids.flatMap((id, index) => {
      const answer = answers[index]
      return answer?.status === 'fulfilled'
        ? [[id, answer.value && withOwn(answer.value, held)] as const]
        : []
    }),
  )
}

/** A product with the pieces that the buyer's own open payment holds, which nobody else can buy meanwhile. */
function withOwn(product: Product, held: readonly Pieces[]): Product {
  const heldOf = (variantId: number | null) =>
    held.find((pieces) => pieces.productId === product.id && (pieces.variantId ?? null) === variantId)
      ?.quantity ?? 0
  return {
    ...product,
    inventory: product.inventory + heldOf(null),
    variants: product.variants.map((variant) => {
      const own = heldOf(variant.id)
      return own > 0 ? { ...variant, quantity: variant.quantity + own, is_available: true } : variant
    }),
  }
}
