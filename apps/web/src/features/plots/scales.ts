/** Maps a value to percent of a plot's height or width. */
type Scale = (value: number) => number

/** From the bottom of a plot (100 %) to its top (0 %). An empty domain maps to the bottom. */
export function upward([low, high]: readonly [number, number]): Scale {
  const extent = high - low
  return (value) => (extent > 0 ? 100 - ((value - low) / extent) * 100 : 100)
}

interface Bands {
  /** A bar's width, in percent of the plot. */
  width: number
  /** The start and the middle of a bar, by its index. */
  start: Scale
  middle: Scale
}

/** Equal bands side by side; `gap` is the share of a band left free between two bars. */
export function bands(count: number, gap = 0.3): Bands {
  const step = 100 / count
  const width = step * (1 - gap)
  return {
    width,
    start: (index) => index * step + (step - width) / 2,
    middle: (index) => (index + 0.5) * step,
  }
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Round values from at or below the lowest to at or above the highest, in about `count` steps. */
export function roundTicks([low, high]: readonly [number, number], count = 4): number[] {
  const rough = Math.max(high - low, 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** The lowest and the highest tick: the range of a plot with these ticks. */
export const domainOf = (ticks: readonly number[]): [number, number] => [ticks[0] ?? 0, ticks.at(-1) ?? 0]
