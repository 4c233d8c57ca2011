import { figure } from './figures.ts'
import type { Chance } from './random.ts'
import { arc, area, beam, circle, depths, isUncut, line, type Point, polar, type Shape } from './sheet.ts'

/** A buoy with its number. */
const BUOY_REACH = 48

/** A light that shows where it pays: of its sectors one is lit, and a buoy lies in it. */
export function drawSectorLight(chance: Chance): Shape[] {
  const isLeft = chance.between(0, 1) < 0.5
  const light: Point = [
    isLeft ? chance.between(130, 300) : chance.between(660, 830),
    chance.between(200, 430),
  ]
  const inward = isLeft ? 0 : 180
  const middle = inward + (isLeft ? 1 : -1) * ((300 - light[1]) / 10) + chance.between(-14, 14)
  const width = chance.between(20, 38)
  const [from, to] = [middle - width / 2, middle + width / 2]
  const [first, last] = [from - chance.between(30, 66), to + chance.between(30, 66)]
  const rim = chance.between(250, 330)
  const target = polar(light, middle, chance.between(370, 450))
  const buoys = [
    polar(light, first + 12, rim + 130),
    polar(light, last - 12, rim + 110),
    polar(light, from - 14, 180),
  ].filter((place) => isUncut(place, BUOY_REACH))
  return [
    ...depths(light, [70, 118, 176, 246, 330, 430, 546, 680], middle / 30),
    ...beam(light, [rim, 470, 660], middle, width),
    {
      look: 'course',
      d: [first, from, to, last]
        .map((edge) => line([polar(light, edge, 50), polar(light, edge, 700)]))
        .join(''),
    },
    {
      look: 'coast',
      d: [rim, rim + 14]
        .map((radius) => arc(light, radius, first, from) + arc(light, radius, to, last))
        .join(''),
    },
    { look: 'lit-line', d: arc(light, rim, from, to) + arc(light, rim + 14, from, to) },
    { look: 'paper', d: buoys.map(buoy).join('') },
    { look: 'ink-line', d: buoys.map(buoy).join('') },
    {
      look: 'sounding',
      d: buoys.map(([x, y], index) => figure([x + 56, y + 10], 9 + index * 8, 2)).join(''),
    },
    { look: 'lit', d: buoy(target) },
    { look: 'ink-line', d: buoy(target) },
    { look: 'served', d: circle(light, 56) },
    { look: 'coast', d: circle(light, 56) },
    { look: 'lit', d: circle(light, 18) },
  ]
}

/** A conical buoy with its mooring ring. */
const buoy = ([x, y]: Point) =>
  area([
    [x - 22, y],
    [x, y - 52],
    [x + 22, y],
  ]) + circle([x, y + 9], 9)
