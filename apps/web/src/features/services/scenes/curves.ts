export type Point = readonly [x: number, y: number]

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/** A smooth closed curve through the points, as SVG path data. */
function closedCurve(points: readonly Point[]): string {
  const next = (index: number) => points[(index + 1) % points.length] as Point
  const arcs = points.map((_, index) => `${at(next(index))} ${at(halfway(next(index), next(index + 1)))}`)
  return `M${at(halfway(points[0] as Point, next(0)))}Q${arcs.join(' ')}z`
}

/** A smooth open curve through the points, as SVG path data. */
export function openCurve(points: readonly Point[]): string {
  const point = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const lean = (index: number, share: number): Point => {
    const [[ax, ay], [x, y], [cx, cy]] = [point(index - 1), point(index), point(index + 1)]
    return [x + (cx - ax) * share, y + (cy - ay) * share]
  }
  const arcs = points
    .slice(1)
    .map((to, index) => `${at(lean(index, 1 / 6))} ${at(lean(index + 1, -1 / 6))} ${at(to)}`)
  return `M${at(points[0] as Point)}C${arcs.join(' ')}`
}

/** A depth line around a place: a distorted circle. */
export function depthRing([x, y]: Point, radius: number, turn = 0): string {
  const points = Array.from({ length: 18 }, (_, step): Point => {
    const angle = (step / 18) * 2 * Math.PI
    const reach = radius * (1 + 0.13 * Math.sin(2 * angle + turn) + 0.07 * Math.sin(3 * angle - turn))
    return [x + 1.15 * reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return closedCurve(points)
}

/** A line of waves that extends beyond both edges of a scene. */
export const waves = (y: number, length = 60, height = 9) =>
  `M-600 ${y}q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(Math.ceil(2500 / length))}`
