import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Tone } from './notice.tsx'

const DOTS: Record<Tone | 'neutral', string> = {
  neutral: 'bg-muted',
  info: 'bg-bay',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

/** The state of a record in one or two words, behind a dot of its tone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone | 'neutral'; children: ReactNode }) {
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap font-medium text-sm">
      <span className={classNames('size-2 rounded-full forced-colors:bg-[CanvasText]', DOTS[tone])} />
      {children}
    </span>
  )
}
