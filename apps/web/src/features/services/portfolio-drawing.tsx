import type { ReactNode } from 'react'

interface SampleProps {
  /** The client's name, as the page's wordmark. */
  client: string
}

const SANS = 'var(--font-sans)'
const DISPLAY = 'var(--font-display)'
const SERIF = 'Georgia, serif'
const MONO = 'ui-monospace, monospace'

/** A boat with its top up, as long as the page is wide. */
function Canvas({ client }: SampleProps) {
  const [ground, ink, accent] = ['#e6dabd', '#143730', '#bf4019']
  return (
    <g fill={ink} fontFamily={DISPLAY} fontWeight="600">
      <path fill={ground} d="M0 30h600v330H0z" />
      <Name x={32} size={21} client={client} />
      <g fontSize="50" fontWeight="680" letterSpacing="-1.2">
        <text x="30" y="134">
          A top that fits
        </text>
        <text x="30" y="184">
          the boat you have.
        </text>
      </g>
      <path fill="#fff" fillOpacity=".5" d="M24 238 52 295 274 294 340 226Q190 210 24 238z" />
      <path d="M0 294Q330 302 594 244 574 322 520 360H0z" />
      <path fill={ground} d="M0 312Q330 318 584 266l-3 7Q330 325 0 318z" />
      <g fill="none" stroke={ink} strokeWidth="3">
        <path d="m24 238 28 57M176 216v80M340 226l-66 68M372 290l44-46 52 30" />
        <path stroke={accent} strokeWidth="18" d="M20 238Q24 216 176 214q150-2 168 14" />
        <path
          stroke={ground}
          strokeDasharray="7 5"
          strokeWidth="1.5"
          d="M16 242Q24 220 176 218q150-2 170 14"
        />
      </g>
      <path fill="#9db8a6" d="M0 340q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v20H0z" />
      <path fill={accent} d="M376 46h192v40H376z" />
      <text x="472" y="73" fill="#fff" fontFamily={SANS} fontSize="20" textAnchor="middle">
        Send four photos
      </text>
    </g>
  )
}

const dishes = [
  { dish: 'Littleneck clams, corn, chili', price: 17 },
  { dish: 'Fluke in brown butter', price: 29 },
  { dish: 'Duck leg, sour cherries', price: 31 },
]

/** Tonight's menu under a copper pan that is larger than the page. */
function Kitchen({ client }: SampleProps) {
  const [ground, ink, accent] = ['#26120f', '#f5dfc4', '#dc8f5a']
  return (
    <g fill={ink} fontFamily={SERIF}>
      <path fill={ground} d="M0 30h600v330H0z" />
      <circle cx="506" cy="66" r="120" fill={accent} />
      <circle cx="506" cy="66" r="106" fill="#a65328" />
      <path
        fill="none"
        stroke={ink}
        strokeLinecap="round"
        strokeOpacity=".55"
        strokeWidth="5"
        d="M418 92a92 92 0 0 0 60 61"
      />
      <Name x={32} size={21} client={client} />
      <text x="28" y="166" fontSize="84" fontStyle="italic">
        Tonight
      </text>
      <path stroke={accent} strokeOpacity=".5" d="M0 196h600M0 234h600M0 272h600" />
      {dishes.map(({ dish, price }, line) => (
        <g key={dish} fontSize="22">
          <text x="32" y={222 + line * 38}>
            {dish}
          </text>
          <text x="568" y={222 + line * 38} fill={accent} textAnchor="end">
            {price}
          </text>
        </g>
      ))}
      <path fill={accent} d="M0 310h600v50H0z" />
      <g fill={ground} fontSize="22">
        <text x="32" y="342">
          Tables at 6:15 and 8:30
        </text>
        <text x="568" y="342" fontStyle="italic" textAnchor="end">
          Book
        </text>
      </g>
    </g>
  )
}

const days = ['Mon', 'Tue', 'Wed', 'Thu']
/** The week's free appointments: column and row. */
const free = [
  [0, 3],
  [0, 5],
  [1, 4],
  [2, 0],
  [2, 1],
  [2, 4],
  [3, 2],
  [3, 3],
  [3, 5],
] as const

/** A week of appointments that runs off the page, with the next one picked. */
function Dental({ client }: SampleProps) {
  const [ground, ink, accent] = ['#fff', '#232f66', '#86e3bd']
  const cell = ([column, row]: readonly [number, number]) =>
    `M${270 + column * 84} ${86 + row * 48}h76v40h-76z`
  return (
    <g fill={ink} fontFamily={SANS} fontWeight="500">
      <path fill={ground} d="M0 30h600v330H0z" />
      <path fill="#dfe3f8" d="M254 30h346v330H254z" />
      <path
        fill="#cdd3f1"
        d={days.map((_, column) => [0, 1, 2, 3, 4, 5].map((row) => cell([column, row])).join('')).join('')}
      />
      <path fill={ground} d={free.map(cell).join('')} />
      <path fill={accent} d={cell([1, 1])} />
      <g fontSize="19" textAnchor="middle">
        {days.map((day, column) => (
          <text key={day} x={308 + column * 84} y="70">
            {day}
          </text>
        ))}
        <text x="392" y="161" fontWeight="700">
          9:20
        </text>
      </g>
      <Name x={28} size={20} client={client} />
      <g fontSize="46" fontWeight="600" letterSpacing="-1">
        <text x="26" y="164">
          Tuesday
        </text>
        <text x="26" y="212">
          at 9:20?
        </text>
      </g>
      <path d="M28 246h120v44H28z" />
      <text x="88" y="275" fill={ground} fontSize="20" textAnchor="middle">
        Book it
      </text>
      <text x="28" y="332" fontSize="19">
        Plans we take
      </text>
      <path stroke={ink} strokeWidth="1.5" d="M28 338h123" />
    </g>
  )
}

/** The spines on the shelf, from edge to edge: width, height, color, and some titles. */
const spines: ReadonlyArray<readonly [width: number, height: number, color: string, title?: string]> = [
  [34, 104, '#2f5d8a'],
  [48, 128, '#fdf1e6', 'Low Water'],
  [28, 96, '#a81f33'],
  [40, 116, '#3b1230', 'Eelgrass'],
  [56, 108, '#d99a2b'],
  [30, 132, '#fdf1e6'],
  [46, 120, '#a81f33', 'The Ferry'],
  [36, 92, '#3b1230'],
  [26, 112, '#c9837f'],
  [50, 126, '#2f5d8a', 'Salt Hay'],
  [32, 100, '#fdf1e6'],
  [44, 118, '#d99a2b'],
  [38, 106, '#3b1230', 'Fog Bell'],
  [28, 130, '#a81f33'],
  [64, 98, '#fdf1e6'],
]

/** A full shelf across the page. */
function Books({ client }: SampleProps) {
  const [ground, ink, paper] = ['#f3cdc3', '#3b1230', '#fdf1e6']
  return (
    <g fill={ink} fontFamily={SERIF}>
      <path fill={ground} d="M0 30h600v330H0z" />
      <Name x={32} size={19} client={client} family={MONO} />
      <g fontSize="42">
        <text x="31" y="126">
          One hundred and
        </text>
        <text x="31" y="172">
          eighty good books.
        </text>
      </g>
      {spines.map(([width, height, color, title], index) => {
        const x = spines.slice(0, index).reduce((sum, [earlier]) => sum + earlier, 0)
        return (
          <g key={x} transform={`translate(${x} 322)`}>
            <path fill={color} d={`M1 0v-${height}h${width - 2}V0z`} />
            {title ? (
              <text
                transform="rotate(-90)"
                x="12"
                y={width / 2 + 6}
                fill={color === paper ? ink : paper}
                fontSize="18"
              >
                {title}
              </text>
            ) : (
              <path
                fill={ground}
                fillOpacity=".6"
                d={`M1-${height - 14}h${width - 2}v5H1zM1-16h${width - 2}v-5H1z`}
              />
            )}
          </g>
        )
      })}
      <path d="M0 322h600v38H0z" />
      <text x="32" y="347" fill={paper} fontFamily={MONO} fontSize="18">
        Pick up in an hour
      </text>
    </g>
  )
}

interface NameProps extends SampleProps {
  x: number
  size: number
  family?: string
}

function Name({ x, size, client, family }: NameProps) {
  return (
    <text x={x} y="72" fontSize={size} fontFamily={family}>
      {client}
    </text>
  )
}

const PAGES: ReadonlyArray<(props: SampleProps) => ReactNode> = [Canvas, Kitchen, Dental, Books]

/** A sample's page in a browser window. It keeps its own colors and typeface in both themes of the site. */
export function PortfolioDrawing({ index, client }: SampleProps & { index: number }) {
  const Page = PAGES[index % PAGES.length] as (props: SampleProps) => ReactNode
  return (
    <svg viewBox="0 0 600 360" fill="none" aria-hidden="true" className="w-full">
      <Page client={client} />
      <path className="fill-raised-2" d="M0 0h600v30H0z" />
      <path
        className="fill-edge"
        d="M16 15a5 5 0 1 0 10 0 5 5 0 1 0-10 0m18 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0m18 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
      />
      <path className="stroke-edge" strokeWidth="1.5" d="M1 1h598v358H1z" />
    </svg>
  )
}
