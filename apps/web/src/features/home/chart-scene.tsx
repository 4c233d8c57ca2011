import { Beam, ChartBase, ChartMarks } from '../nautical-chart/index.ts'

/** The beam of the Fire Island Light illuminates Bay Shore among the search ranks. */
export function ChartScene() {
  return (
    <div className="chart-scene">
      <ChartBase />
      <Beam className="hero-beam" />
      <ChartMarks />
    </div>
  )
}
