import { classNames } from '../../ui/class-names.ts'
import { CHART_VIEW_BOX } from './chart-base.tsx'
import { chartPlaces } from './geometry.ts'

const [lightX, lightY] = chartPlaces.light
const [targetX, targetY] = chartPlaces.bayShore

const REACH = 1150
/** Half the beam's opening, in radians. */
const SPREAD = 0.115

const direction = Math.atan2(targetY - lightY, targetX - lightX)

const edge = (angle: number) =>
  `${Math.round(lightX + REACH * Math.cos(angle))} ${Math.round(lightY + REACH * Math.sin(angle))}`

/** The cone from the Fire Island light over Bay Shore. */
const cone = `M${lightX} ${lightY}L${edge(direction - SPREAD)}A${REACH} ${REACH} 0 0 1 ${edge(direction + SPREAD)}z`

/** The beam, in a layer of its own so that it can flash without repainting the chart. */
export function Beam({ className }: { className?: string }) {
  return (
    <svg viewBox={CHART_VIEW_BOX} aria-hidden="true" className={classNames('chart-sheet', className)}>
      <radialGradient id="beam-light" gradientUnits="userSpaceOnUse" cx={lightX} cy={lightY} r={REACH}>
        <stop className="beam-stop" stopOpacity=".95" />
        <stop className="beam-stop" offset=".16" stopOpacity=".62" />
        <stop className="beam-stop" offset=".5" stopOpacity=".26" />
        <stop className="beam-stop" offset="1" stopOpacity="0" />
      </radialGradient>
      <path fill="url(#beam-light)" d={cone} />
    </svg>
  )
}
