import type { ReactNode } from 'react'

/**
 * The corner for floating buttons, stacked, the last one lowest. The page reserves room for them at its end, and what
 * is docked to the bottom of a phone's screen lifts them (`--dock`).
 */
export function FloatingCorner({ children }: { children: ReactNode }) {
  return <div className="floating-corner">{children}</div>
}
