import { depthRing } from './curves.ts'
import { Scene } from './scene.tsx'

/** The counter to which everybody returns. */
const [X, Y] = [470, 330]

/** Tracks that leave and return: angle in degrees, and reach. */
const tracks = [
  { day: 'Mon', angle: 205, reach: 320 },
  { day: 'Tue', angle: 152, reach: 290 },
  { day: 'Thu', angle: 22, reach: 270 },
  { day: 'Fri', angle: 332, reach: 290 },
  { day: 'Sat', angle: 250, reach: 290 },
].map(({ day, angle, reach }) => {
  const along = (degrees: number, length: number) => {
    const radians = (degrees * Math.PI) / 180
    return [Math.round(X + Math.cos(radians) * length), Math.round(Y + Math.sin(radians) * length)] as const
  }
  const [end, out, back] = [
    along(angle, reach),
    along(angle - 24, reach * 1.1),
    along(angle + 24, reach * 1.1),
  ]
  return { day, end, d: `M${X} ${Y}C${out} ${out} ${end}C${back} ${back} ${X} ${Y}`.replaceAll(',', ' ') }
})

const ticks = Array.from({ length: 28 }, (_, index) => index * (360 / 28))

/** A phone as a pocket compass: the week's tracks leave it and return. */
export function MobileAppScene() {
  return (
    <Scene
      shape="tall"
      label="A phone with a compass on its screen; dotted tracks for the days of the week leave it and come back."
    >
      {[190, 260, 336, 420, 510].map((radius, index) => (
        <path
          key={radius}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.6 - index * 0.1}
          d={depthRing([X, Y], radius, 2)}
        />
      ))}
      {tracks.map(({ day, end: [x, y], d }) => (
        <g key={day}>
          <path className="stroke-bay" strokeWidth="2.5" strokeDasharray="1 9" strokeLinecap="round" d={d} />
          <circle className="fill-bay" cx={x} cy={y} r="7" />
          <text x={x + 14} y={y - 12}>
            {day}
          </text>
        </g>
      ))}
      <g transform={`rotate(7 ${X} ${Y})`}>
        <rect
          className="fill-ground stroke-ink"
          strokeWidth="3"
          x={X - 122}
          y={Y - 236}
          width="244"
          height="472"
          rx="30"
        />
        <path className="stroke-ink" strokeWidth="3" strokeLinecap="round" d={`M${X - 26} ${Y - 212}h52`} />
        <g className="stroke-coast" strokeWidth="1.5">
          {ticks.map((angle, index) => (
            <path
              key={angle}
              strokeWidth={index % 7 ? 1.5 : 3}
              transform={`rotate(${Math.round(angle * 10) / 10} ${X} ${Y - 44})`}
              d={`M${X} ${Y - 144}v${index % 7 ? 10 : 20}`}
            />
          ))}
          <circle cx={X} cy={Y - 44} r="72" />
        </g>
        <g transform={`rotate(24 ${X} ${Y - 44})`}>
          <path className="fill-beacon" d={`M${X} ${Y - 126}l17 82h-34z`} />
          <path className="fill-raised-2 stroke-edge" strokeWidth="1.5" d={`M${X} ${Y + 38}l17-82h-34z`} />
          <circle className="fill-ground" cx={X} cy={Y - 44} r="5" />
        </g>
        <text className="said" textAnchor="middle" x={X} y={Y + 110}>
          The usual?
        </text>
        <path className="fill-beacon" d={`M${X - 84} ${Y + 138}h168v52H${X - 84}z`} />
        <text className="on-light" textAnchor="middle" x={X} y={Y + 171}>
          Order again
        </text>
      </g>
    </Scene>
  )
}
