import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx'
import { PageMeta, titleOf } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** Both addresses show it; the canonical link is the shorter one (decision D2). */
export default function CheckoutPage() {
  return (
    <>
      <PageMeta
        title={titleOf('Checkout')}
        description="Address, shipping and payment for your order from our store, on one page."
        path={paths.checkout}
        noindex
      />
      <CheckoutScreen />
    </>
  )
}
