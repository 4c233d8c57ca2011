import { askedReturn, returnPolicyHere } from '@beacon/content/returns'
import type { Order } from '@beacon/contract/orders'
import { deliveriesOf } from '@beacon/rules/delivery'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice, takeFocus } from '../../ui/notice.tsx'
import { dateOf } from './order-words.ts'
import { ReturnForm } from './return-form.tsx'
import { ReturnRecord } from './return-record.tsx'

/** While the whole order can be canceled, a return only makes sense for a part of it. */
function isWorthAsking({ lines, cancel }: Order): boolean {
  const pieces = lines.reduce((sum, { returnable }) => sum + returnable, 0)
  return pieces > (cancel.refund === null ? 0 : 1)
}

interface OrderReturnsProps {
  order: Order
  token: string
  /** Called once a return was requested: the order has changed. */
  onAsked: () => void
}

/** What the server answered to a request, and how many there had been before. */
interface ReturnRequest {
  answer: string
  earlier: number
}

/** The requested returns, and the form for another one within the return period. */
export function OrderReturns({ order, token, onAsked }: OrderReturnsProps) {
  const [form, setForm] = useState<'open' | 'left'>()
  const [request, setRequest] = useState<ReturnRequest>()
  const asked = order.returns.find(({ state }) => state === 'asked')
  const isWaiting = asked !== undefined || order.returns.length === request?.earlier
  const answer = request && isWaiting ? request.answer : ''
  const canAsk = !asked && answer === '' && isWorthAsking(order)
  if (!canAsk && order.returns.length === 0 && answer === '') return null

  const finish = (sentence: string) => {
    setRequest({ answer: sentence, earlier: order.returns.length })
    setForm(undefined)
    onAsked()
  }

  return (
    <section aria-labelledby="returns-title" className="no-print grid gap-4">
      <h2 id="returns-title" className="order-heading">
        Returns
      </h2>
      {answer && (
        <Notice tone="success" takesFocus>
          {answer}
        </Notice>
      )}
      {order.returns.map((given) => (
        <ReturnRecord key={given.id} given={given} lines={order.lines} />
      ))}
      {asked && (
        <p className="max-w-measure text-muted text-sm">
          {askedReturn(deliveriesOf(asked.lines, order.lines))}
        </p>
      )}
      {canAsk && (
        <>
          <p className="max-w-measure text-muted text-sm">
            {returnPolicyHere}
            {order.returnUntil && ` You can ask until ${dateOf(order.returnUntil)}.`}
          </p>
          {form === 'open' ? (
            <ReturnForm order={order} token={token} onSent={finish} onCancel={() => setForm('left')} />
          ) : (
            <Button
              ref={form === 'left' ? takeFocus : undefined}
              className="justify-self-start"
              onClick={() => setForm('open')}
            >
              Ask for a return
            </Button>
          )}
        </>
      )}
    </section>
  )
}
