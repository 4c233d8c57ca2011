const GROUPS = {
  Grounds: ['ground', 'raised', 'raised-2', 'line', 'edge'],
  Words: ['ink', 'muted', 'bay', 'danger', 'success', 'warning'],
  'The one action': ['beacon', 'beacon-hover', 'on-beacon', 'focus'],
  Chart: ['water', 'contour', 'land', 'served', 'coast', 'sounding'],
  Series: ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'],
}

/** Every color token in the current theme; the class names are literal here so that none is purged. */
const FILLS: Record<string, string> = {
  ground: 'bg-ground',
  raised: 'bg-raised',
  'raised-2': 'bg-raised-2',
  line: 'bg-line',
  edge: 'bg-edge',
  ink: 'bg-ink',
  muted: 'bg-muted',
  bay: 'bg-bay',
  danger: 'bg-danger',
  success: 'bg-success',
  warning: 'bg-warning',
  beacon: 'bg-beacon',
  'beacon-hover': 'bg-beacon-hover',
  'on-beacon': 'bg-on-beacon',
  focus: 'bg-focus',
  water: 'bg-water',
  contour: 'bg-contour',
  land: 'bg-land',
  served: 'bg-served',
  coast: 'bg-coast',
  sounding: 'bg-sounding',
  'series-1': 'bg-series-1',
  'series-2': 'bg-series-2',
  'series-3': 'bg-series-3',
  'series-4': 'bg-series-4',
  'series-5': 'bg-series-5',
}

/** The color tokens by purpose, in the current theme. */
export function Colours() {
  return (
    <dl className="grid gap-6">
      {Object.entries(GROUPS).map(([group, tokens]) => (
        <div key={group} className="grid gap-2 md:grid-cols-[10rem_1fr]">
          <dt className="text-muted text-sm">{group}</dt>
          <dd className="grid grid-cols-3 gap-2 md:grid-cols-6">
            {tokens.map((token) => (
              <span key={token} className="grid gap-1 text-xs">
                <span className={`h-12 border border-line ${FILLS[token]}`} />
                {token}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
