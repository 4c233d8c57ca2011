import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Replaces the form for as long as it takes to read it. */
export function Thanks({ children }: { children: ReactNode }) {
  return (
    <p className="grid justify-items-start gap-4 border-success border-l-3 py-2 pl-6">
      <Icon name="check" className="size-9 text-success" />
      <span className="max-w-md font-display font-semibold text-h3">{children}</span>
    </p>
  )
}
