import { usd } from '@beacon/rules/money'
import type { HTMLAttributes, ReactNode } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Button } from '../../ui/button.tsx'
import { STILL_WAITING } from './words.ts'

interface PayFrameProps {
  children: ReactNode
  action: ReactNode
  /** How long the stock or slot is held. */
  clock?: ReactNode
  /** Whether the provider is working: a payment in progress cannot be canceled. */
  busy?: boolean
  onCancel: () => void
}

/** Fields, buttons and small print in fixed places, so that nothing jumps as they load. */
export function PayFrame({ children, action, clock, busy = false, onCancel }: PayFrameProps) {
  return (
    <div className="grid gap-5">
      <div className="min-h-5">{clock}</div>
      {children}
      <div className="grid gap-2">
        {action}
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {busy ? <Patience /> : <SmallPrint>{clock && PRIVACY}</SmallPrint>}
    </div>
  )
}

const PRIVACY = 'The card goes to the payment provider; we never see its number.'
const SmallPrint = (props: HTMLAttributes<HTMLParagraphElement>) => (
  <p {...props} className="min-h-5 text-muted text-xs" />
)

const LONG_MS = 5_000

/** A bank may take a minute: without any sign of progress people wonder what was charged, and press again. */
function Patience() {
  const isLong = useAfter(LONG_MS)
  return (
    <SmallPrint>
      <span role="status">{isLong && STILL_WAITING}</span>
      {!isLong && PRIVACY}
    </SmallPrint>
  )
}

interface PayButtonProps {
  /** Cents. */
  amount: number | undefined
  disabled?: boolean
  busy?: boolean
}

/** Says the amount as soon as it is known. */
export const PayButton = ({ amount, disabled = false, busy = false }: PayButtonProps) => (
  <Button
    type="submit"
    variant="primary"
    size="lg"
    wide
    disabled={disabled}
    pending={busy}
    pendingLabel="Processing..."
  >
    {amount === undefined ? 'Pay' : `Pay ${usd(amount)}`}
  </Button>
)
