import type { Order } from '@beacon/contract/orders'
import { Icon } from '../../ui/icon.tsx'
import { progressOf } from './order-words.ts'

/** The progress of an order, as a row of steps. */
export function OrderProgress({ order }: { order: Order }) {
  const progress = progressOf(order)
  if (!progress) return null
  const { steps, done } = progress
  return (
    <ol aria-label="Progress" className="order-progress">
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < done ? '' : undefined}
          aria-current={index === done - 1 ? 'step' : undefined}
        >
          <span className="order-mark">{index < done && <Icon name="check" className="size-3.5" />}</span>
          {step}
          <span className="sr-only">{index < done ? ': done' : ': to come'}</span>
        </li>
      ))}
    </ol>
  )
}
