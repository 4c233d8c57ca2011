import { classNames } from '../../../ui/class-names.ts'
import { depthRing } from './curves.ts'
import { Beam, Scene } from './scene.tsx'

const HOME = [452, 316] as const
const SPACING = 82

/** The 49 points of the rank grid: the top three near the address, lower ranks farther away. */
const points = Array.from({ length: 49 }, (_, index) => {
  const column = (index % 7) - 3
  const row = Math.floor(index / 7) - 3
  const far = Math.hypot(column * 0.9 - row * 0.22, row * 1.12)
  return {
    x: HOME[0] + column * SPACING + row * 6,
    y: HOME[1] + row * SPACING - column * 4,
    rank: Math.round(1 + far ** 1.9 * 1.65),
    outer: column === -3,
  }
})

const rings = [64, 112, 164, 222, 288, 364, 450, 560, 690].map((radius) =>
  depthRing(HOME, radius, radius / 260),
)

/** A rank grid drawn like a chart's soundings: the beam points at the address, and the top three are lit. */
export function SeoScene() {
  return (
    <Scene
      shape="tall"
      label="A grid of 49 search ranks around an address: first places in the middle, deeper the farther away."
    >
      {rings.map((d, index) => (
        <path
          key={d}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={Math.max(0.85 - index * 0.11, 0.12)}
          d={d}
        />
      ))}
      <path
        className="stroke-coast"
        strokeOpacity=".5"
        strokeDasharray="2 9"
        strokeLinecap="round"
        strokeWidth="2"
        d="M-20 470 270 392 452 316 640 150 840 96M452 316 610 500 700 660"
      />
      <Beam id="seo-beam" from={[800, 630]} to={[210, 40]} d="M800 630 170 120 330-20z" />
      {points.map(({ x, y, rank, outer }) =>
        rank <= 3 ? (
          <g key={`${x} ${y}`}>
            <circle
              className="fill-ground stroke-beacon"
              strokeWidth="2"
              cx={x}
              cy={y}
              r={rank === 1 ? 30 : 19}
            />
            <text
              className={rank === 1 ? 'said' : 'lit'}
              textAnchor="middle"
              x={x}
              y={y + (rank === 1 ? 9 : 6)}
            >
              {rank}
            </text>
          </g>
        ) : (
          <text
            key={`${x} ${y}`}
            // On a narrow desktop the headline and the facts reach as far as the first column.
            className={classNames('sounded', outer && 'lg:max-xl:hidden')}
            textAnchor="middle"
            x={x}
            y={y + 6}
          >
            {rank}
          </text>
        ),
      )}
      <g className="fill-beacon">
        <circle cx="800" cy="630" r="34" opacity=".25" />
        <circle cx="800" cy="630" r="12" />
      </g>
    </Scene>
  )
}
