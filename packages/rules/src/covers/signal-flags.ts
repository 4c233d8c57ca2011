import type { Chance } from './random.ts'
import { area, circle, curve, type Look, type Point, type Shape } from './sheet.ts'

/** From a flag's own square of 1 by 1 to the sheet. */
type Place = (u: number, v: number) => Point

interface Pattern {
  ground: Look
  mark: Look
  draw: (place: Place) => string
}

const box = (place: Place, left: number, top: number, right: number, bottom: number) =>
  area([place(left, top), place(right, top), place(right, bottom), place(left, bottom)])

const PATTERNS: readonly Pattern[] = [
  { ground: 'ink', mark: 'bay', draw: (at) => box(at, 0.5, 0, 1, 1) },
  { ground: 'bay', mark: 'ink', draw: (at) => box(at, 0.3, 0.3, 0.7, 0.7) },
  { ground: 'paper', mark: 'ink', draw: (at) => box(at, 0, 0, 0.5, 0.5) + box(at, 0.5, 0.5, 1, 1) },
  { ground: 'bay', mark: 'paper', draw: (at) => area([at(0, 0), at(1, 1), at(0, 1)]) },
  { ground: 'ink', mark: 'bay', draw: (at) => box(at, 0, 0, 1, 0.33) + box(at, 0, 0.67, 1, 1) },
  {
    ground: 'paper',
    mark: 'bay',
    draw: (at) => area([at(0.5, 0.08), at(0.92, 0.5), at(0.5, 0.92), at(0.08, 0.5)]),
  },
  {
    ground: 'ink',
    mark: 'paper',
    draw: (at) => [0, 0.4, 0.8].map((left) => box(at, left, 0, left + 0.2, 1)).join(''),
  },
]

/** One flag of every line is lit. */
const LIT_PATTERNS: readonly Pattern[] = [
  { ground: 'lit', mark: 'paper', draw: (at) => circle(at(0.5, 0.5), 28) },
  { ground: 'ink', mark: 'lit', draw: (at) => box(at, 0.38, 0, 0.62, 1) + box(at, 0, 0.38, 1, 0.62) },
  { ground: 'lit', mark: 'ink', draw: (at) => area([at(0, 0), at(1, 0), at(0, 1)]) },
]

const SIZE = 126

/** A line of signal flags from masthead to rail: what a ship says to whoever looks. */
export function drawSignalFlags(chance: Chance): Shape[] {
  const falls = chance.between(0, 1) < 0.5
  const [high, low, sag] = [chance.between(70, 130), chance.between(190, 290), chance.between(10, 100)]
  const [start, end] = falls ? [high, low] : [low, high]
  const line = (x: number): Point => {
    const share = x / 960
    return [x, start + (end - start) * share + sag * 4 * share * (1 - share)]
  }
  const count = chance.whole(4, 6)
  const gap = 960 / count
  const forked = chance.whole(0, count - 1)
  const flags = chance.shuffled([
    ...chance.shuffled(LIT_PATTERNS).slice(0, 1),
    ...chance.shuffled(PATTERNS).slice(0, count - 1),
  ])
  const hung = flags.flatMap((pattern, index) => {
    const left = index * gap + (gap - SIZE) / 2
    return hang(pattern, line(left), line(left + SIZE), index === forked)
  })
  const swell = chance.between(16, 30)
  return [
    { look: 'deep', d: `${wave(486, swell)}V640H-60z` },
    { look: 'contour', d: wave(486, swell) + wave(520, swell * 0.8) },
    { look: 'faint', d: [432, 552, 580].map((y) => wave(y, swell * 0.6)).join('') },
    { look: 'coast', d: curve([line(-40), line(240), line(480), line(720), line(1000)]) },
    ...hung,
  ]
}

/** A flag between two places of the line; its lower edge hangs free. */
function hang({ ground, mark, draw }: Pattern, [ax, ay]: Point, [bx, by]: Point, isForked: boolean): Shape[] {
  const place: Place = (u, v) => [
    ax + (bx - ax) * u - (by - ay) * v * 0.5,
    ay + (by - ay) * u + SIZE * 0.98 * v + 6 * Math.sin(u * Math.PI * 2) * v,
  ]
  const outline = isForked
    ? area([place(0, 0), place(1, 0), place(1, 1.3), place(0.5, 1), place(0, 1.3)])
    : box(place, 0, 0, 1, 1)
  return [
    { look: ground, d: outline },
    { look: mark, d: draw(place) },
    { look: 'ink-line', d: outline },
  ]
}

const wave = (y: number, height: number) =>
  curve(
    Array.from(
      { length: 13 },
      (_, index): Point => [index * 90 - 60, y + (index % 2 ? height : -height) / 2],
    ),
  )
