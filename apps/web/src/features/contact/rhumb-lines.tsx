/** The thirty-two points of the compass. */
const POINTS = 32
const REACH = 2400

const at = (point: number, radius: number) => {
  const angle = (point * 2 * Math.PI) / POINTS
  return `${Math.round(Math.sin(angle) * radius)} ${Math.round(-Math.cos(angle) * radius)}`
}

const everyPoint = Array.from({ length: POINTS }, (_, point) => point)
const bearings = everyPoint
  .map((point) => `M${at(point, point % 4 === 0 ? 0 : 150)}L${at(point, REACH)}`)
  .join('')
const ticks = everyPoint
  .map((point) => `M${at(point, 132)}L${at(point, point % 2 === 0 ? 150 : 142)}`)
  .join('')

/** One ray of the rose: half of it in shade, half in light. */
const ray = (point: number, length: number, width: number) => ({
  light: `M0 0L${at(point - 2, width)}L${at(point, length)}z`,
  shade: `M0 0L${at(point + 2, width)}L${at(point, length)}z`,
})
const rays = [
  ...[4, 12, 20, 28].map((point) => ray(point, 84, 24)),
  ...[0, 8, 16, 24].map((point) => ray(point, 122, 26)),
]

/** A compass rose with its bearings, as on old charts. */
export function RhumbLines() {
  return (
    <svg viewBox="-160 -160 320 320" fill="none" aria-hidden="true" className="rhumb-lines">
      <path className="rhumb-bearings" d={bearings} />
      <circle className="stroke-coast" r="150" />
      <circle className="stroke-coast" r="132" strokeOpacity=".5" />
      <path className="stroke-coast" d={ticks} />
      {rays.map(({ light, shade }) => (
        <g key={light} className="stroke-coast" strokeLinejoin="round">
          <path className="fill-ground" d={light} />
          <path className="fill-coast" d={shade} />
        </g>
      ))}
    </svg>
  )
}
