import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

interface TextLinkProps {
  to: string
  /** Not part of a sentence: on touch screens as high as a finger. */
  alone?: boolean
  children: ReactNode
}

/** A link inside running text, or by itself; a phone number is read in one piece. */
export function TextLink({ to, alone, children }: TextLinkProps) {
  const className = classNames(
    'prose-link',
    alone && 'link-alone',
    to.startsWith('tel:') && 'whitespace-nowrap',
  )
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
