import type { AdminOrder } from '@beacon/contract/order-admin'
import type { OrderState } from '@beacon/contract/orders'
import { SENT, stateBehind } from '@beacon/rules/order-state'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConfirmDialog, Failure } from '../admin/index.ts'
import { isMadeNow } from './being-made.ts'
import { retry, useOrderAction } from './queries.ts'

interface TakingUp {
  title: string
  text: string
  button: string
  /** The toast's text. */
  done: string
  /** What the confirmation dialog says, for what cannot be taken back. */
  asks?: string
}

const GO_ON: TakingUp = {
  title: 'Resume it',
  text: 'Is the problem fixed? The order continues where it stopped.',
  button: 'Try again',
  done: 'goes on',
}
const TAKE_AS_PAID: TakingUp = {
  title: 'Is the money right?',
  text: 'It was not paid as requested. If you accept it as paid, it is made and sent.',
  button: 'Accept it as paid',
  done: 'is accepted as paid',
  asks: 'It is made and sent as if everything had been paid, and the buyer is told. This cannot be undone.',
}
const TAKEN_BACK: TakingUp = {
  title: 'Has it been looked at?',
  text: 'Its money went back, so nothing continues: it is marked refunded and needs nobody’s attention.',
  button: 'It is settled',
  done: 'is settled',
}
const REGAINED: TakingUp = {
  ...TAKEN_BACK,
  text: 'Its money is yours again, but nothing continues: it stays closed and needs nobody’s attention.',
}
const REMARK: TakingUp = {
  ...TAKEN_BACK,
  text: 'Look it up at the print provider first. Once it is settled, it stands only in the history.',
}
/** What resuming an order means, by the state in which it stopped. */
const TAKING_UP: Partial<Record<OrderState, TakingUp>> = {
  awaiting_payment: TAKE_AS_PAID,
  expired: TAKE_AS_PAID,
  refunded: TAKEN_BACK,
}

const isDisputed = ({ payments }: AdminOrder): boolean => payments.some(({ state }) => state === 'disputed')

const MADE_OR_SENT: readonly OrderState[] = ['in_production', ...SENT]

const isMade = ({ timeline, mayStillArrive }: AdminOrder): boolean =>
  mayStillArrive || timeline.some(({ state }) => MADE_OR_SENT.includes(state))

/** Its refund failed; it may have been sent before. */
const waitsForRefund = (order: AdminOrder): TakingUp => ({
  title: 'Has the money gone back?',
  text: [
    !isMade(order) && 'None of it is made or sent.',
    isDisputed(order)
      ? 'The bank decides about the money: give none back before.'
      : 'Refund the money under “Payment”, or give it back another way and note that there.',
    'If you settle it without that, it is closed with no refund on record.',
  ]
    .filter(Boolean)
    .join(' '),
  button: 'It is settled',
  done: 'is settled',
})

const BANK_HOLDS = 'The bank holds the money until it decides.'
const REFUND_FAILED =
  'A refund failed, and is not tried again from here: make it under “Payment”, or note there how the money went back.'

/** What was sent or done already cannot go on to cost more. */
const SEEN: TakingUp = {
  title: 'Has it been looked at?',
  text: 'It was sent or done already, so nothing begins anew: it stands where it stood, and needs nobody’s attention.',
  button: 'It is settled',
  done: 'is settled',
}

/** Nor can a print be stopped from here that is being made. @param advice what is left to do */
const beingMade = (advice: string): TakingUp => ({
  ...SEEN,
  text: `It is being made, and that goes on whether you press this or not: only the print provider’s staff can stop it. ${advice}`.trimEnd(),
})

/** Letting an order go on is not what its reason asks for, and may cost its price. */
function allTheSame(order: AdminOrder, why: string, otherwise: string, asks: string): TakingUp {
  if (isMadeNow(order)) return beingMade(why)
  return {
    title: 'Let it go on?',
    text: `${why} ${otherwise}`,
    button: order.kind === 'printify' ? 'Print it all the same' : 'Let it go on all the same',
    done: 'goes on',
    asks,
  }
}

/** What resuming means for an order that was paid, by why it stopped. */
function goingOn(order: AdminOrder, stopped: OrderState): TakingUp {
  if (SENT.includes(stopped)) return SEEN
  if (isDisputed(order))
    return allTheSame(
      order,
      BANK_HOLDS,
      'If the order goes on now, it is made and sent at your cost should the bank decide for the buyer.',
      'It is made and sent although the money may be taken back.',
    )
  if (order.payments.some(lacksRefund))
    return allTheSame(
      order,
      REFUND_FAILED,
      'If the order goes on instead, it is made and sent.',
      'It is made and sent, and no money goes back by this.',
    )
  return isMadeNow(order) ? beingMade('') : GO_ON
}

const lacksRefund = ({ refundable, refunds }: AdminOrder['payments'][number]): boolean =>
  refundable > 0 && refunds[0]?.state === 'failed'

/** The money of an order that a lost dispute has ended may be here again, and still be owed to its buyer. */
const isOwedAgain = ({ payments }: AdminOrder): boolean =>
  payments.some(({ isDisputeWon, refundable }) => isDisputeWon && refundable > 0)

function takingUp(order: AdminOrder): TakingUp {
  if (order.state !== 'needs_attention') return REMARK
  if (order.regained > 0) return REGAINED
  const stopped = stateBehind(order)
  if (stopped === 'refund_pending' || (stopped === 'refunded' && isOwedAgain(order)))
    return waitsForRefund(order)
  return TAKING_UP[stopped] ?? goingOn(order, stopped)
}

/** Resumes an order where it stopped, or settles the remark on one that goes on. */
export function RetryAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const { title, text, button, done, asks } = takingUp(order)
  /** What it needs attention for, as it was when the question was opened. */
  const [seen, setSeen] = useState<string>()
  const action = useOrderAction(order.id, retry(order.id), () => showToast(`${order.number} ${done}.`))
  return (
    <section aria-labelledby="take-up" className="no-print grid gap-3">
      <h3 id="take-up" className="text-h4">
        {title}
      </h3>
      <p className="text-muted text-sm">{text}</p>
      <Button
        variant={asks ? 'danger' : 'primary'}
        className="justify-self-start"
        onClick={() => (asks ? setSeen(order.attention) : action.mutate(order.attention))}
        pending={action.isPending}
        pendingLabel="Starting…"
      >
        {button}
      </Button>
      {!asks && <Failure error={action.error} />}
      <ConfirmDialog
        open={seen !== undefined}
        onClose={() => setSeen(undefined)}
        title={`${button}?`}
        no="Not yet"
        yes={button}
        pendingLabel="Starting…"
        change={action}
        act={(answered) => seen !== undefined && action.mutate(seen, answered)}
      >
        <p>{asks}</p>
      </ConfirmDialog>
    </section>
  )
}
