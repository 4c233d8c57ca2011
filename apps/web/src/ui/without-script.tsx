import type { ReactNode } from 'react'

/** What somebody reads who has no script, where nothing would ever come without one. */
export const WithoutScript = ({ children }: { children: ReactNode }) => (
  <noscript>
    <p className="mt-6 max-w-measure">{children}</p>
  </noscript>
)
