import { refundPayment } from '@beacon/contract/payment-admin'
import { usd } from '@beacon/rules/money'
import { centsOf, useDraft } from '../admin/index.ts'
import type { Refund } from './queries.ts'

/** The form's fields as text; the amount in dollars. */
export interface RefundInput {
  amount: string
  reason: string
}

interface Draft extends Partial<RefundInput> {
  /** Cents that were left when the amount was typed. */
  refundable: number
}

/**
 * The form's input, kept as a draft. An amount typed before a partial refund is discarded.
 * @param formId names the draft
 * @param refundable cents
 * @param proposed cents to show until an amount is typed; none if 0
 */
export function useRefundInput(formId: string, refundable: number, proposed: number) {
  const { draft, keep, forget } = useDraft<Draft>(formId)
  const typed = draft?.refundable === refundable ? draft : { refundable }
  const input: RefundInput = {
    amount: proposed > 0 ? (proposed / 100).toFixed(2) : '',
    reason: '',
    ...typed,
  }
  const change = (changed: Partial<RefundInput>) => keep({ ...typed, ...changed })
  return { input, change, forget }
}

/**
 * The refund that the input asks for, or the message at its first invalid field.
 * @param refundable cents, the most that can be refunded
 */
export function checkRefund(
  { amount, reason }: RefundInput,
  refundable: number,
): { refund: Refund; found?: undefined } | { refund?: undefined; found: Partial<RefundInput> } {
  const cents = centsOf(amount)
  if (cents === undefined || cents < 1 || cents > refundable)
    return { found: { amount: `Please enter an amount between $0.01 and ${usd(refundable)}` } }
  const refused = refundPayment.body.shape.reason.safeParse(reason).error?.issues[0]
  if (refused) return { found: { reason: refused.message } }
  return { refund: { amount: cents, reason, refundable } }
}
