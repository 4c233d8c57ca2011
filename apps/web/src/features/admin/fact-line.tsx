import type { ReactNode } from 'react'

/** A fact of a `<dl>`, its label beside it. */
export const FactLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 [overflow-wrap:anywhere]">
    <dt className="w-26 text-muted">{label}</dt>
    <dd className="min-w-0 flex-[1_1_9rem]">{children}</dd>
  </div>
)
