import { type Cart, lineOf } from '@beacon/rules/cart'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { LinePicture } from '../cart/index.ts'

/** The ordered lines, for a last check before paying. */
export const OrderedLines = ({ lines }: { lines: Cart }) => (
  <ul aria-label="Ordered" className="@container">
    {lines.map((item) => (
      <li key={lineOf(item)} className="order-line">
        <LinePicture image={item.image} />
        <div className="min-w-0">
          <p className="font-semibold">{item.name}</p>
          {item.variant && <p className="text-muted">{noWrap(item.variant)}</p>}
          <p className="text-muted tabular-nums">
            {item.quantity} × {usd(item.price)}
          </p>
        </div>
        <p className="self-start tabular-nums">{usd(item.price * item.quantity)}</p>
      </li>
    ))}
  </ul>
)
