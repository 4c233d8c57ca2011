import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

interface StepperProps {
  /** What is counted, for assistive technology: 'Quantity of Harbor Tee'. */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/**
 * A whole number between two bounds: one more, one less, or typed. A button that has reached its bound keeps the focus.
 * What a button does to the number is announced.
 */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const [isPressed, setPressed] = useState(false)
  const counted = label.charAt(0).toLowerCase() + label.slice(1)

  const press = (next: number) => {
    if (next < min || next > max) return
    setPressed(true)
    onChange(next)
  }
  const type = (text: string) => {
    setPressed(false)
    setTyped(text)
    const number = Number(text)
    if (text !== '' && Number.isInteger(number)) onChange(Math.min(max, Math.max(1, min, number)))
  }

  // What was typed before the page was taken over counts, too.
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first effect
  useLayoutEffect(() => {
    if (input.current && input.current.value !== String(value)) type(input.current.value)
  }, [])

  return (
    <fieldset aria-label={label} className="stepper">
      <button
        type="button"
        aria-label={`Decrease ${counted}`}
        aria-disabled={value <= min}
        onClick={() => press(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        ref={input}
        id={useId()}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={`Increase ${counted}`}
        aria-disabled={value >= max}
        onClick={() => press(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
      <span role="status" className="sr-only">
        {isPressed && value}
      </span>
    </fieldset>
  )
}
