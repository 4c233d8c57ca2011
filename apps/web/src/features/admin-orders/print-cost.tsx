import type { AdminOrder, PrintCost } from '@beacon/contract/order-admin'
import { usd } from '@beacon/rules/money'
import { useQuery } from '@tanstack/react-query'
import { FailedState, RowsSkeleton } from '../admin/index.ts'
import { printCostQuery } from './queries.ts'

/** What the print provider charges for production and shipping, next to what the buyer was charged for them. */
export function PrintCostSection({ order }: { order: AdminOrder }) {
  const { data: cost, error, refetch, isPending, isRefetching } = useQuery(printCostQuery(order.id))
  return (
    <section aria-labelledby="print-cost" className="grid gap-3">
      <h3 id="print-cost" className="text-h4">
        What printing costs
      </h3>
      {isPending && <RowsSkeleton label="Asking Printify" rows={4} lines={1} />}
      {error && (
        <FailedState
          what="what Printify charges"
          error={error}
          onRetry={() => void refetch()}
          pending={isRefetching}
        />
      )}
      {cost === null && (
        <p className="text-muted text-sm">Printify does not say what it charges for this order.</p>
      )}
      {cost && <Comparison order={order} cost={cost} />}
    </section>
  )
}

function Comparison({ order, cost }: { order: AdminOrder; cost: PrintCost }) {
  const rows = [
    ['Pieces', order.subtotal - order.discount, cost.production],
    ['Shipping', order.shipping, cost.shipping],
    ['Tax', order.tax, cost.tax],
    ['Total', order.total, cost.production + cost.shipping + cost.tax],
  ] as const
  return (
    <>
      <table aria-labelledby="print-cost" className="w-full text-sm tabular-nums">
        <thead className="border-line border-b text-muted text-xs">
          <tr>
            <td />
            <th scope="col" className="py-1.5 text-end">
              Buyer
            </th>
            <th scope="col" className="py-1.5 text-end">
              Printify
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, paid, charged]) => (
            <tr key={label} className="border-line border-b last:font-semibold">
              <th scope="row" className="py-1.5">
                {label}
              </th>
              <td className="text-end">{usd(paid)}</td>
              <td className="text-end">{usd(charged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!cost.isCharged && (
        <p className="text-muted text-xs">Printify charges this when production begins: it has not begun.</p>
      )}
    </>
  )
}
