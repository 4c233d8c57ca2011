import type { Point } from './sheet.ts'

/** The ten digits as single strokes from the top left of a field of 8 by 12: they need no font. */
const DIGITS = [
  'm4 0c-2.5 0-4 2.5-4 6s1.5 6 4 6 4-2.5 4-6-1.5-6-4-6z',
  'm1 2.5 3-2.5v12',
  'm.5 3c0-2 1.5-3 3.5-3s3.5 1.2 3.5 3.2c0 2.8-7 5.3-7 8.8h7',
  'm.5 0h7l-3.5 4.8c2.5 0 3.8 1.4 3.8 3.4 0 2.3-1.7 3.8-4 3.8-1.8 0-3.2-1-3.5-2.5',
  'm5.5 12v-12l-5.5 8.5h8',
  'm7 0h-5.5l-.5 5.2c.8-.6 1.8-.9 3-.9 2.3 0 3.8 1.5 3.8 3.7s-1.6 4-3.9 4c-1.8 0-3.1-.8-3.6-2.2',
  'm6.5 1c-2.5-1.2-6.3 .5-6.3 6.8 0 2.7 1.6 4.2 3.8 4.2s3.8-1.6 3.8-3.9-1.6-3.8-3.7-3.8-3.9 1.6-3.9 3.5',
  'm.3 0h7.4l-4.7 12',
  'm4 5.5c-2 0-3.3-1.1-3.3-2.7s1.3-2.8 3.3-2.8 3.3 1.2 3.3 2.8-1.3 2.7-3.3 2.7-3.8 1.3-3.8 3.2 1.5 3.3 3.8 3.3 3.8-1.4 3.8-3.3-1.8-3.2-3.8-3.2z',
  'm1.5 11c2.5 1.2 6.3-.5 6.3-6.8 0-2.7-1.6-4.2-3.8-4.2s-3.8 1.6-3.8 3.9 1.6 3.8 3.7 3.8 3.9-1.6 3.9-3.5',
] as const

const STEP = 11

/** A whole number in strokes, its middle at a place; `size` is 1 for digits 12 high. */
export function figure([x, y]: Point, value: number, size: number): string {
  const digits = [...String(Math.abs(Math.round(value)))]
  const left = x - ((digits.length * STEP - 3) * size) / 2
  const scaled = (d: string) =>
    d.replace(/\d*\.?\d+/g, (number) => String(Math.round(Number(number) * size * 10) / 10))
  return digits
    .map((digit, index) => {
      const start = `M${Math.round(left + index * STEP * size)} ${Math.round(y - 6 * size)}`
      return start + scaled(DIGITS[Number(digit)] ?? '')
    })
    .join('')
}
