import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from './price.tsx'

interface Plan {
  name: string
  /** The price as displayed. */
  price: string
  forWhom: string
  includes: readonly string[]
  /** A label that highlights the plan. */
  mark?: string
  action?: ReactNode
}

/** Plans as columns of a table that share their rows, so that they can be compared. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="plan-table border-ink border-t-2 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanColumn key={plan.name} {...plan} />
      ))}
    </ul>
  )
}

function PlanColumn({ name, price, forWhom, includes, mark, action }: Plan) {
  return (
    <li className={classNames('plan', action ? 'lg:row-span-5' : 'lg:row-span-4', mark && 'plan-marked')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{name}</h3>
        {mark && <p className="font-semibold text-xs">{mark}</p>}
      </div>
      <p>
        <Price display={price} />
      </p>
      <p className="text-muted text-sm">{forWhom}</p>
      <ul className="grid content-start gap-2 text-sm">
        {includes.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-bay" />
            {item}
          </li>
        ))}
      </ul>
      {action && <div className="pt-2">{action}</div>}
    </li>
  )
}
