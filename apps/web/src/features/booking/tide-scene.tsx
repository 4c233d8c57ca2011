const TIDE =
  'M-20 128C8 120 37 107 65 95C93 82 122 70 150 62C178 54 207 51 235 53C263 55 292 62 320 73C348 83 377 97 405 109C433 121 462 131 490 136C518 141 547 141 575 136C603 131 632 121 660 109'

/** Every other hour of the office's day, from its place on the tide down to its name. */
const HOURS = [
  { hour: '9 AM', x: 36, y: 107 },
  { hour: '11 AM', x: 178, y: 56 },
  { hour: '1 PM', x: 320, y: 73 },
  { hour: '3 PM', x: 462, y: 129 },
  { hour: '5 PM', x: 604, y: 129 },
]

/** The tide of one working day, with the light on one of its hours; depth lines below it. */
export function TideScene() {
  return (
    <svg viewBox="0 0 640 218" fill="none" aria-hidden="true" className="w-full max-lg:hidden">
      <linearGradient id="tide-beam" gradientUnits="userSpaceOnUse" x1="107" y1="77" x2="130" y2="0">
        <stop stopColor="var(--color-beacon)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--color-beacon)" stopOpacity="0" />
      </linearGradient>
      <path className="fill-water" d={`${TIDE}V186H-20z`} />
      <g className="stroke-contour">
        {[12, 27, 45, 66].map((y, row) => (
          <path key={y} d={TIDE} transform={`translate(0 ${y})`} strokeOpacity={0.6 - row * 0.14} />
        ))}
      </g>
      <path className="fill-ground" d="M-20 186H660V320H-20z" />
      <path className="stroke-edge" d="M0 186H640" />
      {HOURS.map(({ hour, x, y }) => (
        <g key={hour}>
          <path className="stroke-edge" strokeDasharray="1 5" strokeLinecap="round" d={`M${x} 186V${y}`} />
          <text className="fill-muted text-sm" textAnchor="middle" x={x} y="210">
            {hour}
          </text>
        </g>
      ))}
      <path className="stroke-bay" strokeWidth="2" d={TIDE} />
      <path fill="url(#tide-beam)" d="M107 77 88-20H178z" />
      <circle className="fill-beacon" fillOpacity="0.35" cx="107" cy="77" r="16" />
      <circle className="fill-beacon" cx="107" cy="77" r="8" />
    </svg>
  )
}
