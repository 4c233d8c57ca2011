/** The minute scale along a chart's border, alternating black and white. */
const minutes = Array.from({ length: 12 }, (_, index) => `M520 ${-40 + index * 120}v60`).join('')

/** The chart ends at its border; a small boat has sailed past it. */
export function EdgeScene() {
  return (
    <svg viewBox="0 0 860 660" fill="none" aria-hidden="true" className="side-scene">
      <g className="stroke-contour">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <path
            key={row}
            strokeOpacity={0.9 - row * 0.13}
            d={`M${-100 + row * 60}-560c-40 160-30 340 60 460 120 160-40 ${240 + row * 14} ${90 + row * 8} 400s${70 - row * 20} 260 ${20 + row * 10} 520`}
          />
        ))}
        <path
          strokeOpacity=".5"
          d="M290-300c-20 80 5 180 40 240 70 120 60 190 185 250M380 940c0-70 10-180 20-240 20-120 30-170 115-230"
        />
      </g>
      <g className="chart-soundings">
        <text x="430" y="120">
          64
        </text>
        <text x="460" y="420">
          71
        </text>
        <text x="380" y="560">
          88
        </text>
      </g>
      <path className="fill-ground" d="M512-200h900v1200H512z" />
      <path className="stroke-ink" strokeWidth="1.5" d="M512-200V1000M528-200V1000M540-200V1000" />
      <path className="stroke-ink" strokeWidth="14" d={minutes} />
      <g transform="translate(690 318) rotate(7)">
        <path
          className="stroke-ink"
          strokeWidth="2.5"
          strokeLinejoin="round"
          d="M-54 0H58L42 26H-40zM0 0v-92l52 66H0"
        />
        <path className="fill-beacon" d="M0-92h-28l8 9-8 9H0z" />
      </g>
      <path
        className="stroke-muted"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
        d="M300 470q170-150 320-132"
      />
    </svg>
  )
}
