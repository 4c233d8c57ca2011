import { agency } from '@beacon/content/agency'
import { usd } from '@beacon/rules/money'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface PayFrameProps {
  children: ReactNode
  action: ReactNode
  /** Until when stock or slot is kept. */
  holdUntil?: string
  /** Whether the provider is at work: what has begun cannot be called off. */
  busy?: boolean
  onCancel: () => void
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Fields, buttons and small print in the same places whatever has come so far, so that nothing jumps. */
export function PayFrame({ children, action, holdUntil, busy = false, onCancel }: PayFrameProps) {
  return (
    <div className="grid gap-5">
      {children}
      <div className="grid gap-2">
        {action}
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="min-h-5 text-muted text-xs">
        {holdUntil && `Kept for you until ${clock.format(new Date(holdUntil))}. `}
        {holdUntil && 'The card goes to the payment provider; we never see its number.'}
      </p>
    </div>
  )
}

interface PayButtonProps {
  /** Cents. */
  amount: number | undefined
  disabled?: boolean
  busy?: boolean
}

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

/** No card provider is configured here (mode 'off'). */
export function CardsAreOff() {
  const { office } = agency.phones
  return (
    <Notice tone="warning" title="We cannot take cards on this site right now" live>
      <p>
        Call <TextLink to={office.href}>{office.display}</TextLink> or write to{' '}
        <TextLink to={`mailto:${agency.email}`}>{agency.email}</TextLink>: we take your order by hand. Nothing
        was charged.
      </p>
    </Notice>
  )
}
