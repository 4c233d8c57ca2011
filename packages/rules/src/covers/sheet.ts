/** The sheet that every cover is drawn on. What matters stays within its middle: cards and share pictures crop it. */
export const SHEET = { width: 960, height: 600 }

/** How a shape is drawn, in the words of the site's charts; the page and the share picture each have colours for it. */
export type Look =
  | 'deep'
  | 'served'
  | 'bay'
  | 'ink'
  | 'paper'
  | 'lit'
  | 'glow'
  | 'contour'
  | 'faint'
  | 'grid'
  | 'coast'
  | 'course'
  | 'bay-line'
  | 'ink-line'
  | 'lit-line'
  | 'sounding'

/** What every crop of the sheet shows or leaves out as a whole: the featured card's is the flattest. */
const FLATTEST = { top: 60, bottom: 540 }
const EDGE = 18

/** Whether a small thing at this place is never cut by an edge. */
export const isUncut = ([x, y]: Point, reach = 0): boolean => {
  const margin = EDGE + reach
  const isWide = x > margin && x < SHEET.width - margin
  return isWide && y > FLATTEST.top + margin && y < FLATTEST.bottom - margin
}

export interface Shape {
  look: Look
  /** SVG path data. */
  d: string
}

export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value))

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Straight lines from point to point. */
export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`

/** The closed area between the points. */
export const area = (points: readonly Point[]) => `${line(points)}z`

/** A place at a distance from another; 0° is to the right, and degrees count clockwise as on a chart. */
export const polar = ([x, y]: Point, degrees: number, radius: number): Point => {
  const angle = (degrees / 180) * Math.PI
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

/** A whole circle as path data, in two arcs. */
export function circle([x, y]: Point, radius: number): string {
  const [r, d] = [short(radius), short(radius * 2)]
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0z`
}

/** Part of a circle, clockwise. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return `M${at(polar(centre, from, radius))}A${short(radius)} ${short(radius)} 0 ${large} 1 ${at(polar(centre, to, radius))}`
}

/** Light that thins out with distance: wedges of growing range over each other. */
export const beam = (light: Point, ranges: readonly number[], bearing: number, width: number): Shape[] =>
  ranges.map((range) => ({ look: 'glow', d: wedge(light, range, bearing - width / 2, bearing + width / 2) }))

/** A piece of a circle from its centre out. */
const wedge = (centre: Point, radius: number, from: number, to: number) =>
  `${arc(centre, radius, from, to)}L${at(centre)}z`

/** A smooth line through the points. */
export function curve(points: readonly Point[]): string {
  const point = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const lean = (index: number, share: number): Point => {
    const [[ax, ay], [x, y], [bx, by]] = [point(index - 1), point(index), point(index + 1)]
    return [x + (bx - ax) * share, y + (by - ay) * share]
  }
  const pieces = points
    .slice(1)
    .map((to, index) => `${at(lean(index, 1 / 6))} ${at(lean(index + 1, -1 / 6))} ${at(to)}`)
  return `M${at(point(0))}C${pieces.join(' ')}`
}

/** A depth line around a place: a circle that the ground has pulled out of shape. */
function depthLine([x, y]: Point, radius: number, turn: number): string {
  const points = Array.from({ length: 10 }, (_, step): Point => {
    const angle = (step / 10) * 2 * Math.PI
    const reach = radius * (1 + 0.12 * Math.sin(2 * angle + turn) + 0.07 * Math.sin(3 * angle - turn))
    return [x + 1.15 * reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  const middles = points.map(([ax, ay], index): Point => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
    return [(ax + bx) / 2, (ay + by) / 2]
  })
  const arcs = points.map((point, index) => `${at(point)} ${at(middles[index] ?? point)}`)
  return `M${at(middles.at(-1) ?? [x, y])}Q${arcs.join(' ')}`
}

/** Depth lines from near to far, in two strengths. */
export function depths(centre: Point, radii: readonly number[], turn: number): Shape[] {
  const drawn = radii.map((radius) => depthLine(centre, radius, turn + radius / 260))
  const near = Math.ceil(drawn.length / 2)
  return [
    { look: 'contour', d: drawn.slice(0, near).join('') },
    { look: 'faint', d: drawn.slice(near).join('') },
  ]
}

/** Meridians and parallels. */
export function graticule(left: number, top: number, size: number): Shape {
  const lines: string[] = []
  for (let x = left; x < SHEET.width; x += size) lines.push(`M${short(x)} 0V${SHEET.height}`)
  for (let y = top; y < SHEET.height; y += size) lines.push(`M0 ${short(y)}H${SHEET.width}`)
  return { look: 'grid', d: lines.join('') }
}
