import { signUp } from '@beacon/content/newsletter'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Replaces the form and takes the focus from its button. */
export function SignUpSent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="flex gap-3 border-success border-l-3 py-1 pl-4">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="grid gap-1 text-sm">
        <p className="font-semibold">{signUp.sent.title}</p>
        <p>{signUp.sent.text}</p>
      </div>
    </div>
  )
}
