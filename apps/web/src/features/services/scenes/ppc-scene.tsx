import { openCurve, type Point, waves } from './curves.ts'
import { Scene } from './scene.tsx'

const BASE = 318
const HOUR = 55
const START = 60

const hump = (hour: number, top: number, width: number) => Math.exp(-(((hour - top) / width) ** 2))

/** Calls per hour of the day, from 0 to 1: a peak before work, another after. */
const calls = (hour: number) =>
  0.05 + 0.72 * hump(hour, 7.6, 1.7) + 0.3 * hump(hour, 12.2, 2) + 0.85 * hump(hour, 17.6, 2.3)

const x = (hour: number) => START + hour * HOUR

const tide = openCurve(
  Array.from({ length: 49 }, (_, step): Point => [x(step - 12), BASE - 24 - calls(step - 12) * 235]),
)

/** A bid every half hour, none at night. */
const bids = Array.from({ length: 48 }, (_, step) => {
  const hour = step / 2
  const open = hour >= 5.5 && hour <= 21.5
  return { hour, open, height: Math.round(calls(hour) * 190), full: calls(hour) > 0.62 }
})

const hours = ['12 AM', '3 AM', '6 AM', '9 AM', 'Noon', '3 PM', '6 PM', '9 PM']

/** The day's calls as a tide: bids rise with it and stop at night. */
export function PpcScene() {
  return (
    <Scene
      shape="wide"
      label="A day as a tide curve: calls rise before and after work, bids rise with them and stop at night."
    >
      <path
        className="stroke-line"
        d={`${hours.map((_, index) => `M${x(index * 3)} -200V600`).join('')}M-700 ${BASE}H2200`}
      />
      <path className="fill-water-deep" d={`${tide}V${BASE}H${x(-12)}z`} />
      {bids.map(({ hour, open, height, full }) =>
        open ? (
          <path
            key={hour}
            className={full ? 'fill-beacon' : 'fill-bay'}
            fillOpacity={full ? 1 : 0.5}
            d={`M${x(hour) - 7} ${BASE}v-${height}h14v${height}z`}
          />
        ) : (
          <circle key={hour} className="fill-muted" cx={x(hour)} cy={BASE - 8} r="2.5" />
        ),
      )}
      <path className="stroke-bay" strokeWidth="3" d={tide} />
      {[0, 1, 2].map((row) => (
        <path
          key={row}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.6 - row * 0.17}
          d={waves(366 + row * 20)}
        />
      ))}
      {hours.map((hour, index) => (
        <text
          key={hour}
          className={index === 0 ? 'max-sm:hidden' : undefined}
          x={x(index * 3) + 10}
          y={BASE + 28}
        >
          {hour}
        </text>
      ))}
      <g>
        <path className="stroke-edge" d={`M${x(7.6)} 112V84M${x(17.6)} 82V58M${x(3)} ${BASE - 20}v-44`} />
        <text className="said" textAnchor="middle" x={x(7.6)} y="72">
          Before work: bid up
        </text>
        <text className="said" textAnchor="middle" x={x(17.6)} y="46">
          After work: bid up
        </text>
        <text className="said" textAnchor="middle" x={x(3)} y={BASE - 76}>
          Night: off
        </text>
      </g>
    </Scene>
  )
}
