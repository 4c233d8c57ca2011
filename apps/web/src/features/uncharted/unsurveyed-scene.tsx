/** Depth lines that nobody has sounded yet: dashed, around a sounding without a figure. */
const rings = [60, 112, 170, 236, 312, 400].map((radius) => ({
  radius,
  d: `M${430 - radius} 330c0-${radius * 0.7} ${radius * 0.5}-${radius} ${radius * 1.05}-${radius * 0.92}s${radius * 1.1} ${radius * 0.4} ${radius} ${radius * 0.98}-${radius * 0.6} ${radius * 0.8}-${radius * 1.1} ${radius * 0.72}-${radius * 0.95}-${radius * 0.2}-${radius * 0.95}-${radius * 0.78}z`,
}))

/** A blank on the chart. */
export function UnsurveyedScene() {
  return (
    <svg viewBox="0 0 860 660" fill="none" aria-hidden="true" className="side-scene">
      <path className="stroke-line" d="M20-400V1200M430-400V1200M840-400V1200M-2000 330H2400" />
      <g className="stroke-contour" strokeDasharray="7 9">
        {rings.map(({ radius, d }) => (
          <path key={radius} d={d} strokeOpacity={1.05 - radius / 460} />
        ))}
      </g>
      <path className="stroke-beacon" strokeWidth="2.5" d="M418 330h24M430 318v24" />
      <text className="scene-note scene-label" x="430" y="376">
        No soundings
      </text>
    </svg>
  )
}
