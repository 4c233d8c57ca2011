import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHasCart } from './stored-cart.ts'

/** The cart on every page, loaded once it is not empty; if loading fails, there is still the cart page. */
const FloatingCart = lazyPart(async () => (await import('./floating-cart.tsx')).FloatingCart)
const CartCount = lazyPart(async () => (await import('./cart-count.tsx')).CartCount)

/** Whether the cart has ever been non-empty since the page was opened. */
function useHasHadCart(): boolean {
  const hasCart = useHasCart()
  const [hasHad, setHasHad] = useState(false)
  if (hasCart && !hasHad) setHasHad(true)
  return hasHad
}

/** The floating cart, mounted once something is in it (CART-7). */
export function SiteCart() {
  return <Suspense>{useHasHadCart() && <FloatingCart />}</Suspense>
}

/** The header's link to the cart, with the number of pieces. */
export function CartLink() {
  const hasHadCart = useHasHadCart()
  return (
    <Link to={paths.cart} className="icon-button relative">
      <Icon name="cart" />
      <span className="sr-only">Cart</span>
      <Suspense>{hasHadCart && <CartCount />}</Suspense>
    </Link>
  )
}
