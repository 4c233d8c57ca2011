import {
  acceptedReturn,
  isOurFault,
  NEVER_CAME_BACK,
  REFUNDED_ALREADY,
  replacedReturn,
  TAKEN_BY_BANK,
} from '@beacon/content/returns'
import type { AdminOrder } from '@beacon/contract/order-admin'
import type { OrderReturn } from '@beacon/contract/order-returns'
import type { Delivery } from '@beacon/contract/orders'
import { deliveriesOf } from '@beacon/rules/delivery'
import { usd } from '@beacon/rules/money'
import { isToBeSent, stateBehind } from '@beacon/rules/order-state'
import { isForMoney, isRefundedSince, isTakenByBank } from '@beacon/rules/return-money'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure, useDraft, useFieldErrors } from '../admin/index.ts'
import { ReturnRecord } from '../order/index.ts'
import { settle, useOrderAction } from './queries.ts'

/** The buyer's return requests, and the form that answers them. */
export function OrderReturns({ order }: { order: AdminOrder }) {
  if (order.returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className="grid gap-3">
      <h3 id="returns" className="text-h4">
        {order.returns.length === 1 ? 'Return' : 'Returns'}
      </h3>
      {order.returns.toReversed().map((given) => (
        <div key={given.id} className="grid gap-4">
          <ReturnRecord given={given} lines={order.lines} />
          {isForMoney(given) && (
            <p className="text-sm">
              Paid for it, with tax{given.shipping > 0 && ' and shipping'}:{' '}
              <span className="font-semibold tabular-nums">{usd(given.worth)}</span>
            </p>
          )}
          <Answer order={order} given={given} />
        </div>
      ))}
    </section>
  )
}

const OUTCOMES = {
  accepted: 'Accept it, and refund the money',
  replaced: 'Send a replacement',
  declined: 'Decline it',
} as const
type Outcome = keyof typeof OUTCOMES

interface Draft {
  outcome?: Outcome
  /** Those that were edited. */
  answers?: Partial<Record<Outcome, string>>
  /** Whether the order waited to be sent when they were. */
  isToBeSent?: boolean
}

interface OneReturn {
  order: AdminOrder
  given: OrderReturn
}

/** What can be decided about a return now; of an accepted one, as long as no money has gone back. Files are not replaced. */
function Answer({ order, given }: OneReturn) {
  const isShipped = deliveriesOf(given.lines, order.lines).includes('parcel')
  const canBeReplaced = isShipped && !isTakenByBank(order.payments)
  if (given.state === 'asked')
    return (
      <SettleForm
        order={order}
        given={given}
        outcomes={canBeReplaced ? ['accepted', 'replaced', 'declined'] : ['accepted', 'declined']}
      />
    )
  if (given.state !== 'accepted' || isRefundedSince(given.askedAt, refundsOf(order))) return null
  return (
    <details className="no-print">
      <summary className="prose-link w-fit text-sm">
        {canBeReplaced ? 'Replace it instead, or close it' : 'Close it without a refund'}
      </summary>
      <div className="mt-3">
        <SettleForm
          order={order}
          given={given}
          outcomes={canBeReplaced ? ['replaced', 'declined'] : ['declined']}
        />
      </div>
    </details>
  )
}

/** Whether what is to be returned waits with us to be sent: who found a fault has it, whatever the order says. */
const isHere = (order: AdminOrder, reason: OrderReturn['reason']): boolean =>
  isToBeSent(order.kind, stateBehind(order)) && !isOurFault(reason)

const refundsOf = ({ payments }: AdminOrder) => payments.flatMap(({ refunds }) => refunds)

function acceptedWords({ reason, lines, askedAt }: OrderReturn, order: AdminOrder): string {
  if (isRefundedSince(askedAt, refundsOf(order))) return REFUNDED_ALREADY
  return isTakenByBank(order.payments)
    ? TAKEN_BY_BANK
    : acceptedReturn(reason, deliveriesOf(lines, order.lines), isHere(order, reason))
}

interface SettleFormProps extends OneReturn {
  /** The first is chosen. */
  outcomes: readonly [Outcome, ...Outcome[]]
}

/** Accepting says where to send it; declining says why. The money goes back in a refund. */
function SettleForm({ order, given, outcomes }: SettleFormProps) {
  const { draft, keep, forget } = useDraft<Draft>(`return:${given.id}:${given.state}`)
  const showToast = useToast()
  const action = useOrderAction(order.id, settle(order.id), () => {
    forget()
    showToast('The buyer gets an email.')
  })
  const outcome = outcomes.find((each) => each === draft?.outcome) ?? outcomes[0]
  const ways = deliveriesOf(given.lines, order.lines)
  const isStillHere = isHere(order, given.reason)
  const isTaken = isTakenByBank(order.payments)
  const isBack = isTaken || isRefundedSince(given.askedAt, refundsOf(order))
  const isSentBack = ways.includes('parcel') && !isStillHere && !isTaken
  const answers = {
    accepted: acceptedWords(given, order),
    replaced: replacedReturn(given.reason, given.state === 'accepted'),
    declined: given.state === 'accepted' && isSentBack ? NEVER_CAME_BACK : '',
    ...draft?.answers,
  }
  const next = nextStep(outcome, ways, { isBack, isStillHere })
  const formId = `settle-${given.id}`
  const { errors } = useFieldErrors(formId, action.error)
  const isWaiting = isToBeSent(order.kind, stateBehind(order))
  /** Whether somebody has been told that what was edited is no longer so. */
  const [isTold, setTold] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (action.isPending) return
    const answer = {
      returnId: given.id,
      outcome,
      answer: answers[outcome],
      seen: given.state === 'accepted' ? ('accepted' as const) : ('asked' as const),
      isToBeSent: isTold ? isWaiting : (draft?.isToBeSent ?? isWaiting),
    }
    action.mutate(answer, {
      onError: (error) => setTold(error instanceof ApiError && error.code === 'conflict'),
    })
  }
  return (
    <Form id={formId} aria-label="Answer the return" onSubmit={submit} className="no-print grid gap-3">
      {outcomes.length > 1 && (
        <SelectField
          name="outcome"
          label="Your decision"
          required
          options={outcomes.map((value) => ({ value, label: OUTCOMES[value] }))}
          value={outcome}
          onChange={(event) => keep({ ...draft, outcome: event.target.value as Outcome })}
        />
      )}
      <TextArea
        name="answer"
        label="What the buyer is told"
        required
        rows={5}
        hint={`It is emailed, and shown on the order’s page. ${next}`}
        value={answers[outcome]}
        onChange={(event) =>
          keep({
            isToBeSent: isWaiting,
            ...draft,
            answers: { ...draft?.answers, [outcome]: event.target.value },
          })
        }
        error={errors?.answer}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={action.isPending}
        pendingLabel="Sending…"
      >
        Send the answer
      </Button>
      {!errors && <Failure error={action.error} />}
    </Form>
  )
}

/** What the administrator does next; nothing happens by itself. */
function nextStep(
  outcome: Outcome,
  ways: readonly Delivery[],
  { isBack, isStillHere }: { isBack: boolean; isStillHere: boolean },
): string {
  if (outcome === 'declined') return ''
  if (isBack)
    return isStillHere && ways.includes('parcel') ? 'Then correct the stock, and send only the rest.' : ''
  if (outcome === 'replaced') return 'Then send it, or order it at the printer, and correct the stock.'
  if (!ways.includes('parcel')) return 'Refund the money right after it.'
  return isStillHere
    ? 'Then refund the money, correct the stock, and send only the rest.'
    : 'Refund the money once the goods are here.'
}
