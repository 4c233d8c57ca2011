import type { Cart, CartAction, CartItem } from '@beacon/rules/cart'
import { lineName } from '@beacon/rules/line-name'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusedAs } from '../../ui/notice.tsx'
import { changeCart, readCart, setCart, useCart } from './cart-store.ts'

/** The last removal, with the cart before and after; without them, the removal that was undone. */
interface Removal {
  text: string
  before?: Cart
  after?: Cart
}

/** The message for a removed line. */
export const goneText = (item: CartItem): string => `${lineName(item)} is out of your cart.`

/** Announces the last removal from the cart, and undoes it as long as nothing else has changed the cart. */
export function useRemoval() {
  const cart = useCart()
  const [removal, setRemoval] = useState<Removal>()
  const canUndo = removal?.before !== undefined && removal.after === cart
  const undo = () => {
    if (removal?.before) setCart(removal.before)
    setRemoval({ text: 'Your cart is as it was before.' })
  }
  return {
    /** Changes the cart; without text it forgets the last removal. */
    change(action: CartAction, text?: string) {
      const before = readCart()
      changeCart(action)
      setRemoval(text ? { text, before, after: readCart() } : undefined)
    },
    notice: removal && <Told key={removal.text} text={removal.text} onUndo={canUndo ? undo : undefined} />,
  }
}

/** Announces what was removed or restored. It takes the focus, since the pressed button has unmounted. */
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
