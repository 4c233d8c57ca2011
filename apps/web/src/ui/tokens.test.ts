import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const [dark = '', light = ''] = css.split('[data-theme="light"]')

/** Relative luminance of an `oklch()` color, computed by OKLab and linear sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function luminanceOf(theme: string, token: string): number {
  const [, ...numbers] =
    new RegExp(`--color-${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(theme) ?? []
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.map(Number)
  return luminance(lightness, chroma, hue)
}

function contrast(theme: string, one: string, other: string): number {
  const [a, b] = [luminanceOf(theme, one), luminanceOf(theme, other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const GROUNDS = ['ground', 'raised', 'raised-2']
const WORDS = ['ink', 'muted', 'bay', 'danger', 'success', 'warning']
const PARTS = ['edge', 'focus', 'mark', 'series-1', 'series-2', 'series-3', 'series-4', 'series-5']
const WATERS = ['water', 'served']
const CHART_WORDS = ['ink', 'muted', 'sounding']

const pairs = (tokens: string[], grounds: string[]) =>
  tokens.flatMap((token) => grounds.map((ground) => [token, ground] as const))

for (const [name, theme] of [
  ['dark', dark],
  ['light', light],
] as const) {
  test.each([
    ...pairs(WORDS, GROUNDS),
    ...pairs(CHART_WORDS, WATERS),
    ['on-beacon', 'beacon'],
    ['on-beacon', 'beacon-hover'],
  ] as const)(`${name}: words in %s can be read on %s`, (word, ground) => {
    expect(contrast(theme, word, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(PARTS, ['ground', 'raised']))(
    `${name}: parts in %s can be told from %s`,
    (part, ground) => {
      expect(contrast(theme, part, ground)).toBeGreaterThanOrEqual(3)
    },
  )
}
