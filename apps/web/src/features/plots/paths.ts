/** A position in percent of the plot. */
export type PlotPoint = readonly [x: number, y: number]

const at = ([x, y]: PlotPoint) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`

/** A polyline as SVG path data; empty without points. */
export const linePath = (points: readonly PlotPoint[]): string =>
  points.length > 0 ? `M${points.map(at).join('L')}` : ''

/** The area between a line and a level below it. */
export function areaPath(points: readonly PlotPoint[], level = 100): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `${linePath(points)}L${at([last[0], level])}L${at([first[0], level])}z` : ''
}
