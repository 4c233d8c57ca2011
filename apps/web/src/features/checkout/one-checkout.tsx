import type { Promotion } from '@beacon/contract/promo-codes'
import { type Cart, countPieces } from '@beacon/rules/cart'
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

interface OneCheckoutProps extends Omit<CheckoutOptions, 'promo'> {
  /** One order: the form on the left, the summary on the right, or collapsed above the form on a phone. */
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
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-1 content-start gap-8">
        {cardsAreOff && part === 'local' && <CardsAreOff />}
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
        <ShippingForm
          checkout={checkout}
          part={part}
          hasGoods={isShipped(lines)}
          total={total}
          takesCards={!cardsAreOff}
        />
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
        <Icon name="chevron-down" className="size-4" />
        <span>
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
