import {
  type CalculatorInput,
  type CalculatorInputId,
  calculatorGroups,
} from '@beacon/content/industries/restaurant-calculator'
import { clampFigure } from '@beacon/rules/restaurant-calculator'

export type FigureInput = CalculatorInput & { id: CalculatorInputId }

/** The figures of all inputs, in the units of the calculation: people, orders, US cents, whole percent. */
export type Figures = Record<CalculatorInputId, number>

export const figureInputs: readonly FigureInput[] = calculatorGroups.flatMap(({ inputs }) => [...inputs])

const fill = (figureOf: (input: FigureInput) => number) =>
  Object.fromEntries(figureInputs.map((input) => [input.id, figureOf(input)])) as Figures

export const defaultFigures = fill((input) => input.default)

/** Money is entered, and kept in the address, in dollars. */
export const unitsPerTyped = ({ unit }: CalculatorInput) => (unit === 'cents' ? 100 : 1)

/** A figure as it is entered, and kept in the address. */
export const typedText = (input: CalculatorInput, figure: number) => String(figure / unitsPerTyped(input))

/**
 * A number in either notation: $1,234.50 or 1.234,50. A comma before the last one or two digits is a decimal comma, as
 * no group of thousands is that short.
 */
export function numberIn(text: string): number | undefined {
  const written = text.replaceAll(/[$%\s]/g, '')
  const plain = /,\d{1,2}$/.test(written)
    ? written.replaceAll('.', '').replace(/,(?=\d+$)/, '.')
    : written.replaceAll(',', '').replace(/\.$/, '')
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : undefined
}

/** The figure for typed text, clamped to the input's limits; undefined for what is not a number. */
export function readFigure(input: CalculatorInput, text: string | null): number | undefined {
  const typed = numberIn(text ?? '')
  return typed === undefined ? undefined : clampFigure(typed * unitsPerTyped(input), input)
}

/** Whether a typed number is outside the input's limits. */
export function isOutside(input: CalculatorInput, text: string): boolean {
  const typed = (numberIn(text) ?? Number.NaN) * unitsPerTyped(input)
  return typed < input.min || typed > input.max
}

/** The figures in an address; missing or invalid ones take their default. */
export function figuresOfQuery(query: string): Figures {
  const params = new URLSearchParams(query)
  return fill((input) => readFigure(input, params.get(input.param)) ?? input.default)
}

/** All figures as a query, so that a shared result stays the same if a default changes. */
export function queryOfFigures(figures: Figures): string {
  const pairs = figureInputs.map((input) => [input.param, typedText(input, figures[input.id])])
  return new URLSearchParams(pairs).toString()
}
