import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHasCart } from './stored-cart.ts'

/** What shows the cart on every page, fetched when something is in it; should it not come, there is the cart's page. */
const FloatingCart = lazyPart(async () => (await import('./floating-cart.tsx')).FloatingCart)
const CartCount = lazyPart(async () => (await import('./cart-count.tsx')).CartCount)

/** Whether the cart has had something in it since the page was opened. */
function useHasHadCart(): boolean {
  const hasCart = useHasCart()
  const [hasHad, setHasHad] = useState(false)
  if (hasCart && !hasHad) setHasHad(true)
  return hasHad
}

/** The floating cart, from the moment on that there is something in it (CART-7). */
export function SiteCart() {
  return <Suspense>{useHasHadCart() && <FloatingCart />}</Suspense>
}

/** The way to the cart in the header, with the number of pieces in it. */
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
