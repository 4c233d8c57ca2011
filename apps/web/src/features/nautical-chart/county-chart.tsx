import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { chartSize, countyLines, otherLand, servedLand } from './geometry.ts'

/** Stroke widths whose outer edges are the depth lines. */
const DEPTHS = [112, 80, 54, 34, 19, 8]
const LINE = 1.1

interface CountyChartProps {
  /** The visible part of the chart, in its units; cropped to fill its box. */
  viewBox: string
  /** Whether the page has a `ChartBase`, whose shapes are then reused instead of being sent twice. */
  borrowed?: boolean
  className?: string
  children?: ReactNode
}

/** The served counties, larger than on the full chart; its depth lines follow the shore. */
export function CountyChart({ viewBox, borrowed = false, className, children }: CountyChartProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={classNames('size-full', className)}
    >
      <g transform={`scale(${chartSize.pathGrid})`} strokeLinejoin="round">
        {!borrowed && (
          <defs>
            <g id="shores">
              <path id="other-land" d={otherLand} />
              <path id="served-land" d={servedLand} />
            </g>
          </defs>
        )}
        {DEPTHS.map((width, index) => (
          <g key={width} strokeOpacity={0.35 + index * 0.1}>
            <use href="#shores" className="stroke-contour" strokeWidth={width + LINE} />
            <use href="#shores" className="stroke-water" strokeOpacity="1" strokeWidth={width - LINE} />
          </g>
        ))}
        <use href="#other-land" className="fill-land" />
        <use href="#served-land" className="fill-served stroke-coast" strokeWidth="1.25" />
        <path className="county-line" d={countyLines} />
      </g>
      {children}
    </svg>
  )
}
