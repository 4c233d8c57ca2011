import type { AdminOrder } from '@beacon/contract/order-admin'
import { orderStates } from '@beacon/contract/orders'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Instant } from '../admin/index.ts'
import { orderStateWords } from '../order/index.ts'

/** The history of an order, newest first. */
export function OrderHistory({ history, orderId }: Pick<AdminOrder, 'history'> & { orderId: string }) {
  return (
    <section aria-labelledby="history" className="grid content-start gap-2">
      <h3 id="history" className="text-h4">
        History
      </h3>
      <ol className="border-line border-t text-sm">
        {history.toReversed().map(({ at, what, detail }) => (
          <li key={`${at} ${what} ${detail}`} className="grid gap-0.5 border-line border-b py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{wordsOf(what)}</span>
              <span className="text-muted text-xs">
                <Instant at={at} />
              </span>
            </span>
            {detail && <span className="text-muted [overflow-wrap:anywhere]">{detail}</span>}
          </li>
        ))}
      </ol>
      <p className="text-sm">
        <TextLink to={paths.adminAuditOf(orderId)}>Who did what</TextLink>
      </p>
    </section>
  )
}

/** Labels for states and events whose usual name would be misleading here. */
const HERE: Readonly<Record<string, string>> = {
  // Lists call it paid; here that has been said already.
  submitting: 'On its way to the printer',
  'parcel sent': 'Package sent',
}

function wordsOf(what: string): string {
  if (HERE[what]) return HERE[what]
  const state = orderStates.find((each) => each === what)
  return state ? orderStateWords[state].label : what.charAt(0).toUpperCase() + what.slice(1)
}
