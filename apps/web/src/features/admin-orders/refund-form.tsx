import { usd } from '@beacon/rules/money'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConfirmDialog, DisputeNotice, useFieldErrors } from '../admin/index.ts'
import { openRefund, type Refund, type Refundable, type RefundWay, useRefund } from './queries.ts'
import { checkRefund, type RefundInput, useRefundInput } from './refund-input.ts'
import { failureWords, type RefundWords, refundWords, unansweredWords } from './refund-words.ts'

interface RefundFormProps {
  payment: Refundable
  way: RefundWay
  /** Cents owed for accepted returns; proposed instead of the whole rest. None are once these are refunded. */
  owed?: number | undefined
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
  owed,
  owesSendingBack = false,
  buyer,
  isBeingMade,
}: RefundFormProps) {
  const { refundable } = payment
  const words = refundWords(payment, way)
  const formId = `refund-${way}-${payment.id}`
  const proposed = Math.min(owed ?? refundable, refundable)
  const { input, change, forget } = useRefundInput(formId, refundable, proposed)
  const { errors, setFound } = useFieldErrors(formId, null)
  const [asked, setAsked] = useState<Refund>()
  const showToast = useToast()
  const refund = useRefund(payment, way, (answer) => {
    forget()
    const isPending = 'status' in answer && answer.status === 'pending'
    showToast(isPending ? `${usd(answer.refunded)} is on its way back.` : words.done(usd(answer.refunded)))
  })
  const unanswered = openRefund(payment, way)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (refund.isPending) return
    const checked = checkRefund(input, refundable)
    setFound(checked.found)
    if (checked.refund) setAsked(checked.refund)
  }
  return (
    <>
      <Form id={formId} aria-label={words.title} onSubmit={submit} className="no-print grid gap-3">
        {unanswered && !asked && !refund.isPending && (
          <Notice tone="warning">{unansweredWords(words, unanswered, refundable)}</Notice>
        )}
        {payment.state === 'disputed' && <DisputeNotice />}
        {words.hint && <p className="text-muted">{words.hint}</p>}
        <ReturnHints owed={owed ?? 0} refundable={refundable} owesSendingBack={owesSendingBack} />
        <RefundFields label={words.amount} input={input} change={change} errors={errors} />
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
      <RefundConfirmation
        asked={asked}
        onClose={() => setAsked(undefined)}
        words={words}
        buyer={buyer}
        isBeingMade={isBeingMade}
        refund={refund}
        failed={(cause) => failureWords(words, cause, unanswered, refundable)}
      />
    </>
  )
}

interface ReturnHintsProps {
  /** Cents. */
  owed: number
  /** Cents. */
  refundable: number
  owesSendingBack: boolean
}

/** What accepted returns say about the amount; nothing if nothing is owed for them. */
function ReturnHints({ owed, refundable, owesSendingBack }: ReturnHintsProps) {
  if (owed === 0) return null
  const isProposed = owed < refundable
  return (
    <>
      {isProposed && (
        <p className="text-muted">
          We suggest what was paid for the return. {usd(refundable)} is left in all.
        </p>
      )}
      {owesSendingBack && (
        <p className="text-muted">
          We also promised what the buyer paid to send it back.{' '}
          {isProposed ? 'Please add it.' : 'Please pay it another way: this is all that is left here.'}
        </p>
      )}
    </>
  )
}

interface RefundFieldsProps {
  /** The label of the amount. */
  label: string
  input: RefundInput
  change: (changed: Partial<RefundInput>) => void
  errors: Readonly<Partial<Record<string, string>>> | undefined
}

function RefundFields({ label, input, change, errors }: RefundFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        name="amount"
        label={label}
        className="w-32"
        required
        inputMode="decimal"
        autoComplete="off"
        value={input.amount}
        onChange={(event) => change({ amount: event.target.value })}
        error={errors?.amount}
      />
      <TextField
        name="reason"
        label="Reason"
        hint="Not in the email. A copy of the buyer’s data contains it."
        className="min-w-0 flex-[1_1_10rem]"
        autoComplete="off"
        value={input.reason}
        onChange={(event) => change({ reason: event.target.value })}
        error={errors?.reason}
      />
    </div>
  )
}

interface RefundConfirmationProps {
  /** The refund to confirm; without one the dialog is closed. */
  asked: Refund | undefined
  onClose: () => void
  words: RefundWords
  buyer: string
  isBeingMade: boolean
  refund: ReturnType<typeof useRefund>
  failed: (cause: Error) => string
}

function RefundConfirmation({
  asked,
  onClose,
  words,
  buyer,
  isBeingMade,
  refund,
  failed,
}: RefundConfirmationProps) {
  const sum = usd(asked?.amount ?? 0)
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={onClose}
      title={words.question}
      no={words.no}
      yes={words.yes(sum)}
      pendingLabel={words.pending}
      change={refund}
      act={(answered) => asked && refund.mutate(asked, answered)}
      failed={failed}
    >
      <p>
        {words.what(sum, buyer)} This cannot be undone.
        {isBeingMade && ' The print is already being made, and that will continue.'}
      </p>
    </ConfirmDialog>
  )
}
