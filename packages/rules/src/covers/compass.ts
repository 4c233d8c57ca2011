import type { Chance } from './random.ts'
import { area, circle, curve, graticule, line, type Point, polar, type Shape } from './sheet.ts'

const steps = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count)

/** A compass rose with its graduated ring: an instrument, and how to read it. */
export function drawCompass(chance: Chance): Shape[] {
  const centre: Point = [chance.between(230, 730), chance.between(240, 400)]
  const ring = chance.between(196, 300)
  const turn = chance.between(-42, 42)
  const course = chance.between(0, 360)
  const ticks = (count: number, length: number) =>
    steps(count)
      .map((degrees) =>
        line([polar(centre, degrees + turn, ring), polar(centre, degrees + turn, ring + length)]),
      )
      .join('')
  return [
    graticule(chance.between(20, 110), chance.between(20, 110), 120),
    { look: 'faint', d: shelves(chance) },
    { look: 'course', d: line([polar(centre, course + 180, 900), polar(centre, course, 900)]) },
    { look: 'paper', d: circle(centre, ring + 34) },
    { look: 'coast', d: circle(centre, ring + 34) + circle(centre, ring) },
    { look: 'contour', d: ticks(72, 12) + circle(centre, ring * 0.62) + circle(centre, ring * 0.58) },
    { look: 'ink-line', d: ticks(12, 22) },
    ...rose(centre, ring * 0.72, turn + 45, 0.13),
    ...rose(centre, ring * 0.94, turn, 0.17),
    { look: 'lit', d: needle(centre, ring * 0.98, course) },
    { look: 'paper', d: circle(centre, 15) },
    { look: 'lit-line', d: circle(centre, 15) },
  ]
}

/** Four points of the star, each with its dark half. */
function rose(centre: Point, radius: number, turn: number, waist: number): Shape[] {
  const halves = (side: number) =>
    steps(4)
      .map((degrees) =>
        area([
          centre,
          polar(centre, degrees + turn, radius),
          polar(centre, degrees + turn + side * 45, radius * waist * 1.6),
        ]),
      )
      .join('')
  return [
    { look: 'paper', d: halves(-1) },
    { look: 'bay', d: halves(1) },
    { look: 'bay-line', d: halves(-1) },
  ]
}

const needle = (centre: Point, length: number, course: number) =>
  area([polar(centre, course, length), polar(centre, course + 90, 13), polar(centre, course - 90, 13)])

/** Three shelves of the sea floor behind the instrument. */
function shelves(chance: Chance): string {
  const rise = chance.between(-120, 120)
  const shelf = (y: number) =>
    curve(
      [-60, 300, 660, 1020].map((x, index): Point => [x, y + chance.between(-60, 60) + (rise * index) / 3]),
    )
  return [130, 300, 470].map(shelf).join('')
}
