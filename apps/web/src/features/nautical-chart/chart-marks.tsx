import { agency } from '@beacon/content/agency'
import { CHART_VIEW_BOX } from './chart-base.tsx'
import { chartPlaces } from './geometry.ts'

/** From west to east: where the picture is too narrow for all names, chart.css hides the last ones. */
const towns: ReadonlyArray<{ name: string; at: readonly [number, number]; before?: boolean }> = [
  { name: 'Hempstead', at: chartPlaces.hempstead },
  { name: 'Huntington', at: chartPlaces.huntington },
  { name: 'Smithtown', at: chartPlaces.smithtown },
  { name: 'Port Jefferson', at: chartPlaces.portJefferson },
  { name: 'Patchogue', at: chartPlaces.patchogue },
  { name: 'Riverhead', at: chartPlaces.riverhead, before: true },
]

/** Search ranks where a chart prints depths: the farther from Bay Shore, the lower a business ranks. */
const soundings = [
  [1240, 850, 11],
  [1520, 770, 15],
  [1830, 680, 18],
  [2140, 590, 26],
  [1590, 1322, 3],
  [1180, 1392, 5],
  [1560, 1500, 7],
  [1300, 1560, 9],
  [1840, 1420, 12],
  [1040, 1600, 14],
  [2075, 1330, 16],
  [1440, 1720, 22],
  [2050, 1560, 27],
  [1150, 1800, 31],
  [2380, 1240, 24],
  [860, 1740, 40],
  [2282, 1480, 33],
  [2650, 1150, 41],
  [1820, 1820, 38],
  [2640, 1400, 52],
  [2280, 1780, 47],
  [2700, 1700, 64],
] as const

const [lightX, lightY] = chartPlaces.light
const [bayShoreX, bayShoreY] = chartPlaces.bayShore

/** Town names, soundings, the lighthouse, and rank 1 at Bay Shore. */
export function ChartMarks() {
  return (
    <svg viewBox={CHART_VIEW_BOX} aria-hidden="true" className="chart-sheet">
      <g className="chart-soundings">
        {soundings.map(([x, y, rank]) => (
          <text key={rank} x={x} y={y}>
            {rank}
          </text>
        ))}
      </g>
      <g className="chart-towns">
        {towns.map(({ name, at: [x, y], before }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="4.5" />
            <text x={before ? x - 13 : x + 13} y={y + 8} textAnchor={before ? 'end' : undefined}>
              {name}
            </text>
          </g>
        ))}
      </g>
      <circle className="fill-beacon" opacity=".25" cx={lightX} cy={lightY} r="24" />
      <circle className="fill-beacon" cx={lightX} cy={lightY} r="9" />
      <g className="chart-rank">
        <circle cx={bayShoreX} cy={bayShoreY} r="37" />
        <text className="chart-rank-figure" x={bayShoreX} y={bayShoreY + 15}>
          1
        </text>
        <text className="chart-home" textAnchor="end" x={bayShoreX - 50} y={bayShoreY + 8}>
          {agency.address.city}
        </text>
      </g>
    </svg>
  )
}
