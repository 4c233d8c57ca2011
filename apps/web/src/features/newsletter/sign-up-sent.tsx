import { signUp } from '@beacon/content/newsletter'
import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { focusedAs } from '../../ui/notice.tsx'

/** Replaces the form and takes the focus from its button, which announces it. */
export function SignUpSent() {
  const id = useId()
  return (
    <div {...focusedAs(id)} className="flex gap-3 border-success border-l-3 py-1 pl-4">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
      <div id={id} className="grid gap-1 text-sm">
        <p className="font-semibold">{signUp.sent.title}</p>
        <p>{signUp.sent.text}</p>
      </div>
    </div>
  )
}
