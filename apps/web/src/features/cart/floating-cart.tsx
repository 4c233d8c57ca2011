import { type Cart, type CartItem, countPieces, lineOf } from '@beacon/rules/cart'
import { lineName } from '@beacon/rules/line-name'
import { usd } from '@beacon/rules/money'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CartCount } from './cart-count.tsx'
import { useCart } from './cart-store.ts'
import { linePath } from './line-path.ts'
import { LinePicture } from './line-picture.tsx'
import { includedIn, quoteOfCart } from './order-summary.tsx'
import { goneText, useRemoval } from './removal.tsx'
import { storedCart } from './stored-cart.ts'
import { storedPromotionFor } from './stored-promotion.ts'

/** The cart itself is on these pages, and the button would cover the prices. */
const cartPages: readonly string[] = [paths.cart, paths.storeCart, paths.checkout, paths.storeCheckout]

/** The floating cart button on every other page, while the cart is not empty, and its panel (CART-7). */
export function FloatingCart() {
  const cart = useCart() ?? []
  const { key, pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const count = countPieces(cart)
  const growths = useGrowths(count)
  return (
    <>
      {count > 0 && !cartPages.includes(pathname) && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="floating-button"
          onClick={() => setOpenAt(key)}
        >
          <span key={growths} className={growths > 0 ? 'floating-pulse' : undefined} />
          <Icon name="cart" className="size-6" />
          <span className="sr-only">Open cart</span>
          <CartCount />
        </button>
      )}
      <Dialog
        open={openAt === key}
        onClose={() => {
          setOpenAt(undefined)
          if (count === 0) focusPage()
        }}
        title="Your cart"
        place="side"
        footer={count > 0 && <Actions cart={cart} />}
      >
        <Content />
      </Dialog>
    </>
  )
}

/** Once the panel is empty there is no button to return the focus to. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** How often the count has increased, including the first piece added on this page. */
function useGrowths(count: number): number {
  const [known, setKnown] = useState(() => (storedCart.isTouched() ? 0 : count))
  const [growths, setGrowths] = useState(0)
  if (count !== known) {
    setKnown(count)
    if (count > known) setGrowths(growths + 1)
  }
  return growths
}

function Content() {
  const cart = useCart() ?? []
  const { change, notice } = useRemoval()
  const remove = (item: CartItem) => change({ type: 'remove', line: lineOf(item) }, goneText(item))
  return (
    <>
      {notice}
      {cart.length > 0 ? <Lines cart={cart} onRemove={remove} /> : <Nothing />}
    </>
  )
}

function Lines({ cart, onRemove }: { cart: Cart; onRemove: (item: CartItem) => void }) {
  return (
    <ul className="@container border-line border-t">
      {cart.map((item) => (
        <li key={lineOf(item)} className="panel-line">
          <LinePicture image={item.image} />
          <div className="min-w-0">
            <Link to={linePath(item)} className="font-semibold underline-offset-4 hover:underline">
              {item.name}
            </Link>
            {item.variant && <p className="text-muted text-sm">{item.variant}</p>}
            <p className="text-sm tabular-nums">
              {item.quantity} × {usd(item.price)}
            </p>
          </div>
          <button
            type="button"
            aria-label={`Remove ${lineName(item)}`}
            className="icon-button text-muted hover:text-ink"
            onClick={() => onRemove(item)}
          >
            <Icon name="trash" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The total and the links, always visible however long the list is. */
function Actions({ cart }: { cart: Cart }) {
  const promotion = storedPromotionFor(cart)
  return (
    <div className="grid w-full gap-3">
      <dl className="flex justify-between gap-4 border-line border-t pt-4 pb-1 font-semibold">
        <dt className="[overflow-wrap:anywhere]">
          Total <span className="font-normal text-muted text-sm">with {includedIn(cart, promotion)}</span>
        </dt>
        <dd className="tabular-nums">{usd(quoteOfCart(cart, promotion).total)}</dd>
      </dl>
      <LinkButton to={paths.checkout} variant="primary" size="lg" wide>
        Proceed to Checkout
      </LinkButton>
      <LinkButton to={paths.cart} size="lg" wide>
        View Full Cart
      </LinkButton>
    </div>
  )
}

function Nothing() {
  return (
    <div className="grid content-start gap-1 border-line border-t py-8">
      <p className="font-display font-semibold text-h4">Your cart is empty</p>
      <p className="text-muted">Add some products to get started!</p>
    </div>
  )
}
