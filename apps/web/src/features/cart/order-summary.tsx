import { commerce, taxRate } from '@beacon/content/commerce'
import type { Promotion } from '@beacon/contract/promo-codes'
import { type Cart, ordersOf } from '@beacon/rules/cart'
import { deliveryOf } from '@beacon/rules/delivery'
import { usd } from '@beacon/rules/money'
import { type QuoteLine, quote, sumOfQuotes } from '@beacon/rules/quote'

/** The lines of a cart as input for the quote. */
export const goodsOf = (cart: Cart): QuoteLine[] =>
  cart.map(({ price, quantity, category, digital = false }) => ({
    unitCents: price,
    quantity,
    isShipped: deliveryOf({ digital, category }) === 'parcel',
  }))

/** What a cart costs: the same calculation as at checkout and on the server (decision D14), for each of its orders. */
export const quoteOfCart = (cart: Cart, promotion?: Promotion) =>
  sumOfQuotes(ordersOf(cart).map((lines) => quote(goodsOf(lines), commerce, promotion)))

/** Whether anything in it comes in a parcel. */
export const isShipped = (cart: Cart): boolean => goodsOf(cart).some((line) => line.isShipped)

/** What its total counts besides the goods, in words: files and services have no shipping. */
export function includedIn(cart: Cart, promotion?: Promotion): string {
  const others = [promotion && `promo code ${promotion.code}`, isShipped(cart) && 'shipping'].filter(Boolean)
  return others.length > 0 ? `${others.join(', ')} and estimated tax` : 'estimated tax'
}

interface OrderSummaryProps {
  cart: Cart
  promotion?: Promotion | undefined
}

/** Subtotal, shipping of what is shipped, estimated tax, total, and how much is missing for free shipping (CART-5). */
export function OrderSummary({ cart, promotion }: OrderSummaryProps) {
  const { subtotal, discount, shipping, tax, total, untilFreeShipping } = quoteOfCart(cart, promotion)
  return (
    <div className="grid gap-4">
      <dl className="cost-list">
        <div>
          <dt>Subtotal</dt>
          <dd>{usd(subtotal)}</dd>
        </div>
        {promotion && (
          <div>
            <dt>Promo {promotion.code}</dt>
            <dd>{discount > 0 ? `−${usd(discount)}` : 'Free shipping'}</dd>
          </div>
        )}
        {isShipped(cart) && (
          <div>
            <dt>Shipping</dt>
            <dd>{shipping === 0 ? 'Free' : usd(shipping)}</dd>
          </div>
        )}
        <div>
          <dt>
            Estimated tax <span className="text-muted">({taxRate})</span>
          </dt>
          <dd>{usd(tax)}</dd>
        </div>
        <div className="cost-total">
          <dt>Total</dt>
          <dd>{usd(total)}</dd>
        </div>
      </dl>
      {untilFreeShipping > 0 && (
        <div className="grid gap-2">
          <progress aria-hidden="true" max={commerce.freeShippingFromCents} value={subtotal} />
          <p className="font-medium text-sm">{`Add ${usd(untilFreeShipping)} more for free shipping!`}</p>
        </div>
      )}
    </div>
  )
}
