import { FindOrderScreen } from '../features/order/find-order-screen.tsx'
import { PageMeta, titleOf } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** Emails a buyer who has lost it a new link to an order. */
export default function FindOrderPage() {
  return (
    <>
      <PageMeta
        title={titleOf('Find your order')}
        description="Your email address and order number get you a fresh link to your order, its receipt and its downloads."
        path={paths.orders}
        noindex
      />
      <FindOrderScreen />
    </>
  )
}
