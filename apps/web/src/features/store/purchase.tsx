import { MOST_LINES, MOST_PIECES } from '@beacon/contract/order-limits'
import type { Product, Variant } from '@beacon/contract/products'
import { lineOf, mostPieces } from '@beacon/rules/cart'
import { usd } from '@beacon/rules/money'
import { canBeBought, quantityBounds } from '@beacon/rules/variants'
import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { changeCart, useCart } from '../cart/index.ts'
import { type ForSale, RestockOffer } from '../restock/index.ts'
import { cartProductOf } from './cart-product.ts'
import { FavoriteButton } from './favorite-button.tsx'

interface PurchaseProps {
  product: Product
  variant: Variant | undefined
  /** Called when it turns out that the product can be bought after all. */
  onForSale: (found: ForSale) => void
}

/** How long the button confirms that it was added. */
const ADDED_MS = 2000

/**
 * Quantity, 'Add to Cart' and the favorite button; on a phone the button and the price stay at the bottom of the
 * screen. For what is sold out, the offer of an email.
 */
export function Purchase({ product, variant, onForSale }: PurchaseProps) {
  const [wanted, setWanted] = useState(1)
  const [added, setAdded] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const { min, max } = quantityBounds(product, variant)
  const quantity = Math.min(Math.max(wanted, min), max)
  const canBuy = canBeBought(product, variant)
  const item = cartProductOf(product, variant)
  const { inCart, isFull } = useRoom(item)
  const most = mostPieces(item)

  const add = () => {
    changeCart({ type: 'add', item, quantity })
    setWanted(1)
    setAdded(lineOf(item))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAdded(''), ADDED_MS)
  }

  return (
    <div className={classNames('no-print grid gap-4', canBuy && 'noscript:hidden')}>
      {canBuy && <Stepper label="Quantity" value={quantity} min={min} max={max} onChange={setWanted} />}
      <div className="buy-bar">
        <p className="buy-bar-price" aria-hidden="true">
          {usd(item.price)}
        </p>
        <Button
          variant="primary"
          size="lg"
          className="@max-[14rem]:px-1 flex-1 max-[22.5rem]:px-1"
          disabled={!canBuy}
          aria-disabled={inCart >= most || isFull}
          // A double click counts once.
          onClick={({ detail }) => detail < 2 && add()}
        >
          {canBuy ? (added === lineOf(item) ? 'Added' : 'Add to Cart') : soldOutText(product)}
        </Button>
        <FavoriteButton product={product} className="buy-bar-favorite" />
      </div>
      <RestockOffer key={variant?.id} product={product} variant={variant} onForSale={onForSale}>
        <p role="status" className={classNames('text-sm', canBuy && 'min-h-6')}>
          {inCart > 0 && (
            <>
              <span>{inCartText(inCart, most)}</span> <TextLink to={paths.cart}>View cart</TextLink>
            </>
          )}
          {isFull && 'Your cart is full: an order can have 50 different products.'}
        </p>
      </RestockOffer>
    </div>
  )
}

function inCartText(inCart: number, most: number): string {
  if (inCart < most) return `${inCart} in your cart.`
  return most === MOST_PIECES
    ? `${inCart} in your cart, the most for one order.`
    : `All ${inCart} we have are in your cart.`
}

const soldOutText = ({ status }: Product) => (status === 'Active' ? 'Out of Stock' : status)

/** How many of it are in the cart, and whether the cart has no room for another line. */
function useRoom(item: Parameters<typeof lineOf>[0]) {
  const cart = useCart() ?? []
  const line = cart.find((other) => lineOf(other) === lineOf(item))
  return { inCart: line?.quantity ?? 0, isFull: !line && cart.length >= MOST_LINES }
}
