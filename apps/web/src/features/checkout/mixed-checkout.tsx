import { agency } from '@beacon/content/agency'
import { MIXED_CART } from '@beacon/content/mixed-cart'
import { type Cart, type CartPart, partOf } from '@beacon/rules/cart'
import { lineName } from '@beacon/rules/line-name'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { includedIn, quoteOfCart, storedPromotionFor } from '../cart/index.ts'

const PARTS: readonly { part: CartPart; title: string; about: string; action: string }[] = [
  {
    part: 'printify',
    title: 'Printed to order',
    about: 'Made for you by our print shop and sent from there.',
    action: 'Check out the printed items',
  },
  {
    part: 'local',
    title: `From ${agency.address.city}`,
    about: 'Packed, sent as a download, or done by us.',
    action: 'Check out the local items',
  },
]

/** A mixed cart cannot be one order: either part goes first, and the other stays in the cart (PAY-2). */
export function MixedCheckout({ cart }: { cart: Cart }) {
  return (
    <div className="grid gap-10">
      <Notice tone="warning" title="Mixed Cart Checkout Not Supported">
        <p>{MIXED_CART}</p>
        <p className="mt-2 flex gap-5">
          <TextLink to={paths.cart} alone>
            View your cart
          </TextLink>
          <TextLink to={paths.store} alone>
            Back to the store
          </TextLink>
        </p>
      </Notice>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {PARTS.map(({ part, ...words }) => (
          <Part key={part} part={part} {...words} lines={cart.filter((item) => partOf(item) === part)} />
        ))}
      </div>
    </div>
  )
}

type PartProps = (typeof PARTS)[number] & { lines: Cart }

function Part({ part, title, about, action, lines }: PartProps) {
  const promotion = storedPromotionFor(lines)
  return (
    <section
      aria-label={title}
      className="grid content-start gap-4 border-ink border-t-2 pt-5 md:row-span-5 md:grid-rows-subgrid"
    >
      <h2 className="text-h3">{title}</h2>
      <p className="text-muted">{about}</p>
      <ul className="border-line border-t text-sm">
        {lines.map((item) => (
          <li key={lineName(item)} className="flex justify-between gap-4 border-line border-b py-2.5">
            <span>
              {item.quantity} × {noWrap(lineName(item))}
            </span>
            <span className="tabular-nums">{usd(item.price * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 font-semibold">
        <span className="[overflow-wrap:anywhere]">Total with {includedIn(lines, promotion)}</span>{' '}
        <span className="tabular-nums">{usd(quoteOfCart(lines, promotion).total)}</span>
      </p>
      <LinkButton to={paths.checkoutPart(part)} size="lg" wide>
        {action}
      </LinkButton>
    </section>
  )
}
