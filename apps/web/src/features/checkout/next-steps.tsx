import { agency } from '@beacon/content/agency'
import { commerce } from '@beacon/content/commerce'
import type { Delivery, Order, OrderState } from '@beacon/contract/orders'

const PRINTED = `Each piece is printed for you, which takes ${commerce.printDays}. You get an email when it ships; its tracking number is on the order’s page.`
const LOCAL: Readonly<Record<Delivery, string>> = {
  parcel: `We pack your order at our office in ${agency.address.city} and write to you when it is on its way.`,
  download: 'Downloads are on the order’s page right away.',
  service: 'We will write to you within one business day to agree on how to begin.',
}
/** What was sent or handed over is no longer being prepared. */
const LEFT_US: Partial<Record<OrderState, string>> = {
  shipped: 'Your order is on its way. Its page says how to track it.',
  delivered: 'Your order has arrived. Its page has the receipt.',
  fulfilled: 'Your order is complete. Its page has the receipt.',
}
const PROCESSING_OTHERWISE = 'We get your order ready and write to you as soon as there is news.'

/** Where an order has come to; one that waits for a person may have left us before. */
const stateOf = ({ state, timeline }: Order): OrderState =>
  state === 'needs_attention'
    ? (timeline.toReversed().find((step) => LEFT_US[step.state])?.state ?? state)
    : state

interface NextStepsProps {
  type: string
  order: Order | undefined
  /** Whether it is unpaid. */
  isWaiting: boolean
}

/** How the order is fulfilled: a sentence per kind of delivery. */
function processing(type: string, order: Order | undefined): string {
  const left = order && LEFT_US[stateOf(order)]
  if (left)
    return order.lines.some(({ delivery }) => delivery === 'download') ? `${left} ${LOCAL.download}` : left
  if (type === 'printify') return PRINTED
  if (type !== 'local') return PROCESSING_OTHERWISE
  const ways = new Set(
    order ? order.lines.map(({ delivery }) => delivery) : (['parcel', 'download'] as const),
  )
  return [...ways].map((way) => LOCAL[way]).join(' ')
}

function confirmation(order: Order | undefined, isWaiting: boolean): string {
  if (!order) return 'A confirmation with the link to your order goes to your email address.'
  const goes = isWaiting ? 'Once it is paid, the confirmation goes to' : 'The confirmation goes to'
  return `${goes} ${order.email}. It has the link to your order.`
}

/** What the buyer can expect next, and what they need not do. */
export function NextSteps({ type, order, isWaiting }: NextStepsProps) {
  const steps = [
    { title: 'Email confirmation', text: confirmation(order, isWaiting) },
    { title: 'Processing', text: processing(type, order) },
    {
      title: 'Contact support',
      text: `Something wrong? Write or call; a person answers ${agency.responsePromise}. Changed your mind? The order’s page says what can still be done.`,
    },
  ]
  return (
    <section aria-labelledby="next-title" className="grid content-start gap-6">
      <h2 id="next-title" className="text-h3">
        What happens next?
      </h2>
      <ol className="next-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-h4">{title}</h3>
            <p className="max-w-measure text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
