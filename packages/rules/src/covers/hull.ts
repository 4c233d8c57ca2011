import type { Chance } from './random.ts'
import { circle, curve, line, type Point, type Shape } from './sheet.ts'

/** From stern to stem: how deep the keel runs, and how wide the waterline is. */
const KEEL = [0.2, 0.52, 0.78, 0.94, 1, 0.98, 0.86, 0.58, 0]
const BREADTH = [0.55, 0.8, 0.94, 1, 0.98, 0.88, 0.68, 0.38, 0]

/** The lines of a hull as a yard draws them: profile and half-breadths on one set of stations. */
export function drawHull(chance: Chance): Shape[] {
  const isFlipped = chance.between(0, 1) < 0.5
  const [waterline, middle] = chance.between(0, 1) < 0.5 ? [240, 460] : [380, 160]
  const [stern, stem] = [chance.between(70, 200), chance.between(770, 890)]
  const [depth, beam] = [chance.between(80, 124), chance.between(56, 100)]
  const [freeboard, sheer] = [chance.between(50, 84), chance.between(18, 60)]
  const fullness = chance.between(0.5, 2)
  const intervals = chance.whole(7, 15)
  const lit = chance.whole(2, intervals - 2)

  const along = (share: number) => {
    const x = stern + (stem - stern) * share
    return Math.round(isFlipped ? 960 - x : x)
  }
  const through = (shape: readonly number[], height: (value: number) => number) =>
    shape.map((value, index): Point => [along(index / 8), height(value ** fullness)])
  const keel = (part: number) => through(KEEL, (value) => waterline + depth * part * value)
  const breadth = (part: number) => through(BREADTH, (value) => middle + beam * part * value)
  const deck = KEEL.map(
    (_, index): Point => [
      along(index / 8 + (index - 4) * 0.01),
      waterline - freeboard - sheer * (index / 4 - 0.9) ** 2,
    ],
  )
  const ends = [0, 8].map((index) => line([deck[index] ?? [0, 0], keel(1)[index] ?? [0, 0]])).join('')
  const transom = line([breadth(1)[0] ?? [0, 0], breadth(-1)[0] ?? [0, 0]])
  const station = (index: number) => along(index / intervals)
  return [
    {
      look: 'grid',
      d: Array.from({ length: intervals + 1 }, (_, index) => `M${station(index)} 40V560`).join(''),
    },
    { look: 'faint', d: [0, 36, 72, 108].map((y) => `M30 ${waterline + y}H930`).join('') },
    { look: 'deep', d: `${curve(keel(1))}L${along(0)} ${waterline}z` },
    { look: 'contour', d: [0.34, 0.67].map((part) => curve(keel(part))).join('') },
    { look: 'contour', d: [0.3, 0.55, 0.8, -0.3, -0.55, -0.8].map((part) => curve(breadth(part))).join('') },
    { look: 'course', d: `M30 ${middle}H930` },
    { look: 'bay-line', d: curve(breadth(1)) + curve(breadth(-1)) + transom },
    { look: 'ink-line', d: curve(keel(1)) + curve(deck) + ends },
    { look: 'lit-line', d: `M${station(lit)} ${waterline}V${middle}` },
    { look: 'lit', d: circle([station(lit), waterline], 13) + circle([station(lit), middle], 13) },
  ]
}
