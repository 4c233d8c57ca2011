const HOURS = [
  { x: 20, name: '12 AM' },
  { x: 380, name: '2 AM' },
  { x: 740, name: '4 AM' },
]

/** Swells across the whole page, one below the other. */
const swells = [0, 1, 2, 3, 4, 5, 6].map((row) => ({
  d: `M${-1480 + row * 22} ${470 + row * (24 + row * 3)}q70-${30 - row * 2} 140 0${'t140 0'.repeat(22)}`,
  opacity: 0.85 - row * 0.11,
}))

/** Morse code: the question is a Q, the answer an A. */
const QUESTION = '28 10 28 10 9 10 28 30'
const ANSWER = '9 10 28 30'

/** Two ships on the night's tide table: one asks at 2:14, the other answers immediately. */
export function SignalsScene() {
  return (
    <svg viewBox="0 0 860 760" fill="none" aria-hidden="true" className="drawn-scene">
      <linearGradient id="signal-light" x1="1" x2="0">
        <stop className="beam-stop" stopOpacity=".8" />
        <stop className="beam-stop" offset=".35" stopOpacity=".32" />
        <stop className="beam-stop" offset="1" stopOpacity="0" />
      </linearGradient>
      <path className="stroke-line" d="M-1500 104H2400" />
      {HOURS.map(({ x, name }) => (
        <g key={x}>
          <path className="stroke-line" d={`M${x}-400V1200`} />
          <text className="scene-note" x={x + 12} y="92">
            {name}
          </text>
        </g>
      ))}
      <path
        className="stroke-beacon"
        strokeWidth="2"
        d="M421 104v400"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path fill="url(#signal-light)" d="M652 300 90 326v104z" />
      <path className="fill-water" d={`${swells[0]?.d}V1200H-1480z`} />
      {swells.map(({ d, opacity }) => (
        <path key={d} className="stroke-contour" strokeWidth="1.5" strokeOpacity={opacity} d={d} />
      ))}
      <g className="scene-ship" transform="translate(92 462)">
        <path d="M-84-6H78L58 32H-62z" />
        <path d="M-48-6v-30h56v30M8-20h34v14" />
        <path d="M-20-36v-86" />
        <path className="fill-bay" d="M-20-122h-34v22h34z" />
        <path className="fill-ink" d="M-20-96h-34l10 11-10 11h34z" />
      </g>
      <g className="scene-ship" transform="translate(676 462)">
        <path d="M-104-8H120l-26 44H-80z" />
        <path d="M-46-8v-42h92v42M46-30h40v22" />
        <path d="M-8-50v-136" />
        <path className="fill-beacon" d="M-8-186h40v24h-40z" />
        <path className="fill-ink" d="M-8-156h40l-12 12 12 12h-40z" />
        <path className="fill-bay" d="m-8-126 40 12-40 12z" />
        <circle className="fill-beacon" cx="-24" cy="-162" r="9" />
      </g>
      <path className="stroke-bay" strokeWidth="4" strokeDasharray={QUESTION} d="M112 330q250-84 512-44" />
      <path className="stroke-beacon" strokeWidth="4" strokeDasharray={ANSWER} d="M626 316Q370 328 126 370" />
      <g className="scene-words">
        <text x="32" y="168">
          “Do you fix burst pipes?”
        </text>
        <text className="scene-note" x="32" y="198">
          Asked 2:14 AM
        </text>
        <text x="448" y="168">
          “Yes. Tuesday at 9:00?”
        </text>
        <text className="scene-note" x="448" y="198">
          Answered 2:14 AM, booked 2:15
        </text>
      </g>
    </svg>
  )
}
