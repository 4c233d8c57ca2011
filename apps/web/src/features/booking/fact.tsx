import type { ReactNode } from 'react'

/** A line of what is known of a booking. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere flex flex-wrap items-baseline border-line border-t py-3">
      <dt className="w-26 text-muted text-sm">{term}</dt>
      <dd className="min-w-0 flex-[1_1_10rem]">{children}</dd>
    </div>
  )
}
