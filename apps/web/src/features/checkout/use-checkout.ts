import type { CheckoutForm } from '@beacon/contract/payments'
import type { Cart, CartPart } from '@beacon/rules/cart'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../lib/api.ts'
import { errorsOf } from '../../lib/form-values.ts'
import { type Failure, renewedOr, sentenceOf } from '../../lib/renewed.ts'
import { paths } from '../../paths.ts'
import { changeCart } from '../cart/index.ts'
import type { Paid, PaymentRequestInput } from '../payment/index.ts'
import { loadOrdering } from './load-ordering.ts'
import { keepPendingOrder } from './pending-order.ts'
import { type ShippingErrors, type ShippingField, shippingFields } from './shipping-fields.ts'
import type { PromoCode } from './use-promo-code.ts'
import { useShippingForm } from './use-shipping-form.ts'
import { CREATED_WITHOUT_ID, localFailure, OTHER_FAILURE, printFailure } from './words.ts'

export interface CheckoutOptions {
  /** What is ordered: the cart, or one part of a mixed one. */
  lines: Cart
  part: CartPart
  /** The code that it is ordered with. */
  promo: Pick<PromoCode, 'promotion' | 'refuse' | 'isBusy'>
  /** The server refused it: the shop may have changed since the cart was filled. */
  onRefused: (refusal: ApiError) => void
  /** Whether a payment is in progress: changes to the cart in another tab must not change what is shown. */
  onPaying: (isPaying: boolean) => void
  /** The order is complete: the cart empties, but what is shown must not. */
  onLeave: () => void
  /** Goes to another site. */
  leave: (url: string) => void
}

/** The checkout, from the address to a paid order, in one of two ways. Only success empties the cart. */
export function useCheckout({ lines, part, promo, onRefused, onPaying, onLeave, leave }: CheckoutOptions) {
  const navigate = useNavigate()
  const shipping = useShippingForm()
  const [isSending, setSending] = useState(false)
  // A code that is being checked may change what is to be paid.
  const isBusy = isSending || promo.isBusy
  const [failure, setFailure] = useState<Failure>('')
  const [payment, setPayment] = useState<PaymentRequestInput>()
  const [isPaying, setPaying] = useState(false)
  const [page] = useState(() => location.pathname)
  /** Whoever has gone on meanwhile is not torn away from there. */
  const isHere = () => location.pathname === page

  async function send(element: HTMLFormElement): Promise<void> {
    const address = await shipping.read(element)
    if (!address) return
    if (part === 'printify') return orderPrints(address)
    const { paymentFor } = await loadOrdering()
    setPayment(paymentFor(address, lines, promo.promotion))
    pay(true)
  }

  function pay(isBegun: boolean) {
    setPaying(isBegun)
    onPaying(isBegun)
  }

  function clear() {
    onLeave()
    changeCart({ type: 'take out', ordered: lines })
  }

  /** The seven steps of the print flow (PAY-4). */
  async function orderPrints(address: CheckoutForm): Promise<void> {
    const { placePrintOrder, readPrint } = await loadOrdering()
    const placed = await placePrintOrder(address, lines, promo.promotion)
    clear()
    const { id, token, number } = placed
    if (id && token) keepPendingOrder({ id, token, number, lines })
    // It waits in the cart for whoever is not.
    if (!isHere()) return
    const state = { orderId: id, orderType: 'printify', needsPayment: true }
    if (!id) {
      alert(CREATED_WITHOUT_ID)
      return void navigate(paths.thankYou, { state })
    }
    const hosted = placed.checkout_url ?? (await readPrint(id))?.checkout_url
    if (!isHere()) return
    if (hosted) return leave(hosted)
    // The documents' answer has no token: then the page shows what the state says.
    void navigate(token ? paths.thankYouFor(id, token) : paths.thankYou, { state })
  }

  function finish({ orderId, orderToken }: Paid) {
    clear()
    const address = orderId && orderToken ? paths.thankYouFor(orderId, orderToken) : paths.thankYou
    void navigate(address, { state: { orderId, orderType: part, isCharged: true } })
  }

  function refuse(refusal: ApiError, reason: Failure) {
    shipping.setErrors(errorsOf(fieldsOf(refusal), shippingFields))
    if (refusal.fields.promoCode) promo.refuse(refusal.fields.promoCode)
    setFailure(reason)
    onRefused(refusal)
  }

  /** A browser alert, and the same sentence on the page (D30). */
  function fail(error: unknown) {
    if (!isHere()) return
    const reason = error instanceof ApiError ? printFailure(error) : renewedOr(error, OTHER_FAILURE)
    flushSync(() => {
      if (error instanceof ApiError) refuse(error, reason)
      else setFailure(reason)
    })
    alert(sentenceOf(reason))
  }

  return {
    ...shipping,
    isBusy,
    failure,
    payment,
    isPaying,
    finish,
    refuse: (refusal: ApiError) => refuse(refusal, localFailure(refusal)),
    closePayment: () => {
      pay(false)
      shipping.focusSubmit()
    },
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      if (isBusy) return
      setSending(true)
      shipping.setErrors({})
      setFailure('')
      send(submission.currentTarget)
        .catch(fail)
        .finally(() => setSending(false))
    },
  }
}

const NAMES: Readonly<Record<string, ShippingField>> = {
  customerName: 'name',
  customerEmail: 'email',
  first_name: 'name',
  region: 'state',
  address1: 'address',
}

/** The server's messages, by the fields of this form: `address_to.region` is the state. */
function fieldsOf({ fields }: ApiError): ShippingErrors {
  const entries = Object.entries(fields).map(([path, message]) => {
    const name = path.split('.').at(-1) ?? path
    return [NAMES[name] ?? name, message]
  })
  return Object.fromEntries(entries)
}
