import type { ReactNode } from 'react'

/**
 * The corner for buttons that float over every page, one above the other; the last one is the lowest. The page keeps
 * room for them at its end, and what is docked to the bottom of a phone's screen lifts them (`--dock`).
 */
export function FloatingCorner({ children }: { children: ReactNode }) {
  return <div className="floating-corner">{children}</div>
}
