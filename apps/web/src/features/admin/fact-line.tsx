import type { ReactNode } from 'react'

/** A fact of a `<dl>`, its label beside it. */
export const FactLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 [overflow-wrap:anywhere]">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)
