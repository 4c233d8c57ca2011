import type { Order } from '@beacon/contract/orders'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'

/** The order's lines and the total as charged. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className="grid gap-5">
      <ul aria-label="Ordered" className="@container border-line border-t">
        {order.lines.map(({ productId, variant, name, image, quantity, unitPrice }) => (
          <li key={`${productId} ${variant}`} className="order-line">
            <img src={image} alt="" width={96} height={96} loading="lazy" />
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              {variant && <p className="text-muted">{noWrap(variant)}</p>}
              <p className="text-muted tabular-nums">
                {quantity} × {usd(unitPrice)}
              </p>
            </div>
            <p className="self-start tabular-nums">{usd(quantity * unitPrice)}</p>
          </li>
        ))}
      </ul>
      <OrderSum order={order} />
    </div>
  )
}

function OrderSum({ order }: { order: Order }) {
  const { lines, promoCode, subtotal, discount, shipping, tax, total, refunded } = order
  return (
    <dl className="cost-list">
      <Amount label="Subtotal" text={usd(subtotal)} />
      {promoCode && (
        <Amount label={`Promo ${promoCode}`} text={discount > 0 ? `−${usd(discount)}` : 'Free shipping'} />
      )}
      {lines.some(({ delivery }) => delivery === 'parcel') && (
        <Amount label="Shipping" text={shipping === 0 ? 'Free' : usd(shipping)} />
      )}
      <Amount label="Tax" text={usd(tax)} />
      <Amount label="Total" text={usd(total)} className="cost-total" />
      {refunded > 0 && <Amount label="Refunded" text={`−${usd(refunded)}`} />}
    </dl>
  )
}

const Amount = ({ label, text, className }: { label: string; text: string; className?: string }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)
