import { chartSize, countyLines, depthLines, graticule, otherLand, servedLand } from './geometry.ts'

export const CHART_VIEW_BOX = `0 0 ${chartSize.width} ${chartSize.height}`

/** Stroke widths whose outer edges are the depth lines along the shore. */
const SHOALS = [38, 21, 9]
const LINE = 0.85

/** The chart itself: water with its depth lines, land, county lines; at most one per page. Colors follow the theme. */
export function ChartBase() {
  return (
    <svg viewBox={CHART_VIEW_BOX} fill="none" aria-hidden="true" className="chart-sheet">
      <g transform={`scale(${chartSize.pathGrid})`} strokeLinejoin="round">
        <defs>
          <g id="shores">
            <path id="other-land" d={otherLand} />
            <path id="served-land" d={servedLand} />
          </g>
        </defs>
        {depthLines.map((line) => (
          <path key={line} className="depth-line" d={line} />
        ))}
        {SHOALS.map((width) => (
          <g key={width}>
            <use href="#shores" className="stroke-contour" strokeWidth={width + LINE} />
            <use href="#shores" className="stroke-water" strokeWidth={width - LINE} />
          </g>
        ))}
        <path className="stroke-line" strokeWidth=".6" d={graticule} />
        <use href="#other-land" className="fill-land" />
        <use href="#served-land" className="fill-served stroke-coast" strokeWidth="1.25" />
        <path className="county-line" d={countyLines} />
      </g>
    </svg>
  )
}
