import type { CalculatorBasis } from '@beacon/content/industries/restaurant-calculator'
import { type KeyboardEvent, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldFrame } from '../../ui/field.tsx'
import { countText, dollarText, percentText } from '../plots/index.ts'
import { type FigureInput, isOutside, numberIn, readFigure, typedText, unitsPerTyped } from './figures.ts'

/** The spoken form of a figure, by unit. */
export const unitText = { count: countText, cents: dollarText, percent: percentText } as const

export const basisNames: Record<CalculatorBasis['kind'], string> = {
  source: 'Published figure',
  'rule-of-thumb': 'Rule of thumb',
  illustrative: 'Illustrative',
}

interface FigureFieldProps {
  input: FigureInput
  figure: number
  onChange: (figure: number) => void
}

/** One figure, typed or set with a slider. Typed text is left alone until the field loses the focus. */
export function FigureField({ input, figure, onChange }: FigureFieldProps) {
  const [draft, setDraft] = useState<string>()
  const text = draft ?? typedText(input, figure)
  const scale = unitsPerTyped(input)
  const say = unitText[input.unit]
  const limits = { min: input.min / scale, max: input.max / scale }

  const take = (typed: string) => {
    const read = readFigure(input, typed)
    if (read !== undefined) onChange(read)
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: input.step, ArrowDown: -input.step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setDraft(undefined)
    take(String((figure + by) / scale))
  }

  return (
    <FieldFrame
      name={input.param}
      label={input.label}
      hint={input.hint}
      error={draft && objectionTo(input, figure, draft)}
      required
    >
      {(aria) => (
        <div className="flex items-center gap-4">
          <div className="relative w-32 shrink-0">
            <input
              {...aria}
              // NOTE: no `type="number"`: browsers silently drop the comma of 38,50, or the whole value.
              type="text"
              role="spinbutton"
              aria-valuenow={figure / scale}
              aria-valuemin={limits.min}
              aria-valuemax={limits.max}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setDraft(event.target.value)
                take(event.target.value)
              }}
              onKeyDown={step}
              onBlur={() => setDraft(undefined)}
              className={classNames(
                'field tabular-nums',
                input.unit === 'cents' && 'pl-7',
                input.unit === 'percent' && 'pr-9',
              )}
            />
            {input.unit !== 'count' && <UnitSign unit={input.unit} />}
          </div>
          <FigureSlider
            label={`${input.label}, slider`}
            limits={limits}
            step={input.step / scale}
            value={figure / scale}
            text={say(figure)}
            onChange={take}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Why a figure other than the typed one is used. */
function objectionTo(input: FigureInput, figure: number, typed: string): string | undefined {
  const say = unitText[input.unit]
  if (numberIn(typed) === undefined) return `Counted as ${say(figure)}: that is not a number.`
  return isOutside(input, typed)
    ? `Counted as ${say(figure)}: from ${say(input.min)} to ${say(input.max)} is the range.`
    : undefined
}

function UnitSign({ unit }: { unit: 'cents' | 'percent' }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        '-translate-y-1/2 pointer-events-none absolute top-1/2 text-muted',
        unit === 'cents' ? 'left-3.5' : 'right-3.5',
      )}
    >
      {unit === 'cents' ? '$' : '%'}
    </span>
  )
}

interface FigureSliderProps {
  label: string
  limits: { min: number; max: number }
  step: number
  value: number
  text: string
  onChange: (value: string) => void
}

/**
 * Without a name, so that a form submitted without a script has each figure once; without the script it does nothing.
 */
function FigureSlider({ label, limits, step, value, text, onChange }: FigureSliderProps) {
  const hydrated = useHydrated()
  return (
    <input
      {...limits}
      type="range"
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onChange(event.target.value)}
      className={classNames('slider h-11 w-0 flex-1 cursor-pointer', !hydrated && 'invisible')}
    />
  )
}
