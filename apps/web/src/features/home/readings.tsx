import type { ReactNode } from 'react'

/** A small drawing in the chart's line style. */
function Reading({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 150" fill="none" strokeWidth="1.5" aria-hidden="true" className="reading">
      {children}
    </svg>
  )
}

const months = [
  [12, 118, 26],
  [66, 112, 21],
  [120, 98, 15],
  [174, 86, 9],
  [228, 52, 4],
] as const

/** A business rises from rank 26 to rank 1. */
export function RankReading() {
  return (
    <Reading>
      <path className="stroke-line" d="M0 28h320M0 62h320M0 96h320M0 130h320" />
      <path
        className="stroke-bay"
        strokeWidth="2.5"
        d="M12 118c30 0 30-4 54-6s32-10 54-14 34-4 54-12 30-26 54-34 34-22 60-24"
      />
      {months.map(([x, y, rank]) => (
        <g key={rank}>
          <circle className="fill-raised stroke-bay" cx={x} cy={y} r="4" />
          <text className="reading-note" x={x} y={y - 12}>
            {rank}
          </text>
        </g>
      ))}
      <circle className="fill-beacon" cx="288" cy="28" r="17" />
      <text className="reading-one" x="288" y="35">
        1
      </text>
    </Reading>
  )
}

/** Rings of distance around one town on the shore. */
export function NearReading() {
  return (
    <Reading>
      <path
        className="fill-served stroke-coast"
        d="M-2 96c22-4 34-20 60-18s30 14 54 10 40-24 70-22 46 10 72 4 40-16 70-16V-2H-2z"
      />
      <path
        className="stroke-contour"
        strokeOpacity=".7"
        d="M-2 110c22-4 36-20 60-18s34 14 56 10 38-22 68-20 48 10 74 4 40-16 66-16M-2 128c24-4 38-20 62-18s36 14 58 10 36-20 64-18 48 10 74 4 40-14 66-14"
      />
      <g className="stroke-bay" strokeDasharray="3 5">
        <circle cx="160" cy="58" r="24" />
        <circle cx="160" cy="58" r="48" />
        <circle cx="160" cy="58" r="76" />
      </g>
      <path className="stroke-line" d="M40 20q60 24 120 38t150-20M160 58q-14-30-8-60M160 58 96 82" />
      <circle className="fill-beacon" cx="160" cy="58" r="9" />
      <circle className="fill-coast" cx="60" cy="28" r="4" />
      <circle className="fill-coast" cx="252" cy="48" r="4" />
      <circle className="fill-coast" cx="96" cy="82" r="4" />
    </Reading>
  )
}

const flags = [
  'fill-beacon',
  'fill-series-1',
  'fill-series-5',
  'fill-ink',
  'fill-series-3',
  'fill-series-4',
  'fill-beacon',
]

/** Seven flags on one halyard, one for each industry. */
export function SignalReading() {
  return (
    <Reading>
      <path className="stroke-ink" strokeWidth="2" d="M10 8v142M310 8v142" />
      <path className="stroke-edge" d="M10 16q150 56 300 0" />
      {flags.map((fill, index) => {
        const x = 30 + index * 39
        const sag = 16 + 28 * (1 - ((x + 14 - 160) / 150) ** 2)
        return (
          <g key={x} transform={`translate(${x} ${Math.round(sag)})`}>
            <path className={fill} d={index % 2 ? 'M0 0h28L14 44z' : 'M0 0h28v38l-14-9-14 9z'} />
          </g>
        )
      })}
      <path
        className="stroke-contour"
        strokeOpacity=".7"
        d="M0 132q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
      />
    </Reading>
  )
}
