import { useEffect, useId, useRef } from 'react'
import { useFieldIds } from './form.tsx'

interface ErrorSummaryProps {
  title: string
  /** Message by field name, in the order of the form. */
  errors: Readonly<Record<string, string>>
}

/**
 * All messages of a form in one place, each linking to its field. It takes the focus when it appears, which announces
 * it: as an alert it would be read twice, and again after every corrected field.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const names = Object.keys(errors)
  const shown = names.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-messages`}
      className="border-danger border-l-3 bg-raised p-4"
    >
      <p id={`${id}-title`} className="font-semibold">
        {title}
      </p>
      <ul id={`${id}-messages`} className="mt-2 grid gap-1 text-sm">
        {names.map((name) => (
          <ErrorLink key={name} name={name} message={errors[name] ?? ''} />
        ))}
      </ul>
    </div>
  )
}

function ErrorLink({ name, message }: { name: string; message: string }) {
  const { field } = useFieldIds(name)
  return (
    <li>
      <a
        href={`#${field}`}
        className="text-danger underline underline-offset-2"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(field)?.focus()
        }}
      >
        {message}
      </a>
    </li>
  )
}
