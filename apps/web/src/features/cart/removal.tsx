import type { Cart, CartItem } from '@beacon/rules/cart'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusedAs } from '../../ui/notice.tsx'
import { setCart, useCart } from './cart-store.ts'
import { lineName } from './line-words.ts'

/** What was taken out last, and the cart before; without it, what was brought back. */
interface Removal {
  text: string
  before?: Cart
}

/** What is said of a line that was taken out. */
export const goneText = (item: CartItem): string => `${lineName(item)} is out of your cart.`

/** Tells what has just been taken out of the cart, and brings it back. */
export function useRemoval() {
  const cart = useCart()
  const [removal, setRemoval] = useState<Removal>()
  const undo = () => {
    if (removal?.before) setCart(removal.before)
    setRemoval({ text: 'Your cart is as it was before.' })
  }
  return {
    /** To be called before the cart is changed; without words it forgets the last removal. */
    tell: (text?: string) => setRemoval(text && cart ? { text, before: cart } : undefined),
    notice: removal && <Told key={removal.text} text={removal.text} onUndo={removal.before && undo} />,
  }
}

/** Says what has gone or is back. It takes the focus, for the button that was pressed has gone too. */
function Told({ text, onUndo }: { text: string; onUndo: (() => void) | undefined }) {
  const id = useId()
  return (
    <div
      {...focusedAs(id)}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-bay border-l-3 bg-raised px-4 py-3"
    >
      <p id={id}>{text}</p>
      {onUndo && (
        <Button variant="link" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}
