import { MOST_PIECES } from '@beacon/contract/order-limits'
import { type Cart, type CartItem, lineOf, mostPieces } from '@beacon/rules/cart'
import { lineName } from '@beacon/rules/line-name'
import { usd } from '@beacon/rules/money'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { linePath } from './line-path.ts'
import { LinePicture } from './line-picture.tsx'

interface CartLinesProps {
  cart: Cart
  onQuantity: (item: CartItem, quantity: number) => void
}

/** The lines of the cart with their quantities. A quantity of zero removes a line. */
export function CartLines({ cart, onQuantity }: CartLinesProps) {
  return (
    <ul aria-label="In your cart" className="@container border-ink border-t-2">
      {cart.map((item) => (
        <CartLine key={lineOf(item)} item={item} onQuantity={(quantity) => onQuantity(item, quantity)} />
      ))}
    </ul>
  )
}

function CartLine({ item, onQuantity }: { item: CartItem; onQuantity: (quantity: number) => void }) {
  const { name, variant, price, quantity, image } = item
  const most = mostPieces(item)
  return (
    <li className="cart-line">
      <LinePicture image={image} />
      <div className="cart-line-name">
        <h2 className="text-h4">
          <Link to={linePath(item)} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        {variant && <p className="text-muted text-sm">{variant}</p>}
        <p className="text-muted text-sm tabular-nums">{usd(price)} each</p>
      </div>
      <div className="cart-line-quantity">
        <Stepper
          label={`Quantity of ${lineName(item)}`}
          value={quantity}
          min={0}
          max={most}
          onChange={onQuantity}
        />
        {quantity >= most && (
          <p className="mt-1 text-muted text-xs">
            {most === MOST_PIECES ? `At most ${most} in one order` : 'All we have in stock'}
          </p>
        )}
      </div>
      <p className="cart-line-total">{usd(price * quantity)}</p>
      <button
        type="button"
        aria-label={`Remove ${lineName(item)}`}
        className="cart-line-remove icon-button text-muted hover:text-ink"
        // The second press of a double click would remove the next line, which is under it by then.
        onClick={({ detail }) => detail < 2 && onQuantity(0)}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
