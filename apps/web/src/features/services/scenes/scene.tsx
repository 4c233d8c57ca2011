import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Point } from './curves.ts'

interface SceneProps {
  /** Beside the headline, or a panorama below it. */
  shape: 'tall' | 'wide'
  /** A description of the scene. */
  label: string
  /** A class that moves the scene, if a phone should show another piece of it than of the others. */
  className?: string
  children: ReactNode
}

const SHEETS = {
  tall: { viewBox: '0 0 800 640', preserveAspectRatio: 'xMaxYMid' },
  wide: { viewBox: '0 0 1440 420' },
}

/** The canvas of every service's scene. Drawings extend beyond its edges, so that it fits any aspect ratio. */
export function Scene({ shape, label, className, children }: SceneProps) {
  return (
    <svg
      {...SHEETS[shape]}
      fill="none"
      role="img"
      aria-label={label}
      className={classNames('scene', `${shape}-scene`, className)}
    >
      {children}
    </svg>
  )
}

interface BeamProps {
  id: string
  /** The light, and the middle of the beam's far end. */
  from: Point
  to: Point
  /** The cone as path data. */
  d: string
}

/** A cone of light that fades with distance. */
export function Beam({ id, from: [x1, y1], to: [x2, y2], d }: BeamProps) {
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
        <stop className="beam-stop" stopOpacity=".8" />
        <stop className="beam-stop" offset=".45" stopOpacity=".34" />
        <stop className="beam-stop" offset="1" stopOpacity="0" />
      </linearGradient>
      <path fill={`url(#${id})`} d={d} />
    </>
  )
}
