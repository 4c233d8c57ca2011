import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { areaPath, linePath, type PlotPoint } from './paths.ts'

interface Tick {
  /** In percent of the plot. */
  at: number
  text: string
}

interface PlotProps {
  /** A description of the drawing in a sentence or two; the figures themselves are in a table. */
  label: string
  /** Horizontal lines, with their values in the left margin. */
  levels: readonly Tick[]
  /** Labels below the drawing. */
  columns?: readonly Tick[] | undefined
  /** The unit of the columns. */
  columnsName?: string
  /** The plot's height, and the space above it. */
  className: string
  children: ReactNode
}

/**
 * The frame of a chart. Everything in it is positioned in percent, so that the drawing fills any size while text and
 * strokes keep theirs; labels extend into the margins.
 */
export function Plot({ label, levels, columns, columnsName, className, children }: PlotProps) {
  return (
    <div className={classNames('pl-13', columns && 'pb-8')}>
      <svg role="img" aria-label={label} className={classNames('w-full overflow-visible', className)}>
        {levels.map(({ at, text }) => (
          <g key={at}>
            <line x1="0" x2="100%" y1={percent(at)} y2={percent(at)} className="stroke-line" />
            <text
              x="-10"
              y={percent(at)}
              dy=".35em"
              textAnchor="end"
              className="fill-muted text-xs tabular-nums"
            >
              {text}
            </text>
          </g>
        ))}
        {children}
        {columns?.map(({ at, text }) => (
          <text
            key={at}
            x={percent(at)}
            y="100%"
            dy="24"
            textAnchor="middle"
            className="fill-muted text-xs tabular-nums"
          >
            {text}
          </text>
        ))}
        {columnsName && (
          <text x="-10" y="100%" dy="24" textAnchor="end" className="fill-muted text-xs">
            {columnsName}
          </text>
        )}
      </svg>
    </div>
  )
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

/** Paths have no percentages: this sheet of 100 by 100 is stretched over the plot, but not its strokes. */
function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      fill="none"
      aria-hidden="true"
      className="overflow-visible"
    >
      {children}
    </svg>
  )
}

interface CurveProps {
  points: readonly PlotPoint[]
  className: string
}

/** A line through the points, equally thick however the plot is stretched. */
export function Line({ points, className, dashed = false }: CurveProps & { dashed?: boolean }) {
  return (
    <Stretched>
      <path
        d={linePath(points)}
        className={className}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray={dashed ? '2 5' : undefined}
        strokeLinecap={dashed ? 'round' : undefined}
        vectorEffect="non-scaling-stroke"
      />
    </Stretched>
  )
}

/** `level` is the lower edge of the area. */
export function Area({ points, level, className }: CurveProps & { level?: number }) {
  return (
    <Stretched>
      <path d={areaPath(points, level)} className={className} />
    </Stretched>
  )
}

interface BarShape {
  /** Left edge, width, top and bottom. */
  x: number
  width: number
  top: number
  bottom: number
  className: string
}

/** A bar in percent of the plot; top and bottom may be given in either order, for values below zero. */
export function Bar({ x, width, top, bottom, className }: BarShape) {
  return (
    <rect
      x={percent(x)}
      width={percent(width)}
      y={percent(Math.min(top, bottom))}
      height={percent(Math.abs(bottom - top))}
      className={className}
    />
  )
}

/** A dot with a radius in pixels. */
export function Dot({ at: [x, y], r, className }: { at: PlotPoint; r: number; className: string }) {
  return <circle cx={percent(x)} cy={percent(y)} r={r} strokeWidth="2.5" className={className} />
}

interface PlumbLineProps {
  x: number
  className: string
  /** Where it starts; it ends at the bottom. */
  from?: number
}

/** A vertical line through the plot. */
export function PlumbLine({ x, className, from = 0 }: PlumbLineProps) {
  return <line x1={percent(x)} x2={percent(x)} y1={percent(from)} y2="100%" className={className} />
}

interface MarkProps {
  at: PlotPoint
  /** Pixels from the point. */
  gap: number
  side: 'left' | 'right'
  children: string
}

/** A label next to a point. */
export function Mark({ at: [x, y], gap, side, children }: MarkProps) {
  return (
    <text
      x={percent(x)}
      y={percent(y)}
      dx={side === 'left' ? -gap : gap}
      dy=".35em"
      textAnchor={side === 'left' ? 'end' : 'start'}
      className="fill-ink font-semibold text-[length:min(var(--text-sm),9vw)]"
    >
      {children}
    </text>
  )
}
