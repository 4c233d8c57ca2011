import { lineOf } from '@beacon/rules/cart'
import type { CartChange } from '@beacon/rules/cart-review'
import { lineName } from '@beacon/rules/line-name'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { Notice } from '../../ui/notice.tsx'

interface CartChangesProps {
  changes: readonly CartChange[]
  /** Whether it takes the focus: the change came from a press, and may have emptied the cart with its button. */
  takesFocus?: boolean
}

/** What has changed in the store since the cart was filled. */
export function CartChanges({ changes, takesFocus }: CartChangesProps) {
  if (changes.length === 0) return null
  return (
    <Notice tone="warning" title="Your cart has changed" live takesFocus={takesFocus}>
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={change.kind + lineOf(change.item)}>{changeWords(change)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function changeWords(change: CartChange): string {
  const name = noWrap(lineName(change.item))
  if (change.kind === 'gone') return `${name} can no longer be bought, so we took it out of your cart.`
  if (change.kind === 'price')
    return `${name} now costs ${usd(change.price)} instead of ${usd(change.item.price)}.`
  return `We have only ${change.quantity} of ${name} left; you had ${change.item.quantity}.`
}
