import { refundPayment } from '@beacon/contract/payment-admin'
import { usd } from '@beacon/rules/money'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConfirmDialog, centsOf, useDraft, useFieldErrors } from '../admin/index.ts'
import { openRefund, type Refund, type Refundable, type RefundWay, useRefund } from './queries.ts'

/** The error catalogue's sentence, for when the server could not be reached. */
const FAILED = 'Failed to process refund'

interface Draft {
  amount?: string
  reason?: string
  /** Cents that were left when the amount was typed. */
  refundable: number
}

const BY_CARD = {
  title: 'Refund',
  hint: '',
  amount: 'Refund, in $',
  question: 'Refund the payment?',
  no: 'Keep the payment',
  yes: (sum: string) => `Refund ${sum}`,
  pending: 'Refunding…',
  done: (sum: string) => `${sum} refunded.`,
  what: (sum: string, buyer: string) => `${sum} goes back to ${buyer}.`,
}

const BY_HAND: typeof BY_CARD = {
  title: 'Note a refund',
  hint: 'This was paid by hand, so give the money back by hand, too. Here you only note that you have.',
  amount: 'Given back, in $',
  question: 'Did you give the money back?',
  no: 'Not yet',
  yes: (sum) => `Note ${sum} as refunded`,
  pending: 'Saving…',
  done: (sum) => `${sum} noted as refunded.`,
  what: (sum, buyer) => `Go on once ${buyer} has ${sum} back: this moves no money.`,
}

const AFTER_FAILURE: typeof BY_CARD = {
  ...BY_HAND,
  hint: 'A refund to the card failed. Try it again above, or give the money back another way. Here you only note that you have.',
}

interface RefundFormProps {
  payment: Refundable
  way: RefundWay
  /** Cents owed for accepted returns; proposed instead of the whole rest. */
  owed?: number
  /** Whether the cost of sending it back is owed on top. */
  owesSendingBack?: boolean
  buyer: string
  /** Whether it is already being printed, which a refund does not stop. */
  isBeingMade: boolean
}

/** Refunds the whole rest or a part of it, or notes that this was done by hand, after a confirmation. */
export function RefundForm({
  payment,
  way,
  owed = 0,
  owesSendingBack = false,
  buyer,
  isBeingMade,
}: RefundFormProps) {
  const { refundable } = payment
  const words = wordsOf(payment, way)
  const formId = `refund-${way}-${payment.id}`
  const showToast = useToast()
  const { draft, keep, forget } = useDraft<Draft>(formId)
  const refund = useRefund(payment, way, (answer) => {
    forget()
    const isPending = 'status' in answer && answer.status === 'pending'
    showToast(isPending ? `${usd(answer.refunded)} is on its way back.` : words.done(usd(answer.refunded)))
  })
  // An amount typed before a partial refund is discarded.
  const typed = draft?.refundable === refundable ? draft : { refundable }
  const isForReturn = owed > 0 && owed < refundable
  const proposed = isForReturn ? owed : refundable
  const { amount, reason } = { amount: (proposed / 100).toFixed(2), reason: '', ...typed }
  const { errors, setFound } = useFieldErrors(formId, null)
  const [asked, setAsked] = useState<Refund>()
  const unanswered = openRefund(payment, way)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (refund.isPending) return
    const cents = centsOf(amount)
    if (cents === undefined || cents < 1 || cents > refundable)
      return setFound({ amount: `Please enter an amount between $0.01 and ${usd(refundable)}` })
    const refused = refundPayment.body.shape.reason.safeParse(reason).error?.issues[0]
    if (refused) return setFound({ reason: refused.message })
    setFound(undefined)
    setAsked({ amount: cents, reason, refundable })
  }

  const failed = (cause: Error): string => {
    if (cause instanceof ApiError && cause.code !== 'network') return cause.message
    return unanswered && unanswered.refundable !== refundable
      ? unansweredWords(unanswered, refundable)
      : FAILED
  }
  return (
    <>
      <Form id={formId} aria-label={words.title} onSubmit={submit} className="no-print grid gap-3">
        {unanswered && !asked && !refund.isPending && (
          <Notice tone="warning">{unansweredWords(unanswered, refundable)}</Notice>
        )}
        {words.hint && <p className="text-muted">{words.hint}</p>}
        {isForReturn && (
          <p className="text-muted">
            We suggest what was paid for the return. {usd(refundable)} is left in all.
          </p>
        )}
        {owed > 0 && owesSendingBack && (
          <p className="text-muted">
            We also promised what the buyer paid to send it back.{' '}
            {isForReturn ? 'Please add it.' : 'Please pay it another way: this is all that is left here.'}
          </p>
        )}
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            name="amount"
            label={words.amount}
            className="w-32"
            required
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => keep({ ...typed, amount: event.target.value })}
            error={errors?.amount}
          />
          <TextField
            name="reason"
            label="Reason"
            className="min-w-0 flex-[1_1_10rem]"
            autoComplete="off"
            value={reason}
            onChange={(event) => keep({ ...typed, reason: event.target.value })}
            error={errors?.reason}
          />
        </div>
        <Button
          type="submit"
          variant="danger"
          size="sm"
          className="justify-self-start"
          pending={refund.isPending}
          pendingLabel={words.pending}
        >
          {words.title}
        </Button>
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={words.question}
        no={words.no}
        yes={words.yes(usd(asked?.amount ?? 0))}
        pendingLabel={words.pending}
        change={refund}
        act={(answered) => asked && refund.mutate(asked, answered)}
        failed={failed}
      >
        <p>
          {words.what(usd(asked?.amount ?? 0), buyer)} This cannot be undone.
          {isBeingMade && ' It is already being made, and that will continue.'}
        </p>
      </ConfirmDialog>
    </>
  )
}

function wordsOf({ method }: Refundable, way: RefundWay): typeof BY_CARD {
  if (way === 'card') return BY_CARD
  return method === 'manual' ? BY_HAND : AFTER_FAILURE
}

const unansweredWords = ({ amount, refundable }: Refund, left: number): string =>
  `There was no response to the refund of ${usd(amount)}. ${
    refundable === left
      ? 'The same amount with the same reason is refunded only once, however often you click.'
      : 'Less is left by now: check the order’s refunds before you refund more.'
  }`
