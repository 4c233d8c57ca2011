import { reassurances } from '@beacon/content/commerce'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

/** The benefits of every order. */
export function Reassurances({ className }: { className?: string }) {
  return (
    <ul className={classNames('grid content-start gap-2 text-sm', className)}>
      {reassurances.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-bay" />
          {line}
        </li>
      ))}
    </ul>
  )
}
