import { type ReactNode, Suspense, type SyntheticEvent, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'

const Suggestion = lazyPart(async () => (await import('./suggestion.tsx')).Suggestion)

interface EmailCheckProps {
  /** The input; what else there is cannot be typed into. */
  children: ReactNode
  className?: string | undefined
}

/** Suggests below an email field what was meant by a mistyped domain. Loads the rule with the first letter typed. */
export function EmailCheck({ children, className }: EmailCheckProps) {
  const [input, setInput] = useState<HTMLInputElement>()
  const check = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) setInput(target)
  }
  return (
    // What was typed before the page was interactive is checked when the input is left.
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are the input's
    <div onInput={check} onBlur={check} className={className}>
      {children}
      <div aria-live="polite">
        <Suspense>{input && <Suggestion input={input} />}</Suspense>
      </div>
    </div>
  )
}
