import { agency } from '@beacon/content/agency'
import { type Cart, type CartItem, cartKind, lineOf } from '@beacon/rules/cart'
import { usd } from '@beacon/rules/money'
import { type ReactNode, useState } from 'react'
import { useLinkedCode } from '../../lib/promo-link.ts'
import type { Crumb } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { CartChanges } from './cart-changes.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-store.ts'
import { OrderSummary, quoteOfCart } from './order-summary.tsx'
import { goneText, useRemoval } from './removal.tsx'
import { objectionToStored, readPromotion, storedPromotionFor } from './stored-promotion.ts'
import { useCartReview } from './use-cart-review.ts'

const crumbs: readonly Crumb[] = [
  { text: 'Home', to: paths.home },
  { text: 'Store', to: paths.store },
  { text: 'Shopping Cart', to: paths.cart },
]

interface CartScreenProps {
  /** Above the cart, once it is known. */
  notice?: ReactNode
}

/** The cart, under both of its addresses (decision D2). */
export function CartScreen({ notice }: CartScreenProps) {
  return (
    <Container className="pt-6 pb-20 md:pt-8 md:pb-28">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-8 mb-8 md:mt-12 md:mb-10">Shopping Cart</h1>
      <CartContent above={notice} />
    </Container>
  )
}

function CartContent({ above }: { above: ReactNode }) {
  const cart = useCart()
  const changes = useCartReview()
  const { change, notice } = useRemoval()
  const [isChanged, setChanged] = useState(false)

  if (!cart) return <Waiting />

  const setQuantity = (item: CartItem, quantity: number) => {
    setChanged(true)
    change({ type: 'set quantity', line: lineOf(item), quantity }, quantity < 1 ? goneText(item) : undefined)
  }
  const clear = () => change({ type: 'clear' }, 'Your cart has been cleared.')

  return (
    <div className="grid gap-8">
      {above}
      <CartChanges changes={changes} />
      {notice}
      {cart.length === 0 ? <Nothing /> : <Filled cart={cart} onQuantity={setQuantity} onClear={clear} />}
      <p role="status" className="sr-only">
        {isChanged && cart.length > 0 && totalText(cart)}
      </p>
    </div>
  )
}

const totalText = (cart: Cart) =>
  `The total is now ${usd(quoteOfCart(cart, storedPromotionFor(cart)).total)}.`

interface FilledProps {
  cart: Cart
  onQuantity: (item: CartItem, quantity: number) => void
  onClear: () => void
}

function Filled({ cart, onQuantity, onClear }: FilledProps) {
  const isMixed = cartKind(cart) === 'mixed'
  const promotion = storedPromotionFor(cart)
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-6">
        <CartLines cart={cart} onQuantity={onQuantity} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <LinkButton to={paths.store} variant="link">
            Continue Shopping
          </LinkButton>
          <Button variant="quiet" className="-mr-4" onClick={onClear}>
            Clear Cart
          </Button>
        </div>
      </div>
      <section aria-labelledby="order-summary" className="summary-slip lg:sticky lg:top-8 lg:self-start">
        <h2 id="order-summary" className="text-h3">
          Order Summary
        </h2>
        <OrderSummary cart={cart} promotion={promotion} />
        {!promotion && <CodeToCome objection={objectionToStored(cart)} />}
        <LinkButton to={paths.storeCheckout} variant="primary" size="lg" wide>
          Proceed to Checkout
        </LinkButton>
        <p className="text-muted text-xs">
          {isMixed
            ? 'Printed-to-order and local products are two separate orders, each with its own shipping. You check out each one separately.'
            : 'Tax is an estimate. You see the final amount before you pay.'}
        </p>
      </section>
    </div>
  )
}

/** A code that a link has brought, or that is not taken off this cart as it stands, and why. */
function CodeToCome({ objection }: { objection: string | undefined }) {
  const linked = useLinkedCode()
  const code = linked ?? readPromotion()?.code
  if (!code) return null
  return (
    <p className="text-sm">
      Your promo code <strong className="[overflow-wrap:anywhere]">{code.toUpperCase()}</strong>
      {objection && !linked ? `: ${objection}` : ' is entered at checkout for you.'}
    </p>
  )
}

const Nothing = () => (
  <EmptyState
    title="Your Cart is Empty"
    text="What you pick in the store on this device is listed here."
    action={
      <LinkButton to={paths.store} variant="primary" size="lg">
        Continue Shopping
      </LinkButton>
    }
  />
)

/** Before hydration the cart is unknown: it is stored in the browser. */
const Waiting = () => (
  <>
    <Skeleton label="Loading your cart" className="h-64" />
    <WithoutScript>
      The cart is kept in your browser and needs JavaScript. You can order by phone, too:{' '}
      <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
    </WithoutScript>
  </>
)
