import { reassuranceLimits, reassurances, reassurancesInstead } from '@beacon/content/commerce'
import type { ProductSummary } from '@beacon/contract/products'
import { deliveryOf } from '@beacon/rules/delivery'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

interface ReassurancesProps {
  /** The product that they stand beside; without one they are about the whole store. */
  product?: ProductSummary | undefined
  className?: string
}

/** The benefits of every order, with what limits or replaces them for a file or a service. */
export function Reassurances({ product, className }: ReassurancesProps) {
  const delivery = product ? deliveryOf(product) : 'parcel'
  const limits = delivery === 'parcel' ? undefined : reassuranceLimits[delivery]
  const instead = delivery === 'parcel' ? undefined : reassurancesInstead[delivery]
  return (
    <ul className={classNames('grid content-start gap-2 text-sm', className)}>
      {reassurances.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-bay" />
          <span>
            {instead?.[line] ?? line}
            {limits?.[line] && <span className="text-muted"> {limits[line]}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
