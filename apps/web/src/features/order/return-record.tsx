import { returnReasonWords } from '@beacon/content/returns'
import type { OrderReturn, ReturnState } from '@beacon/contract/order-returns'
import type { Order } from '@beacon/contract/orders'
import { lineName } from '@beacon/rules/line-name'
import { noWrap } from '@beacon/rules/no-wrap'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { askedAndAnswered } from './order-words.ts'

const STATES: Readonly<Record<ReturnState, { label: string; tone: Tone | 'neutral' }>> = {
  asked: { label: 'Return requested', tone: 'warning' },
  accepted: { label: 'Return accepted', tone: 'success' },
  replaced: { label: 'Return replaced', tone: 'success' },
  declined: { label: 'Return declined', tone: 'neutral' },
}

const REFUNDED = { label: 'Return refunded', tone: 'success' } as const

/** One return: lines, reason, date, and the response. */
export function ReturnRecord({ given, lines }: { given: OrderReturn; lines: Order['lines'] }) {
  const { label, tone } = given.isRefunded ? REFUNDED : STATES[given.state]
  return (
    <div className="grid gap-2 border-line border-t pt-3 text-sm [overflow-wrap:anywhere]">
      <p className="flex flex-wrap justify-between gap-x-4">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-muted">{askedAndAnswered(given)}</span>
      </p>
      <ul>
        {given.lines.map(({ line, quantity }) => {
          const ordered = lines[line]
          return (
            <li key={line} className="tabular-nums">
              {quantity} × {ordered && noWrap(lineName(ordered))}
            </li>
          )
        })}
      </ul>
      <p className="text-muted">{returnReasonWords[given.reason]}</p>
      {given.message && <p className="whitespace-pre-line">{given.message}</p>}
      {given.answer && (
        <blockquote className="whitespace-pre-line border-line border-l-3 pl-3">{given.answer}</blockquote>
      )}
      {given.isRefunded && <p>What was paid for it has been refunded since.</p>}
    </div>
  )
}
