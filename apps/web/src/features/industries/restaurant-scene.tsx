import { Beam, Scene, waves } from '../services/index.ts'

interface Table {
  x: number
  y: number
  /** The radius of the tabletop. */
  r: number
  seats: 2 | 4
  taken: boolean
}

const row = (
  seats: Table['seats'],
  y: number,
  r: number,
  [first, step]: readonly [number, number],
  taken: string,
): Table[] => [...taken].map((mark, index) => ({ x: first + index * step, y, r, seats, taken: mark === 'x' }))

/** Seventy seats at 22 tables, eight of them occupied: a Tuesday in February. */
const tables: readonly Table[] = [
  ...row(4, 104, 25, [372, 112], 'x..x..'),
  ...row(4, 204, 25, [348, 96], '.x..x.x'),
  ...row(2, 296, 20, [340, 78], 'x...x..x.'),
]

const umbrellas = [
  [1080, 110],
  [1168, 176],
  [1080, 246],
  [1168, 306],
] as const

const DOOR = [1004, 204] as const

/** A dining room from above, drawn as a chart: the light at the door illuminates the free tables. */
export function RestaurantScene() {
  return (
    <Scene
      shape="wide"
      className="max-sm:[translate:-18.75%]"
      label="The floor plan of a restaurant by the bay on a Tuesday at seven: eight of 22 tables are taken, and a light at the door falls on the free ones."
    >
      <Bay />
      <g transform="translate(0 12)">
        <path className="stroke-edge" strokeDasharray="14 12" strokeWidth="2" d="M96 -200V620" />
        <path className="fill-land stroke-line" d="M1016 64H1224V344H1016z" />
        <path
          className="stroke-line"
          d={Array.from({ length: 10 }, (_, plank) => `M${1036 + plank * 20} 64V344`).join('')}
        />
        {umbrellas.map(([x, y]) => (
          <path
            key={y}
            className="fill-ground stroke-coast"
            strokeWidth="1.5"
            transform={`translate(${x} ${y})`}
            d="M-12-28H12L28-12V12L12 28H-12L-28 12V-12zM-12-28 12 28M12-28-12 28M28-12-28 12M28 12-28-12"
          />
        ))}
        <path className="fill-served" d="M176 44H1010V356H176z" />
        <path className="stroke-coast" strokeWidth="3" d="M1010 166V44H176V356H1010V242" />
        <Kitchen />
        <Beam id="door-light" from={DOOR} to={[330, 204]} d={`M${DOOR[0]} ${DOOR[1]}L330 58V350z`} />
        {tables.map((table) => (
          <TableTop key={`${table.x} ${table.y}`} {...table} />
        ))}
        <circle className="fill-beacon" cx={DOOR[0]} cy={DOOR[1]} r="22" opacity=".25" />
        <circle className="fill-beacon" cx={DOOR[0]} cy={DOOR[1]} r="9" />
        <text className="said" x="296" y="26">
          Tuesday in February, 7 PM
        </text>
        <text textAnchor="end" x="1010" y="26">
          8 of 22 tables taken
        </text>
        <text x="1036" y="50">
          Patio, from May
        </text>
        <text className="sounded" textAnchor="end" x="1416" y="180">
          Great
          <tspan x="1416" dy="1.2em">
            South Bay
          </tspan>
        </text>
      </g>
    </Scene>
  )
}

/** A table with its chairs, lit when occupied. */
function TableTop({ x, y, r, seats, taken }: Table) {
  const chairs = Array.from({ length: seats }, (_, seat) => {
    const angle = ((seat + 0.5) / seats) * 2 * Math.PI
    return [Math.round((r + 9) * Math.cos(angle)), Math.round((r + 9) * Math.sin(angle))] as const
  })
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={taken ? 'fill-beacon stroke-on-beacon' : 'fill-ground stroke-coast'}
      strokeWidth="1.5"
    >
      {chairs.map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} cx={dx} cy={dy} r="6" />
      ))}
      <circle r={r} />
      <text className={taken ? 'on-light' : 'sounded'} stroke="none" textAnchor="middle" dy=".35em">
        {seats}
      </text>
    </g>
  )
}

function Kitchen() {
  return (
    <g className="stroke-coast" strokeWidth="2">
      <path d="M296 44V150M296 250V356" />
      <path className="fill-raised-2" d="M190 60h26v280h-26zM262 160h20v80h-20z" />
      <path d="M196 80h14M196 100h14M196 120h14M196 300h14" />
      <text stroke="none" textAnchor="middle" transform="translate(246 204) rotate(-90)">
        Kitchen
      </text>
    </g>
  )
}

/** The bay in front of the patio. */
function Bay() {
  return (
    <>
      <path className="fill-water-deep" d="M1252 -300Q1232 60 1262 210T1246 700H2400V-300z" />
      {[0, 1, 2, 3].map((line) => (
        <path
          key={line}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.8 - line * 0.18}
          d={`M${1252 + line * 30} -300Q${1232 + line * 34} 60 ${1262 + line * 26} 210T${1246 + line * 36} 700`}
        />
      ))}
      <g clipPath="url(#open-water)">
        <clipPath id="open-water">
          <path d="M1380 -300H2400V700H1380z" />
        </clipPath>
        {[70, 150, 250, 330].map((y) => (
          <path key={y} className="stroke-contour" strokeOpacity=".4" strokeWidth="1.5" d={waves(y)} />
        ))}
      </g>
    </>
  )
}
