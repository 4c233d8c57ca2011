import { agency } from '@beacon/content/agency'
import type { Order } from '@beacon/contract/orders'
import { countPieces } from '@beacon/rules/cart'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { tryAgain } from '../../lib/load-part.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { changeCart, useCart } from '../cart/index.ts'
import {
  EmailForm,
  isOver,
  NOT_LOADED,
  OrderFacts,
  orderTypes,
  StateNotice,
  UnknownOrder,
  useOrder,
} from '../order/index.ts'
import { forgetAttempts } from './attempt.ts'
import { NextSteps } from './next-steps.tsx'

/** The navigation state from the checkout; a reload keeps it, a link in a mail does not have it. */
interface Arrival {
  orderId?: string
  orderType?: string
  message?: string
  needsPayment?: boolean
  /** Confirmed by the card provider, whether or not our server knows yet. */
  isCharged?: boolean
}

/** The query parameters that the card provider adds when it redirects back from a bank's page. */
const BROUGHT = ['redirect_status', 'payment_intent', 'payment_intent_client_secret']

/** True also without an order, and until a link has loaded one. */
const DEFAULT_MESSAGE = 'Once an order is in, its confirmation goes to your email address.'
const IS_IN = 'Your order is in. A confirmation is on its way to your email address.'
const RESERVED = 'Your order is reserved. Nothing has been charged yet.'

/** After an order: by the checkout's navigation, after a reload, or from a mail's link (PAY-12). */
export function ThankYouScreen() {
  const hydrated = useHydrated()
  const location = useLocation()
  const [search] = useSearchParams()
  const arrival: Arrival = (hydrated && (location.state as Arrival | null)) || {}
  const linked = (name: string) => (hydrated ? search.get(name) : null)
  const { order, ask, reload } = useOrder(linked('order'), linked('token'))

  const id = order?.id ?? arrival.orderId ?? linked('order')
  const type = order?.kind ?? arrival.orderType ?? 'general'
  const isUnpaid = isUnpaidYet(order, arrival)
  const charged = isCharged(arrival, linked('redirect_status'))
  const isWaiting = isUnpaid && !charged
  const isRefused = isRefusedByBank({ type, isWaiting }, linked('redirect_status'))
  // It is closed, and its notice says why.
  const isEnded = order !== undefined && isOver(order)
  useForgetOncePaid(order)
  if (ask === 'unknown')
    return (
      <Container className="grid gap-10 pt-10 pb-20 md:pt-14 md:pb-28">
        <UnknownOrder />
      </Container>
    )

  return (
    <Container className="grid gap-10 pt-10 pb-20 md:pt-16 md:pb-28">
      <header className="grid max-w-measure gap-4">
        <h1>{titleFor(order, isRefused)}</h1>
        {!isEnded && (
          <p className="text-lg">{arrival.message || standardMessage(isWaiting, charged, order)}</p>
        )}
      </header>
      {type === 'printify' && isWaiting && (
        <NeedsPayment order={order} token={linked('token')} onChanged={reload} />
      )}
      {isRefused && <PaymentRefused />}
      {order && !isUnpaid && <StateNotice order={order} />}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-10">
          {!isEnded && <NextSteps type={type} order={order} isWaiting={isWaiting} />}
          <Onward />
        </div>
        {id && <OrderDetails {...{ id, type, order, ask, reload }} token={linked('token') ?? ''} />}
      </div>
    </Container>
  )
}

/** Back from the bank's page, which has refused: the cart has everything still. */
const PaymentRefused = () => (
  <Notice tone="danger" title="Your payment was not made" live>
    <p>Nothing was charged, and everything is still in your cart.</p>
    <LinkButton to={paths.checkout} size="sm" className="mt-3">
      Pay again
    </LinkButton>
  </Notice>
)

/** Once the order is paid, forgets the attempts and removes its lines from the cart. */
function useForgetOncePaid(order: Order | undefined) {
  const [search, setSearch] = useSearchParams()
  // Redirected back from a bank's page: nothing has emptied the cart yet.
  const cameBack = search.has('redirect_status')
  const forgotten = useRef<string>(undefined)
  useEffect(() => {
    // Once: the order is read again at every return to this tab, and another one may be paying by then.
    if (!order?.paidAt || forgotten.current === order.id) return
    forgotten.current = order.id
    if (cameBack) {
      changeCart({ type: 'remove part', part: order.kind })
      // Once: by a later visit to this page the cart may have new contents.
      setSearch(withoutBrought, { replace: true, preventScrollReset: true })
    }
    forgetAttempts(order)
  }, [cameBack, order, setSearch])
}

/** A hosted payment page asks again by itself. */
const isRefusedByBank = (
  { type, isWaiting }: { type: string; isWaiting: boolean },
  redirectStatus: string | null,
): boolean => type === 'local' && isWaiting && redirectStatus === 'failed'

function titleFor(order: Order | undefined, isRefused: boolean): string {
  if (order?.state === 'expired') return 'Your Order'
  return isRefused ? 'Your Order Is Not Paid Yet' : 'Thank You for Your Order!'
}

const isUnpaidYet = (order: Order | undefined, { needsPayment = false }: Arrival): boolean =>
  order ? order.state === 'awaiting_payment' : needsPayment

const isCharged = (arrival: Arrival, redirectStatus: string | null): boolean =>
  arrival.isCharged === true || redirectStatus === 'succeeded'

function standardMessage(isWaiting: boolean, charged: boolean, order: Order | undefined): string {
  if (isWaiting) return RESERVED
  return order || charged ? IS_IN : DEFAULT_MESSAGE
}

const withoutBrought = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !BROUGHT.includes(name)))

interface OrderDetailsProps {
  id: string
  type: string
  order: Order | undefined
  ask: ReturnType<typeof useOrder>['ask']
  reload: () => void
  token: string
}

function OrderDetails({ id, type, order, ask, reload, token }: OrderDetailsProps) {
  return (
    <section aria-labelledby="details-title" className="summary-slip max-lg:row-start-1 lg:self-start">
      <h2 id="details-title" className="text-h3">
        Order Details
      </h2>
      <dl className="order-facts">
        {order && (
          <div>
            <dt>Order number</dt>
            <dd className="font-semibold">{order.number}</dd>
          </div>
        )}
        <div>
          <dt>Order ID</dt>
          <dd className="text-xs leading-5 [overflow-wrap:anywhere]">{id}</dd>
        </div>
        <div>
          <dt>Order type</dt>
          <dd>{orderTypes[type] ?? type}</dd>
        </div>
      </dl>
      {ask === 'asking' && !order && (
        <p role="status" className="skeleton h-80">
          <span className="sr-only">Fetching your order</span>
        </p>
      )}
      {ask === 'failed' && (
        <Notice tone="danger" plain live className="px-0">
          <p>{NOT_LOADED}</p>
          <Button size="sm" className="mt-3" onClick={() => tryAgain(reload)}>
            Try again
          </Button>
        </Notice>
      )}
      {order && <OrderFacts order={order} />}
      {order && (
        <LinkButton to={paths.order(order.id, token)} wide className="no-print">
          Open your order
        </LinkButton>
      )}
    </section>
  )
}

interface NeedsPaymentProps {
  order: Order | undefined
  token: string | null
  onChanged: () => void
}

function NeedsPayment({ order, token, onChanged }: NeedsPaymentProps) {
  const page = order?.checkoutUrl
  if (order?.isEmailRefused && token) return <EmailForm order={order} token={token} onChanged={onChanged} />
  return (
    <Notice tone="warning" title="Complete Your Payment">
      <p>
        {page
          ? 'Your order starts once it is paid.'
          : 'You will receive an email with a payment link shortly. Please check your spam folder if it does not arrive; your order starts once it is paid.'}
      </p>
      {page && (
        <LinkButton to={new URL(page, location.origin).href} variant="primary" className="mt-4">
          Pay now
        </LinkButton>
      )}
    </Notice>
  )
}

/** Further links, what is left in the cart, and whom to ask. */
function Onward() {
  const others = countPieces(useCart() ?? [])
  const { office } = agency.phones
  return (
    <section aria-label="Onward" className="grid gap-6 border-line border-t pt-8">
      {others > 0 && (
        <p>
          {others === 1 ? 'One item is' : `${others} items are`} still in your cart:{' '}
          <TextLink to={paths.checkout}>check out the rest</TextLink>.
        </p>
      )}
      <div className="no-print flex flex-wrap gap-3">
        <LinkButton to={paths.store}>Continue Shopping</LinkButton>
        <LinkButton to={paths.home}>Back to Home</LinkButton>
      </div>
      <p className="text-muted">
        Questions about your order? Write to <TextLink to={`mailto:${agency.email}`}>{agency.email}</TextLink>{' '}
        or call <TextLink to={office.href}>{office.display}</TextLink>. Lost this page?{' '}
        <TextLink to={paths.orders}>Find your order</TextLink>.
      </p>
    </section>
  )
}
