import type { Promotion } from '@beacon/contract/promo-codes'
import { type Cart, type CartPart, countPieces } from '@beacon/rules/cart'
import { usd } from '@beacon/rules/money'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { includedIn, isShipped, OrderSummary, quoteOfCart } from '../cart/index.ts'
import { CardsAreOff, PaymentModal, useCardsAreOff } from '../payment/index.ts'
import { OrderedLines } from './ordered-lines.tsx'
import { PromoField } from './promo-field.tsx'
import { ShippingForm } from './shipping-form.tsx'
import { type CheckoutOptions, useCheckout } from './use-checkout.ts'
import { usePromoCode } from './use-promo-code.ts'

const PAYING: Record<CartPart, string> = {
  local: 'You pay by card in the next step, on this page. Nothing is charged before that.',
  printify: 'You pay by card on our payment provider’s page. Nothing is printed, or charged, before that.',
}
/** Where no cards are taken, a printed order is paid by a link of the agency's, and anything else is not sold here. */
const BY_LINK =
  'We cannot take cards on this site right now: we email you how to pay. Nothing is printed before that.'

interface OneCheckoutProps extends Omit<CheckoutOptions, 'promo'> {
  /** How many items stay in the cart for a second order. */
  others: number
}

/** One order: where it goes on the left, what it costs on the right; folded above the form on a phone. */
export function OneCheckout({ others, ...options }: OneCheckoutProps) {
  const { lines, part } = options
  const promo = usePromoCode(lines)
  const { promotion } = promo
  const checkout = useCheckout({ ...options, promo })
  const { total } = quoteOfCart(lines, promotion)
  const cardsAreOff = useCardsAreOff()
  const isClosed = cardsAreOff && part === 'local'
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-1 content-start gap-8">
        {isClosed && <CardsAreOff />}
        {others > 0 && (
          <Notice tone="info">
            {others === 1 ? 'The other item stays' : `The other ${others} items stay`} in your cart for a
            second order.
          </Notice>
        )}
        <div className="lg:hidden">
          <FoldedSummary lines={lines} promotion={promotion} />
          <PromoField id="promo-on-phone" promo={promo} />
        </div>
        {!isClosed && (
          <ShippingForm
            checkout={checkout}
            part={part}
            hasGoods={isShipped(lines)}
            total={total}
            paying={cardsAreOff ? BY_LINK : PAYING[part]}
          />
        )}
      </div>
      <section
        aria-labelledby="summary-title"
        className="summary-slip max-lg:hidden lg:sticky lg:top-8 lg:self-start"
      >
        <h2 id="summary-title" className="text-h3">
          Order Summary
        </h2>
        <OrderedLines lines={lines} />
        <PromoField id="promo" promo={promo} />
        <OrderSummary cart={lines} promotion={promotion} />
      </section>
      {checkout.payment && (
        <PaymentModal
          open={checkout.isPaying}
          request={checkout.payment}
          summary={`${countPieces(lines)} ${countPieces(lines) === 1 ? 'item' : 'items'}, ${usd(total)} with ${includedIn(lines, promotion)}`}
          onSuccess={checkout.finish}
          onRefused={checkout.refuse}
          onClose={checkout.closePayment}
        />
      )}
    </div>
  )
}

function FoldedSummary({ lines, promotion }: { lines: Cart; promotion: Promotion | undefined }) {
  const pieces = countPieces(lines)
  return (
    <details className="checkout-fold">
      <summary>
        <Icon name="chevron-down" className="size-4 shrink-0" />
        <span className="grow basis-24">
          Order summary <span className="font-normal text-muted">({pieces})</span>
        </span>
        <span className="ml-auto tabular-nums">{usd(quoteOfCart(lines, promotion).total)}</span>
      </summary>
      <div className="grid gap-5 pt-2 pb-5">
        <OrderedLines lines={lines} />
        <OrderSummary cart={lines} promotion={promotion} />
      </div>
    </details>
  )
}
