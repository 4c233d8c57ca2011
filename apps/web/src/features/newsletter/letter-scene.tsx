/** To the end of the chart's own lines. */
const RIPPLES = `q40-16 80 0t${'80 0 '.repeat(30)}`

/** The waves, one behind the other. */
const waves = Array.from({ length: 8 }, (_, row) => ({
  d: `M${-80 + (row % 3) * 26} ${396 + row * 36}${RIPPLES}`,
  opacity: 0.95 - row * 0.1,
}))

/** A letter folded into a boat, sailing on the chart, which fades towards the text next to it. */
export function LetterScene() {
  return (
    <svg viewBox="0 0 860 660" fill="none" aria-hidden="true" className="side-scene">
      <linearGradient id="letter-fade" gradientUnits="userSpaceOnUse" x1="110" x2="330">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id="letter-mask" maskUnits="userSpaceOnUse" x="0" y="-500" width="2400" height="1800">
        <path fill="url(#letter-fade)" d="M0-500H2400V1300H0z" />
      </mask>
      <g mask="url(#letter-mask)">
        <path className="stroke-line" d="M260-400V1200M560-400V1200M860-400V1200M0 150H2400" />
        <g className="stroke-contour">
          {waves.map(({ d, opacity }) => (
            <path key={d} strokeOpacity={opacity} d={d} />
          ))}
        </g>
        <g className="chart-soundings">
          <text x="330" y="488">
            12
          </text>
          <text x="720" y="526">
            9
          </text>
          <text x="470" y="604">
            18
          </text>
        </g>
        <path
          className="stroke-muted"
          strokeWidth="2"
          strokeDasharray="2 9"
          strokeLinecap="round"
          d="M90 250q90 100 220 92"
        />
      </g>
      <g transform="translate(480 354) rotate(-4)" strokeLinejoin="round" strokeWidth="2.5">
        <path className="fill-raised stroke-ink" d="M-24-40 58-190 142-40z" />
        <path className="fill-raised-2 stroke-ink" d="M58-190 142-40H58z" />
        <path className="fill-raised stroke-ink" d="M-150-62 58-8 266-62 190 52H-74z" />
        <path className="fill-raised-2 stroke-ink" d="M58-8 266-62 190 52H58z" />
        <path className="stroke-muted" strokeLinecap="round" d="M-62 6H18M-52 24H-2" />
        <circle className="fill-beacon" cx="58" cy="-8" r="17" />
        <circle className="stroke-on-beacon" strokeWidth="2" cx="58" cy="-8" r="9" />
      </g>
    </svg>
  )
}
