import { waves } from './curves.ts'
import { Scene } from './scene.tsx'

/** Sheer, stem, keel and stern of the hull, as in a naval architect's lines plan. */
const HULL = 'M168 100Q640 178 1240 48C1176 214 1070 300 720 304 520 306 330 300 216 262z'

/** The plan view of one half. */
const HALF = 'M158 372Q330 318 690 318T1226 372'

const stations = Array.from({ length: 13 }, (_, index) => 180 + index * 84)

/** The four purposes of a small business site, one compartment each. */
const holds = [
  { x: 250, lines: ['What', 'you do'] },
  { x: 452, lines: ['Where'] },
  { x: 646, lines: ['Who was', 'glad'] },
  { x: 856, lines: ['Call'] },
]

/** The lines plan of a hull whose four compartments are the four purposes of a page. */
export function WebsiteScene() {
  return (
    <Scene
      shape="wide"
      label="The lines plan of a hull in four compartments: what you do, where, who was glad, and the call."
    >
      <clipPath id="lines-plan">
        <path d={HULL} />
      </clipPath>
      <g className="max-sm:hidden">
        <LinesPlan share={1} stern={168} />
      </g>
      <g className="sm:hidden">
        <LinesPlan share={0.66} stern={126} />
      </g>
      {[0, 1].map((row) => (
        <path
          key={row}
          className="stroke-contour"
          strokeOpacity={0.5 - row * 0.2}
          strokeWidth="1.5"
          d={waves(394 + row * 16)}
        />
      ))}
    </Scene>
  )
}

interface LinesPlanProps {
  /** How long the hull is, as a share of its full length: on a phone a shorter one shows all four compartments. */
  share: number
  /** Where the hull begins. */
  stern: number
}

/** The hull with its stations. Its words keep their width. */
function LinesPlan({ share, stern }: LinesPlanProps) {
  const at = (x: number) => Math.round(stern + (x - 168) * share)
  return (
    <>
      <g transform={`translate(${stern - 168 * share}) scale(${share} 1)`}>
        <Hull />
      </g>
      <circle className="fill-beacon" cx={at(528)} cy="226" r="7" />
      {stations.map((x, index) => (
        <text key={x} x={at(x) + 7} y="34">
          {index}
        </text>
      ))}
      <g className="over-lines in-hull">
        {holds.map(({ x, lines }) => (
          <text key={x} className="said max-sm:text-[28px]" y="192">
            {lines.map((line, index) => (
              <tspan key={line} x={at(x)} dy={index === 0 ? `${1 - lines.length}em` : '1em'}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </>
  )
}

function Hull() {
  return (
    <>
      <path className="stroke-line" d={`${stations.map((x) => `M${x} 0V420`).join('')}M-700 372H2200`} />
      <path className="fill-ground" d={HULL} />
      <g clipPath="url(#lines-plan)">
        {[142, 182, 222, 256].map((y, row) => (
          <path
            key={y}
            className="stroke-contour"
            strokeWidth="1.5"
            strokeOpacity={0.75 - row * 0.12}
            d={`M100 ${y - 8}Q640 ${y + 44 - row * 9} 1300 ${y - 44 + row * 10}`}
          />
        ))}
        <path className="stroke-coast" strokeWidth="2" d="M430 90V300M626 90V300M834 90V300" />
        <path className="fill-ink" d="M250 206h132v16H250zM250 230h92v16h-92z" />
        <path className="stroke-bay" strokeWidth="3" d="M456 252l34-22 30 12 34-28 44 30" />
        <path className="fill-muted" d="M646 210h150v6H646zM646 226h126v6H646zM646 242h138v6H646z" />
        <path className="fill-beacon" d="M856 206h112v40H856z" />
      </g>
      <path className="stroke-ink" strokeWidth="2.5" d={HULL} />
      <g className="stroke-coast" strokeWidth="2">
        <path d={HALF} />
        <path strokeOpacity=".6" d="M250 372Q420 338 690 338T1130 372" />
        <path strokeOpacity=".4" d="M360 372Q500 354 690 354T1020 372" />
      </g>
    </>
  )
}
