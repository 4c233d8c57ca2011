/** What a drawing is painted with. Shades are laid over the colour, so that one drawing serves every colour. */
export interface Paint {
  /** The product's own colour. */
  base: string
  /** A darker and a lighter cloth of it. */
  dark: string
  light: string
  /** What is printed on it. */
  ink: string
  accent: string
}

const AMBER = '#ffb133'
const BAY = '#127c8a'
const NIGHT = '#13283a'
const PAPER = '#f6f1e4'

/**
 * The paint for a product's color.
 * @param base `#rrggbb`
 */
export function paintOf(base: string): Paint {
  const isDark = brightness(base) < 0.5
  return {
    base,
    dark: mix(base, '#02080f', isDark ? 0.42 : 0.2),
    light: mix(base, '#ffffff', isDark ? 0.14 : 0.42),
    ink: isDark ? PAPER : NIGHT,
    accent: isWarm(base) ? BAY : AMBER,
  }
}

type Rgb = readonly [red: number, green: number, blue: number]

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** One colour with a share of another, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgb(one), rgb(other)]
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share)
  return `#${[channel(0), channel(1), channel(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** How bright a colour looks, 0 to 1. */
function brightness(hex: string): number {
  const [red, green, blue] = rgb(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** Amber does not show on yellow, orange and red. */
function isWarm(hex: string): boolean {
  const [red, green, blue] = rgb(hex)
  return red > 170 && red - blue > 90 && green < 215
}
