import { createPrintOrder, readPrintOrder } from '@beacon/contract/orders'
import { type CheckoutForm, checkoutFormSchema } from '@beacon/contract/payments'
import type { Cart } from '@beacon/rules/cart'
import { call } from '../../lib/api.ts'
import { attemptKey } from '../../lib/attempt-key.ts'
import { type Checked, checkForm } from '../../lib/form-attempt.ts'
import { quoteOfCart } from '../cart/index.ts'
import type { PaymentRequestInput } from '../payment/index.ts'
import { PRINT_ORDER } from './attempt.ts'
import type { ShippingField, ShippingValues } from './shipping-fields.ts'

const TIME_LIMIT_MS = 20_000

export const checkShipping = (values: ShippingValues): Checked<ShippingField, CheckoutForm> =>
  checkForm(checkoutFormSchema, values)

/** What is paid for, for the payment form. The amount is what the visitor sees; the server compares it with its own. */
export function paymentFor(form: CheckoutForm, lines: Cart): PaymentRequestInput {
  const { name, email, phone, address, city, state, zip } = form
  return {
    type: 'product',
    items: lines.map(({ product_id, variant_id, quantity }) => ({
      productId: product_id,
      variantId: variant_id,
      quantity,
    })),
    amount: quoteOfCart(lines).total,
    currency: 'usd',
    customerName: name,
    customerEmail: email,
    phone,
    shippingAddress: { address, city, state, zip },
  }
}

/** Stores an order of printed goods. @throws ApiError */
export async function placePrintOrder(form: CheckoutForm, lines: Cart) {
  const body = printOrder(form, lines)
  const idempotencyKey = attemptKey(PRINT_ORDER, body)
  return call(createPrintOrder, { body, idempotencyKey, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
}

/** The hosted payment page of an order, if there is one by now. */
export async function findPaymentPage(id: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const answer = await call(readPrintOrder, { params: { id }, signal }).catch(() => undefined)
  return answer?.checkout_url
}

/** The first word of the name is the first name, everything after it the last (D28). */
function printOrder(form: CheckoutForm, lines: Cart) {
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
      city: form.city,
      zip: form.zip,
    },
    shipping_method: 1 as const,
    amount: quoteOfCart(lines).total,
  }
}
