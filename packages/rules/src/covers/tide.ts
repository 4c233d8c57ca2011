import { figure } from './figures.ts'
import type { Chance } from './random.ts'
import { circle, curve, type Point, type Shape } from './sheet.ts'

const STEP = 24

/** A tide that comes in a little higher every time: the record of a client's months. */
export function drawTide(chance: Chance): Shape[] {
  const points = tideCurve(chance)
  const water = curve(points)
  const highs = points.filter(
    ([x, y], index) =>
      x > 70 && x < 890 && y < (points[index - 1]?.[1] ?? 0) && y <= (points[index + 1]?.[1] ?? 0),
  )
  const highest = highs.reduce((best, point) => (point[1] < best[1] ? point : best), highs[0] ?? [480, 240])
  const others = highs.filter((point) => point !== highest)
  const down = ([x, y]: Point) => `M${Math.round(x)} ${Math.round(y)}V600`
  const height = ([, y]: Point) => (520 - y) / 4
  return [
    { look: 'grid', d: Array.from({ length: 12 }, (_, index) => `M${40 + index * 80} 0V600`).join('') },
    { look: 'faint', d: [150, 240, 330, 420, 510].map((y) => `M0 ${y}H960`).join('') },
    { look: 'deep', d: `${water}V640H-24z` },
    {
      look: 'contour',
      d: [26, 58, 98].map((depth) => curve(points.map(([x, y]): Point => [x, y + depth]))).join(''),
    },
    { look: 'bay-line', d: water },
    { look: 'course', d: others.map(down).join('') },
    { look: 'bay', d: others.map((point) => circle(point, 10)).join('') },
    {
      look: 'sounding',
      d: others.map((point) => figure([point[0], point[1] - 38], height(point), 2.2)).join(''),
    },
    ...[120, 80, 44].map((radius): Shape => ({ look: 'glow', d: circle(highest, radius) })),
    { look: 'lit-line', d: down(highest) },
    { look: 'ink-line', d: figure([highest[0], highest[1] - 62], height(highest), 3.4) },
    { look: 'lit', d: circle(highest, 17) },
  ]
}

/** Two waves over each other on a rising mean, from edge to edge. */
function tideCurve(chance: Chance): Point[] {
  const length = chance.between(170, 380)
  const start = chance.between(0, 2 * Math.PI)
  const rise = chance.between(150, 230)
  const swing = chance.between(44, 84)
  const second = chance.between(0.2, 0.8)
  return Array.from({ length: 43 }, (_, index): Point => {
    const x = index * STEP - STEP
    const angle = start + (x / length) * 2 * Math.PI
    return [x, 420 - (rise * x) / 960 - swing * (Math.sin(angle) + second * Math.sin(angle / 2 + 1))]
  })
}
