import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { chartSize, countyLines } from './geometry.ts'

/** Widths of the strokes whose outer edges are the depth lines. */
const DEPTHS = [112, 80, 54, 34, 19, 8]
const LINE = 1.1

interface ChartEchoProps {
  /** The part of the sheet that is shown, in the chart's units; it is cut to fill its box. */
  viewBox: string
  className?: string
  children?: ReactNode
}

/**
 * The land of the page's own `ChartBase` once more, as another chart: it borrows those shapes instead of sending them
 * again, so it shows water only on a page without one.
 */
export function ChartEcho({ viewBox, className, children }: ChartEchoProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={classNames('size-full', className)}
    >
      <g transform={`scale(${chartSize.pathGrid})`} strokeLinejoin="round">
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
