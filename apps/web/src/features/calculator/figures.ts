import {
  type CalculatorInput,
  type CalculatorInputId,
  calculatorGroups,
} from '@beacon/content/industries/restaurant-calculator'
import { clampFigure } from '@beacon/rules/restaurant-calculator'

export type FigureInput = CalculatorInput & { id: CalculatorInputId }

/** Every input's figure, in the units of the sums: people, orders, US cents, whole percent. */
export type Figures = Record<CalculatorInputId, number>

export const figureInputs: readonly FigureInput[] = calculatorGroups.flatMap(({ inputs }) => [...inputs])

const fill = (figureOf: (input: FigureInput) => number) =>
  Object.fromEntries(figureInputs.map((input) => [input.id, figureOf(input)])) as Figures

export const defaultFigures = fill((input) => input.default)

/** Money is typed, and stands in the address, in dollars. */
export const unitsPerTyped = ({ unit }: CalculatorInput) => (unit === 'cents' ? 100 : 1)

export const typedText = (input: CalculatorInput, figure: number) => String(figure / unitsPerTyped(input))

/**
 * A number as people write it, wherever they learned to: $1,234.50 or 1.234,50. A comma before one or two last digits
 * stands before decimals, as no thousand ends there.
 */
export function numberIn(text: string): number | undefined {
  const written = text.replaceAll(/[$%\s]/g, '')
  const plain = /,\d{1,2}$/.test(written)
    ? written.replaceAll('.', '').replace(/,(?=\d+$)/, '.')
    : written.replaceAll(',', '').replace(/\.$/, '')
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : undefined
}

/** The figure of what was typed, held within the input's limits; nothing for what is no number. */
export function readFigure(input: CalculatorInput, text: string | null): number | undefined {
  const typed = numberIn(text ?? '')
  return typed === undefined ? undefined : clampFigure(typed * unitsPerTyped(input), input)
}

/** Whether a typed number lies outside what the calculator takes. */
export function isOutside(input: CalculatorInput, text: string): boolean {
  const typed = (numberIn(text) ?? Number.NaN) * unitsPerTyped(input)
  return typed < input.min || typed > input.max
}

/** The figures of an address; whatever is missing or makes no sense is the default. */
export function figuresOfQuery(query: string): Figures {
  const params = new URLSearchParams(query)
  return fill((input) => readFigure(input, params.get(input.param)) ?? input.default)
}

/** All figures as a query, so that a shared result stays the same when a default changes. */
export function queryOfFigures(figures: Figures): string {
  const pairs = figureInputs.map((input) => [input.param, typedText(input, figures[input.id])])
  return new URLSearchParams(pairs).toString()
}
