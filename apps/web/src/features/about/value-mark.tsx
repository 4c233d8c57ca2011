import type { values } from '@beacon/content/about'

type ValueIcon = (typeof values)[number]['icon']

/** The same style as the service marks: a grid of 48, strokes of 1.75, one lit part each. */
const DRAWINGS: Record<ValueIcon, { lit: string; lines: string }> = {
  'sounding-lead': {
    lit: 'M18.5 27h11l2.5 15h-16z',
    lines:
      'M24 20v7m-5.5 0h11L32 42H16zM24 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm0-7c0-4 6-4 8-7m-16 3h4m9 8h5m-5 8h5',
  },
  anchor: {
    lit: 'M24 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
    lines:
      'M24 13v30M15.5 19h17M6 27c1.5 10 8.5 16 18 16s16.5-6 18-16M2.5 32 6 27l5 3.5m26 0 5-3.5 3.5 5M24 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  },
  oars: {
    lit: 'M36.5 5.5c4-2 7.5 1.5 5.5 5.5l-5 9-9.5-9.5z',
    lines:
      'M36.5 5.5c4-2 7.5 1.5 5.5 5.5l-5 9-9.5-9.5zM32 15.5 6 42M11.5 5.5C7.5 3.5 4 7 6 11l5 9 9.5-9.5zM16 15.5 42 42',
  },
  sextant: {
    lit: 'M24 25.5 30.5 43a24 24 0 0 1-13 0z',
    lines:
      'M24 6 7 36a28 28 0 0 0 34 0zM24 6v-3m0 3 6.5 37M9.5 32a24 24 0 0 0 29 0M24 6l-6.5 37M30 18l9-5m-11 1 8-5',
  },
}

/** One of the agency's values as a drawing; decoration beside its name. */
export function ValueMark({ icon }: { icon: ValueIcon }) {
  const { lit, lines } = DRAWINGS[icon]
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-12 md:size-14"
    >
      <path className="fill-beacon" d={lit} />
      <path stroke="currentColor" d={lines} />
    </svg>
  )
}
