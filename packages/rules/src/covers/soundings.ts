import { figure } from './figures.ts'
import type { Chance } from './random.ts'
import { circle, depths, isUncut, type Point, polar, type Shape } from './sheet.ts'

const SPACING = 124
/** Half the width of two digits. */
const FIGURE_REACH = 14

/** Search ranks around an address, printed as a chart prints depths: the best three are lit. */
export function drawSoundings(chance: Chance): Shape[] {
  const home: Point = [chance.between(250, 710), chance.between(210, 390)]
  const turn = chance.between(-30, 30)
  const [stretch, lean] = [chance.between(0.7, 1.4), chance.between(-0.5, 0.5)]
  const points = Array.from({ length: 99 }, (_, index) => {
    const [column, row] = [(index % 11) - 5, Math.floor(index / 11) - 4]
    const place = polar(polar(home, turn, column * SPACING), turn + 90, row * SPACING)
    const far = Math.hypot(column * stretch + row * lean, row / stretch)
    return { place, rank: 1 + far ** 1.7 * 3.2 + chance.between(0, 0.6) }
  })
    .filter(({ place }) => isUncut(place, FIGURE_REACH))
    .sort((a, b) => a.rank - b.rank)
  const lit = points.slice(0, 3)
  const rings = lit.map(({ place }, index) => circle(place, index === 0 ? 46 : 32))
  return [
    ...depths(home, [84, 150, 226, 314, 414, 530, 660], turn),
    {
      look: 'sounding',
      d: points
        .slice(3)
        .map(({ place, rank }) => figure(place, Math.max(4, rank), 2))
        .join(''),
    },
    ...[260, 170].map((radius): Shape => ({ look: 'glow', d: circle(home, radius) })),
    { look: 'paper', d: rings.join('') },
    { look: 'lit-line', d: rings.join('') },
    {
      look: 'ink-line',
      d: lit.map(({ place }, index) => figure(place, index + 1, index === 0 ? 3.4 : 2.2)).join(''),
    },
  ]
}
