import type { Chance } from './random.ts'
import { arc, area, circle, curve, graticule, line, type Point, polar, type Shape } from './sheet.ts'

const degreesTo = ([ax, ay]: Point, [bx, by]: Point) => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI

/** Radio stations along the shore whose bearings cross in one place: nobody on watch, and still a fix. */
export function drawBearings(chance: Chance): Shape[] {
  const fix: Point = [chance.between(300, 660), chance.between(320, 420)]
  const [swing, tilt] = [chance.between(20, 56), chance.between(-0.16, 0.16)]
  const shoreAt = (x: number) => 140 + swing * Math.sin(x / 150 + fix[0]) + tilt * (x - 480)
  const shore = Array.from({ length: 9 }, (_, index): Point => [index * 135 - 60, shoreAt(index * 135 - 60)])
  const stations = [chance.between(90, 200), chance.between(400, 560), chance.between(740, 880)].map(
    (x): Point => [x, shoreAt(x) - 6],
  )
  const far: Point = [fix[0] > 480 ? chance.between(90, 170) : chance.between(790, 870), 490]
  const senders = [...stations, far]
  const signals = (sender: Point, ranges: readonly number[]) => {
    const bearing = degreesTo(sender, fix)
    return ranges.map((range) => arc(sender, range, bearing - 24, bearing + 24)).join('')
  }
  return [
    graticule(chance.between(10, 120), chance.between(10, 120), 130),
    {
      look: 'faint',
      d: [30, 66, 110].map((depth) => curve(shore.map(([x, y]): Point => [x, y + depth]))).join(''),
    },
    { look: 'served', d: `${curve(shore)}V-40H-60z` },
    { look: 'coast', d: curve(shore) },
    {
      look: 'course',
      d: senders.map((sender) => line([sender, polar(sender, degreesTo(sender, fix), 760)])).join(''),
    },
    { look: 'contour', d: senders.map((sender) => signals(sender, [40, 72, 108, 148, 192])).join('') },
    ...[150, 96].map((radius): Shape => ({ look: 'glow', d: circle(fix, radius) })),
    { look: 'paper', d: senders.map((sender) => circle(sender, 19)).join('') },
    { look: 'ink-line', d: senders.map((sender) => circle(sender, 19)).join('') },
    { look: 'bay', d: senders.map((sender) => circle(sender, 8)).join('') },
    { look: 'paper', d: circle(fix, 44) },
    { look: 'lit-line', d: circle(fix, 44) },
    { look: 'lit', d: area([-90, 30, 150].map((degrees) => polar(fix, degrees, 26))) },
  ]
}
