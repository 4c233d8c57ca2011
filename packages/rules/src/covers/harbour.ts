import { figure } from './figures.ts'
import type { Chance } from './random.ts'
import { beam, circle, curve, type Point, type Shape } from './sheet.ts'

const STEP = 108

/** A stretch of the south shore with its towns: the light on the barrier beach finds one harbor. */
export function drawHarbour(chance: Chance): Shape[] {
  const harbour = chance.whole(2, 7)
  const [level, slope, depth] = [chance.between(250, 310), chance.between(-60, 60), chance.between(80, 150)]
  const shore = Array.from({ length: 11 }, (_, index): Point => {
    const inlet = Math.max(0, 1 - Math.abs(index - harbour) * 0.7)
    const rise = (slope * (index - harbour)) / 5
    return [index * STEP - 60, level + rise + chance.between(-34, 34) - inlet * depth]
  })
  const quay = shore[harbour] ?? [480, 160]
  const light: Point = [quay[0] + chance.between(40, 330) * (quay[0] > 480 ? -1 : 1), 486]
  const bearing = (Math.atan2(quay[1] - light[1], quay[0] - light[0]) * 180) / Math.PI
  const beach = curve([
    [-60, chance.between(500, 570)],
    [light[0] - 210, chance.between(500, 540)],
    [light[0], light[1] + 8],
    [light[0] + 210, chance.between(500, 540)],
    [1020, chance.between(500, 570)],
  ])
  const towns = shore.filter((_, index) => index !== harbour && index % 2 === harbour % 2)
  const mark: Point = [quay[0], quay[1] - 4]
  return [
    { look: 'contour', d: [16, 38, 66].map((distance) => offShore(shore, distance)).join('') },
    { look: 'faint', d: [100, 140, 186].map((distance) => offShore(shore, distance)).join('') },
    { look: 'served', d: `${curve(shore)}V-40H-60z` },
    { look: 'coast', d: curve(shore) },
    { look: 'served', d: `${beach}V640H-60z` },
    { look: 'coast', d: beach },
    ...beam(light, [230, 420, 700], bearing, 17),
    { look: 'bay', d: towns.map(([x, y]) => circle([x, y - 40], 8)).join('') },
    {
      look: 'sounding',
      d: towns
        .map(([x, y], index) => figure([x + 20, y + 130], 9 + ((index * 13 + harbour) % 22), 2))
        .join(''),
    },
    { look: 'paper', d: circle(mark, 36) },
    { look: 'lit-line', d: circle(mark, 36) },
    { look: 'ink-line', d: figure(mark, 1, 2.6) },
    { look: 'lit', d: circle(light, 15) },
  ]
}

/** The shore as it looks farther out: inlets fill up with distance. */
function offShore(shore: readonly Point[], distance: number): string {
  const mean = shore.reduce((sum, [, y]) => sum + y, 0) / shore.length
  const flat = Math.min(1, distance / 260)
  return curve(shore.map(([x, y]): Point => [x, y + (mean - y) * flat + distance]))
}
