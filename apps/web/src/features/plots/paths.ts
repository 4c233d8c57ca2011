/** A place in percent of a plot. */
export type PlotPoint = readonly [x: number, y: number]

const at = ([x, y]: PlotPoint) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`

/** A line from point to point, as SVG path data; nothing without points. */
export const linePath = (points: readonly PlotPoint[]): string =>
  points.length > 0 ? `M${points.map(at).join('L')}` : ''

/** What lies between a line and a level below it. */
export function areaPath(points: readonly PlotPoint[], level = 100): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `${linePath(points)}L${at([last[0], level])}L${at([first[0], level])}z` : ''
}
