import { CartScreen } from '../features/cart/cart-screen.tsx'
import { PendingOrders } from '../features/checkout/pending-orders.tsx'
import { PageMeta, titleOf } from '../lib/page-meta.tsx'
import { usePromoLink } from '../lib/promo-link.ts'
import { paths } from '../paths.ts'

/** Both addresses show it; the canonical link is the shorter one (decision D2). */
export default function CartPage() {
  usePromoLink()
  return (
    <>
      <PageMeta
        title={titleOf('Shopping cart')}
        description="What you have picked in our store, with shipping and estimated tax before you pay."
        path={paths.cart}
        noindex
      />
      <CartScreen notice={<PendingOrders />} />
    </>
  )
}
