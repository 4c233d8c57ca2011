import { agency } from '@beacon/content/agency'
import { type Cart, type CartPart, cartKind, countPieces, partOf } from '@beacon/rules/cart'
import { useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import type { ApiError } from '../../lib/api.ts'
import { usePromoLink } from '../../lib/promo-link.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { CartChanges, useCart, useCartReview } from '../cart/index.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { MixedCheckout } from './mixed-checkout.tsx'
import { OneCheckout } from './one-checkout.tsx'
import { PendingOrders } from './pending-orders.tsx'
import type { CheckoutOptions } from './use-checkout.ts'

interface CheckoutScreenProps {
  /** Leaves for another site; replaced in tests. */
  leave?: (url: string) => void
}

/** The checkout, under both of its addresses (decision D2). */
export function CheckoutScreen({ leave = (url) => location.assign(url) }: CheckoutScreenProps) {
  return (
    <Container className="one-task pt-6 pb-20 md:pt-8 md:pb-28">
      <TextLink to={paths.cart} alone>
        Back to your cart
      </TextLink>
      <h1 tabIndex={-1} className="mt-6 mb-8 md:mt-8 md:mb-10">
        Checkout
      </h1>
      <CheckoutContent leave={leave} />
    </Container>
  )
}

function CheckoutContent({ leave }: Required<CheckoutScreenProps>) {
  usePromoLink()
  const now = useCart()
  /** The cart as it was when paying began. */
  const [paid, setPaid] = useState<Cart>()
  const cart = paid ?? now
  const [isLeaving, setLeaving] = useLeaving()
  /** After each of them the cart is compared with the shop again. */
  const [refusals, setRefusals] = useState<readonly ApiError[]>([])

  if (!cart) return <Waiting />
  if (isLeaving)
    return (
      <p ref={showNow} role="status">
        One moment: we are placing your order.
      </p>
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      <PendingOrders />
      <Review key={refusals.length} takesFocus={refusals.length > 0} />
      <CheckoutOf
        cart={cart}
        refusal={refusals.at(-1)}
        onRefused={(refusal) => setRefusals((before) => [...before, refusal])}
        onPaying={(isPaying) => setPaid(isPaying ? cart : undefined)}
        onLeave={() => setLeaving(true)}
        leave={leave}
      />
    </div>
  )
}

/** The page is shorter now, and where it stands is only its footer. */
const showNow = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Compares the cart with the shop, and says what has changed; also where nothing is left of it. */
const Review = ({ takesFocus }: { takesFocus: boolean }) => (
  <CartChanges changes={useCartReview()} takesFocus={takesFocus} />
)

type CheckoutOfProps = Omit<CheckoutOptions, 'lines' | 'part' | 'promo'> & {
  cart: Cart
  refusal: ApiError | undefined
}

function CheckoutOf({ cart, refusal, ...options }: CheckoutOfProps) {
  const [search] = useSearchParams()
  const wish = search.get('part')
  useBeginWith(wish)
  const kind = cartKind(cart)
  if (kind === 'empty') return <EmptyCheckout refusal={refusal} />
  const part = kind === 'mixed' ? chosenPart(wish) : kind
  if (!part) return <MixedCheckout cart={cart} />
  const lines = cart.filter((item) => partOf(item) === part)
  return (
    <OneCheckout
      key={part}
      {...options}
      part={part}
      lines={lines}
      others={countPieces(cart) - countPieces(lines)}
    />
  )
}

const chosenPart = (wish: string | null): CartPart | undefined =>
  wish === 'printify' || wish === 'local' ? wish : undefined

/** A part that is chosen on this page begins as a page does: at the top, with the focus on the heading. */
function useBeginWith(part: string | null) {
  const before = useRef(part)
  const navigation = useNavigationType()
  useEffect(() => {
    const isChosen = part !== null && before.current !== part && navigation !== 'POP'
    before.current = part
    if (!isChosen) return
    document.documentElement.scrollTop = 0
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [part, navigation])
}

/**
 * Whether the visitor is leaving for the payment page; false again if they come back with the browser's Back button.
 */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  return [isLeaving, setLeaving] as const
}

/** Before hydration the cart is unknown: it is stored in the browser. */
const Waiting = () => (
  <>
    <Skeleton label="Loading your order" className="h-96 max-w-measure" />
    <WithoutScript>
      Paying here needs JavaScript. You can order by phone, too:{' '}
      <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
    </WithoutScript>
  </>
)
