/** The lower edge of the window is a hull: stern on the left, bow on the right. */
const HULL = 'M30 150H790C770 280 705 420 540 486H170C80 478 30 410 30 310Z'

/** Planks from the sheer downwards; each ends where its last nail is. */
const planks = [470, 520, 440, 550, 410, 500, 390].map((end, row) => ({
  top: 150 + row * 50,
  d: `M20 ${150 + row * 50}H${end}v50H20z`,
}))

/** Frames not planked yet. */
const frames = [420, 474, 528, 582, 636, 690, 740].map((x) => `M${x} 150Q${x + 24} 320 ${x - 70} 500`)

/** A browser window on the slipway: planked from the stern forward, the frames at the bow still open. */
export function SlipwayScene() {
  return (
    <svg viewBox="0 0 860 760" fill="none" aria-hidden="true" className="drawn-scene">
      <clipPath id="hull">
        <path d={HULL} />
      </clipPath>
      <path className="stroke-line" d="M20-400V1200M380-400V1200M740-400V1200" />
      <g className="stroke-contour" strokeWidth="1.5">
        {[0, 1, 2, 3, 4].map((row) => (
          <path
            key={row}
            strokeOpacity={0.85 - row * 0.14}
            d={`M-1500 ${640 + row * 26}q60-20 120 0${'t120 0'.repeat(13 - row)}`}
          />
        ))}
      </g>
      <g transform="rotate(-4 430 560)">
        <path className="fill-land stroke-coast" strokeWidth="2" d="M-150 580H2400v900H-20z" />
        <path className="stroke-line" strokeWidth="12" strokeDasharray="14 46" d="M-140 596H2400" />
        <path
          className="fill-raised-2 stroke-coast"
          strokeWidth="2"
          d="M206 486h46v94h-46zM340 486h46v94h-46zM474 486h46v94h-46z"
        />
        <path
          className="stroke-edge"
          strokeWidth="2"
          d="M70 450-14 580M112 474 66 580M690 410l84 170M626 452l52 128"
        />
        <path className="fill-ground" d={HULL} />
        <g clipPath="url(#hull)">
          <g className="stroke-contour" strokeWidth="2">
            {frames.map((d) => (
              <path key={d} d={d} />
            ))}
            <path strokeOpacity=".5" d="M390 236q210 14 410-26M390 326q190 16 380-26M370 416q170 10 340-36" />
          </g>
          <g className="fill-raised stroke-line" strokeWidth="1.5">
            {planks.map(({ top, d }) => (
              <path key={top} d={d} />
            ))}
          </g>
          <path className="fill-ink" d="M76 184h240v22H76zM76 218h160v22H76z" />
          <path className="fill-muted" d="M76 268h260v7H76zM76 287h230v7H76zM76 306h190v7H76z" />
          <path className="fill-beacon" d="M76 340h116v38H76z" />
          <path className="stroke-bay" strokeWidth="2" d="M120 446l60-32 46 18 56-34 66 44" />
        </g>
        <path className="stroke-ink" strokeWidth="2.5" d={HULL} />
        <path className="fill-raised stroke-ink" strokeWidth="2.5" d="M30 100H796L790 150H30z" />
        <g className="stroke-ink" strokeWidth="2">
          <circle cx="56" cy="125" r="6" />
          <circle cx="79" cy="125" r="6" />
          <circle cx="102" cy="125" r="6" />
        </g>
        <text className="scene-note" x="132" y="131">
          yourshop.example
        </text>
        <path className="fill-beacon" d="m746 30 58 15-58 15z" />
        <path className="stroke-ink" strokeWidth="2.5" d="M746 100V24" />
        <path className="stroke-edge" strokeWidth="1.5" d="M30 70h690M30 60v20M720 60v20" />
        <text className="scene-note" x="312" y="58">
          Opens in 0.8 s
        </text>
      </g>
    </svg>
  )
}
