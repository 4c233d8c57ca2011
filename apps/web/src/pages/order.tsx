import { OrderScreen } from '../features/order/order-screen.tsx'
import { PageMeta, titleOf } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** The canonical link omits the order: its address is a secret. */
export default function OrderPage() {
  return (
    <>
      <PageMeta
        title={titleOf('Your order')}
        description="Where your order is, what you can download, and a receipt to print."
        path={paths.orders}
        noindex
      />
      <OrderScreen />
    </>
  )
}
