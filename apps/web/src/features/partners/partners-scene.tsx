import { depthRing, openCurve, type Point, Scene } from '../services/index.ts'

/** The fleet's course. */
const course: readonly Point[] = [
  [120, 720],
  [250, 560],
  [400, 420],
  [540, 300],
  [640, 160],
  [700, -60],
]

/** Boats from above: the client's in front, the crew on loan behind. */
const fleet = [
  { x: 628, y: 176, heading: 26, size: 1.5 },
  { x: 508, y: 250, heading: 38, size: 1 },
  { x: 604, y: 318, heading: 36, size: 1 },
  { x: 402, y: 348, heading: 44, size: 1 },
  { x: 502, y: 420, heading: 42, size: 1 },
  { x: 296, y: 452, heading: 46, size: 1 },
  { x: 398, y: 526, heading: 44, size: 1 },
]

/** Your boat leads, and the crew that you borrow follows in formation. */
export function PartnersScene() {
  return (
    <Scene
      shape="tall"
      label="A fleet seen from above: one boat leads with a light, six keep station behind it."
    >
      {[70, 120, 176, 240, 312, 396, 500].map((radius, index) => (
        <path
          key={radius}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.7 - index * 0.09}
          d={depthRing([210, 150], radius, 1.2 + radius / 400)}
        />
      ))}
      <path className="fill-served stroke-coast" strokeWidth="2" d={depthRing([210, 150], 44, 1.3)} />
      <path
        className="stroke-bay"
        strokeWidth="2.5"
        strokeDasharray="1 10"
        strokeLinecap="round"
        d={openCurve(course)}
      />
      {fleet.map(({ x, y, heading, size }, index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${heading}) scale(${size})`}>
          <path
            className="stroke-contour"
            strokeWidth="1.5"
            d="M-10 40Q-22 84-48 118M10 40Q22 84 48 118M0 48v62"
          />
          <path
            className={index === 0 ? 'fill-beacon' : 'fill-raised-2 stroke-ink'}
            strokeWidth="2.5"
            strokeLinejoin="round"
            d="M0-44Q20-14 15 38H-15Q-20-14 0-44z"
          />
          {index > 0 && <path className="stroke-coast" strokeWidth="2" d="M-9 8H9v20H-9z" />}
        </g>
      ))}
      <text className="said" textAnchor="end" x="580" y="136">
        Your name
      </text>
      <text className="said" x="556" y="520">
        Our crew
      </text>
    </Scene>
  )
}
