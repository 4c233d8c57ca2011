import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** Why it is empty, or what to do next. */
  text?: string
  action?: ReactNode
}

/** What a list says when it has nothing to show. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 border-line border-y py-12">
      <p className="font-display font-semibold text-h3">{title}</p>
      {text && <p className="max-w-measure text-muted">{text}</p>}
      {action}
    </div>
  )
}
