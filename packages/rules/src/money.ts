import { countText } from './count-text.ts'

/** Formats cents: 1999 is '$19.99'. */
export function usd(cents: number): string {
  const amount = Math.round(Math.abs(cents))
  return `${cents < 0 ? '-' : ''}$${countText(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}
