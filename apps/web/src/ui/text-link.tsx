import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A link inside running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith('/') ? (
    <Link to={to} className="prose-link">
      {children}
    </Link>
  ) : (
    <a href={to} className="prose-link">
      {children}
    </a>
  )
}
