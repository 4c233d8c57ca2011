import { suggestedEmail } from '@beacon/rules/email-domain'
import { useEffect, useState } from 'react'

const PAUSE_MS = 800

/** A button with the suggested address, once the visitor pauses or leaves the input. Pressing it fills the input in. */
export function Suggestion({ input }: { input: HTMLInputElement }) {
  const suggested = useSuggested(input)
  if (!suggested) return null

  function accept() {
    input.value = suggested
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  return (
    <button
      type="button"
      onClick={accept}
      className="min-h-11 py-1.5 text-left text-sm [overflow-wrap:anywhere]"
    >
      Did you mean <span className="prose-link font-semibold">{suggested}</span>?
    </button>
  )
}

function useSuggested(input: HTMLInputElement): string {
  const [suggested, setSuggested] = useState('')

  useEffect(() => {
    let pause: number | undefined
    let isLeft = false
    const suggest = async () => {
      const { value } = input
      await endOfPress()
      if (!isLeft && input.value === value) setSuggested(suggestedEmail(value) ?? '')
    }
    const wait = () => {
      clearTimeout(pause)
      setSuggested('')
      pause = window.setTimeout(suggest, PAUSE_MS)
    }
    wait()
    input.addEventListener('input', wait)
    input.addEventListener('blur', suggest)
    const { form } = input
    form?.addEventListener('reset', wait)
    return () => {
      isLeft = true
      clearTimeout(pause)
      input.removeEventListener('input', wait)
      input.removeEventListener('blur', suggest)
      form?.removeEventListener('reset', wait)
    }
  }, [input])

  return suggested
}

/** A press that has left the input must end where it began, and the suggestion moves what is below it. */
async function endOfPress(): Promise<void> {
  if (!document.querySelector(':active')) return
  await new Promise((resolve) => addEventListener('mouseup', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve))
}
