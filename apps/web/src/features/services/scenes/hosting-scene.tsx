import { waves } from './curves.ts'
import { Scene } from './scene.tsx'

/** The days of a month, a stroke each; the guarantee allows 43 minutes of downtime. */
const days = Array.from({ length: 30 }, (_, day) => 268 + day * 17)

/** A boat on two moorings, seen from the side: if one fails, the other holds. */
export function HostingScene() {
  return (
    <Scene
      shape="tall"
      label="A boat on two moorings, one named New York and one New Jersey, above a month of days of which one has a short gap."
    >
      <path className="fill-water-deep" d="M-900 236H1700V1200H-900z" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <path
          key={row}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.9 - row * 0.13}
          d={waves(236 + row * row * 9 + row * 12, 60 + row * 14, 9 - row)}
        />
      ))}
      <path
        className="fill-land stroke-coast"
        strokeWidth="2"
        d="M-900 520Q180 492 330 512T560 500 1700 524V1200H-900z"
      />
      <g className="stroke-bay" strokeWidth="3" strokeDasharray="7 5">
        <path d="M352 250Q340 430 300 498" />
        <path d="M690 250Q700 420 716 500" />
      </g>
      <path className="stroke-ink" strokeWidth="2" d="M420 206Q390 236 364 238M624 206Q652 236 678 238" />
      <g className="fill-ground stroke-ink" strokeWidth="2.5">
        <path d="M268 512q32-34 64 0zM684 514q32-34 64 0z" />
        <circle cx="352" cy="240" r="12" />
        <circle cx="690" cy="240" r="12" />
      </g>
      <g className="fill-raised-2 stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M416 196H628Q620 236 584 252H446Q420 240 416 196z" />
        <path d="M450 196v-36h84l22 36z" />
        <path className="stroke-coast" d="M504 160V52M504 70l-92 126M504 70l124 126" />
      </g>
      <path className="fill-bay" d="M464 170h20v14h-20zM496 170h20v14h-20z" />
      <circle className="fill-beacon" cx="504" cy="50" r="24" opacity=".25" />
      <circle className="fill-beacon" cx="504" cy="50" r="8" />
      <text className="said" textAnchor="middle" x="300" y="546">
        New York
      </text>
      <text className="said" textAnchor="middle" x="694" y="550">
        New Jersey
      </text>
      <g strokeWidth="5">
        {days.map((x, day) => (
          <path
            key={x}
            className={day === 19 ? 'stroke-beacon' : 'stroke-coast'}
            d={day === 19 ? `M${x} 580v22` : `M${x} 580v26`}
          />
        ))}
      </g>
      <text className="small-print" x="268" y="630">
        A month. At most 43 minutes of it may be missing.
      </text>
    </Scene>
  )
}
