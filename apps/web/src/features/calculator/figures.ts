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

/** The figure of what was typed, held within the input's limits; nothing for what is no number. */
export function readFigure(input: CalculatorInput, text: string | null): number | undefined {
  const plain = (text ?? '').replaceAll(/[$,%\s]/g, '')
  return /^-?\d*\.?\d+$/.test(plain) ? clampFigure(Number(plain) * unitsPerTyped(input), input) : undefined
}

/** Whether a typed number lies outside what the calculator takes. */
export function isOutside(input: CalculatorInput, text: string): boolean {
  const typed = Number(text) * unitsPerTyped(input)
  return text !== '' && (typed < input.min || typed > input.max)
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
