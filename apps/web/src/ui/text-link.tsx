import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A link inside running text; a phone number is read in one piece. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith('/') ? (
    <Link to={to} className="prose-link">
      {children}
    </Link>
  ) : (
    <a href={to} className={to.startsWith('tel:') ? 'prose-link whitespace-nowrap' : 'prose-link'}>
      {children}
    </a>
  )
}
