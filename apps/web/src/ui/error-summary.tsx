import { useEffect, useRef } from 'react'
import { useFieldIds } from './form.tsx'

interface ErrorSummaryProps {
  title: string
  /** Message by field name, in the order of the form. */
  errors: Readonly<Record<string, string>>
}

/** All messages of a form in one place, each leading to its field. It takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const names = Object.keys(errors)
  const shown = names.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-danger border-l-3 bg-raised p-4">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-1 text-sm">
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
