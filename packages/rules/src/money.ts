import { countText } from './count-text.ts'

/** Formats cents: 1999 is '$19.99'. */
export function usd(cents: number): string {
  const amount = Math.round(Math.abs(cents))
  return `${cents < 0 ? '-' : ''}$${countText(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** The same within a sentence, where whole dollars have no cents: 5000 is '$50'. */
export const shortUsd = (cents: number): string => usd(cents).replace('.00', '')
