import type { ResponseOf } from '@beacon/contract/endpoint'
import { giveUpOrder } from '@beacon/contract/order-cancel'
import { createPrintOrder, readPrintOrder } from '@beacon/contract/orders'
import { type CheckoutForm, checkoutFormSchema } from '@beacon/contract/payments'
import { lookUpPromoCode, type Promotion, promoCode } from '@beacon/contract/promo-codes'
import type { Cart } from '@beacon/rules/cart'
import { ApiError, call } from '../../lib/api.ts'
import { attemptKey, endAttempt } from '../../lib/attempt-key.ts'
import { readAttribution } from '../../lib/attribution.ts'
import { type Checked, checkForm } from '../../lib/form-attempt.ts'
import { quoteOfCart } from '../cart/index.ts'
import type { PaymentRequestInput } from '../payment/index.ts'
import { PRINT_ORDER } from './attempt.ts'
import type { PendingOrder } from './pending-order.ts'
import type { ShippingField, ShippingValues } from './shipping-fields.ts'

const TIME_LIMIT_MS = 20_000
const NO_ANSWER = 'We could not check this code. Please try again.'

/** The address form as the server takes it, or a message for each invalid field. */
export const checkShipping = (values: ShippingValues): Checked<ShippingField, CheckoutForm> =>
  checkForm(checkoutFormSchema, values)

/** The payment's request. The amount is what the visitor sees; the server compares it with its own. */
export function paymentFor(form: CheckoutForm, lines: Cart, promotion?: Promotion): PaymentRequestInput {
  const { name, email, phone, address, address2, city, state, zip } = form
  return {
    type: 'product',
    items: lines.map(({ product_id, variant_id, quantity }) => ({
      productId: product_id,
      variantId: variant_id,
      quantity,
    })),
    amount: quoteOfCart(lines, promotion).total,
    ...(promotion && { promoCode: promotion.code }),
    currency: 'usd',
    customerName: name,
    customerEmail: email,
    phone,
    shippingAddress: { address, address2, city, state, zip },
  }
}

/** What is being given up: the next order waits for it, since it may need the use of a promo code that this one holds. */
let givingUp: Promise<unknown> = Promise.resolve()

/** Ends an unpaid order. One that cannot be ended now does so by itself, or is paid: ordered again, it is found. */
export function giveUp({ id, token }: Pick<PendingOrder, 'id' | 'token'>): void {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const ending = call(giveUpOrder, { params: { id }, query: { token }, signal }).catch(() => {})
  givingUp = Promise.all([givingUp, ending])
}

/** Stores an order of printed goods; one that was not paid in time is replaced by a new one. @throws ApiError */
export async function placePrintOrder(form: CheckoutForm, lines: Cart, promotion?: Promotion) {
  const order = printOrder(form, lines, promotion)
  const body = { ...order, attribution: readAttribution() }
  await givingUp
  const send = () => {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    return call(createPrintOrder, { body, idempotencyKey: attemptKey(PRINT_ORDER, order), signal })
  }
  return send().catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    endAttempt(PRINT_ORDER)
    return send()
  })
}

/** The promotion of a code, or a sentence that says why it does not apply. */
export async function findPromotion(typed: string): Promise<Promotion | string> {
  const checked = promoCode.safeParse(typed)
  if (!checked.success) return checked.error.issues[0]?.message ?? ''
  try {
    await givingUp
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    return await call(lookUpPromoCode, { body: { promoCode: checked.data }, signal })
  } catch (error) {
    return error instanceof ApiError ? (error.fields.promoCode ?? error.message) : NO_ANSWER
  }
}

/** An order's state, with its hosted payment page while it is unpaid; undefined if it cannot be read. */
export function readPrint(id: string): Promise<ResponseOf<typeof readPrintOrder> | undefined> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  return call(readPrintOrder, { params: { id }, signal }).catch(() => undefined)
}

/** The first word of the name is the first name, everything after it the last (D28). */
function printOrder(form: CheckoutForm, lines: Cart, promotion: Promotion | undefined) {
  const [, first = '', last = ''] = /^(\S*)\s*(.*)$/.exec(form.name) ?? []
  return {
    line_items: lines.map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity })),
    address_to: {
      first_name: first,
      last_name: last,
      email: form.email,
      phone: form.phone,
      country: 'US' as const,
      region: form.state,
      address1: form.address,
      address2: form.address2,
      city: form.city,
      zip: form.zip,
    },
    shipping_method: 1 as const,
    amount: quoteOfCart(lines, promotion).total,
    ...(promotion && { promoCode: promotion.code }),
  }
}
