/** Plane geometry for the drawings that scripts make. */
export type Point = readonly [number, number]

/** Paths are written on a coarser grid than the chart's; they are drawn scaled up by it. */
export const PATH_GRID = 2

/** Rounds corners by cutting each one twice. */
export function smooth(ring: Point[]): Point[] {
  const cut = (points: Point[]) =>
    points.flatMap(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
      return [
        [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
        [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
      ] satisfies Point[]
    })
  return cut(cut(ring))
}

/** The distance of a point to the nearest point between two others. */
export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Whether a ring surrounds a point, by how often a ray from it crosses the ring. */
export function isInside([x, y]: Point, ring: Point[]): boolean {
  let inside = false
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Douglas and Peucker: leaves out every point that is nearer than the tolerance to the line without it. */
function simplify(points: Point[], tolerance: number): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return points
  const distances = points.map((point) => distanceToSegment(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

/** Relative steps in whole units of the path grid: about a pixel of precision at a tenth of the bytes. */
export function pathOf(rings: Point[][], tolerance: number, closed: boolean): string {
  let [penX, penY] = [0, 0]
  const moveTo = ([x, y]: Point, command: string) => {
    const [roundX, roundY] = [Math.round(x / PATH_GRID), Math.round(y / PATH_GRID)]
    const step = `${command}${roundX - penX} ${roundY - penY}`.replace(' -', '-')
    ;[penX, penY] = [roundX, roundY]
    return step
  }
  return rings
    .map((ring) => simplify(ring, tolerance))
    .filter((ring) => ring.length > 3 || !closed)
    .map((ring) => {
      const [start, ...rest] = ring
      if (!start) return ''
      const head = moveTo(start, 'm')
      const [startX, startY] = [penX, penY]
      const body = rest
        .map((point, index) => moveTo(point, index === 0 ? 'l' : ' '))
        .join('')
        .replaceAll(' -', '-')
      if (closed) [penX, penY] = [startX, startY]
      return head + body + (closed ? 'z' : '')
    })
    .join('')
    .replace('m', 'M')
}
