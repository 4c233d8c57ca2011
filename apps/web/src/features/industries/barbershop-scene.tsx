import { Beam, Scene, waves } from '../services/index.ts'

const BOOK = { x: 268, y: 196, column: 70, row: 40 } as const

/** The appointment book of a Wednesday: a row per hour, a character per chair; x is booked. */
const hours = [
  ['9 AM', '....'],
  ['10 AM', '...x'],
  ['11 AM', 'x...'],
  ['Noon', 'xx.x'],
  ['1 PM', 'x.xx'],
  ['2 PM', 'xxxx'],
  ['3 PM', 'xxxx'],
  ['4 PM', 'xxxx'],
] as const

/** The pole: a tower that narrows towards the top. */
const TOWER = 'M648 186H712L728 560H632z'

const stripes = (y: number) =>
  Array.from({ length: 9 }, (_, turn) => `M610 ${y + turn * 58} 750 ${y - 74 + turn * 58}`).join('')

/** The cells with a given mark in an hour's row. */
const cells = (chairs: string, mark: string, line: number) =>
  [...chairs]
    .map((at, chair) =>
      at === mark
        ? `M${BOOK.x + chair * BOOK.column + 3} ${BOOK.y + line * BOOK.row + 3}h${BOOK.column - 6}v${BOOK.row - 6}h-${BOOK.column - 6}z`
        : '',
    )
    .join('')

/** A barber's pole as a lighthouse: its beam falls on the empty mornings of the appointment book. */
export function BarbershopScene() {
  return (
    <Scene
      shape="tall"
      label="A barber’s pole as a lighthouse. Its beam falls on the appointment book of a Wednesday, where the morning hours of four chairs are empty."
    >
      <Book />
      <Beam id="pole-light" from={[680, 140]} to={[150, 300]} d="M680 140 -60 224V470z" />
      <Tower />
      <path
        className="fill-land stroke-coast"
        strokeWidth="2"
        d="M530 660Q548 574 604 564L640 554H724L770 566Q822 576 846 660z"
      />
      <path className="fill-water-deep" d={`${waves(586)}V1400H-600z`} />
      {[0, 1, 2].map((line) => (
        <path
          key={line}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.9 - line * 0.25}
          d={waves(586 + line * 20, 60 + line * 16)}
        />
      ))}
    </Scene>
  )
}

function Book() {
  const { x, y, column, row } = BOOK
  return (
    <>
      <text className="said" x={x} y={y - 36}>
        Wednesday
      </text>
      {[1, 2, 3, 4].map((chair) => (
        <text
          key={chair}
          className="small-print"
          textAnchor="middle"
          x={x + (chair - 0.5) * column}
          y={y - 10}
        >
          {chair}
        </text>
      ))}
      {hours.map(([hour, chairs], line) => (
        <g key={hour} strokeWidth="1.5">
          <text textAnchor="end" x={x - 14} y={y + line * row + 26}>
            {hour}
          </text>
          <path className="fill-bay" d={cells(chairs, 'x', line)} />
          <path className="fill-ground stroke-beacon" d={cells(chairs, '.', line)} />
        </g>
      ))}
    </>
  )
}

function Tower() {
  return (
    <>
      <clipPath id="pole">
        <path d={TOWER} />
      </clipPath>
      <path className="fill-raised" d={TOWER} />
      <g clipPath="url(#pole)" strokeWidth="17">
        <path className="stroke-series-5" d={stripes(190)} />
        <path className="stroke-series-1" d={stripes(219)} />
      </g>
      <path className="stroke-ink" strokeWidth="2.5" d={TOWER} />
      <path
        className="fill-raised-2 stroke-ink"
        strokeWidth="2.5"
        d="M636 172H724V186H636zM624 548H736V564H624z"
      />
      <path className="fill-ground stroke-ink" strokeWidth="2.5" d="M654 114H706V172H654z" />
      <path className="fill-ink" d="M646 114Q680 70 714 114zM677 92V62h6v30z" />
      <circle className="fill-beacon" cx="680" cy="142" r="34" opacity=".25" />
      <circle className="fill-beacon" cx="680" cy="142" r="15" />
    </>
  )
}
