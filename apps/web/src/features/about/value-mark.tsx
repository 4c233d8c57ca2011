import type { values } from '@beacon/content/about'

type ValueIcon = (typeof values)[number]['icon']

/** Of the family of the service marks: a grid of 48, strokes of 1.75, one lit part each. */
const DRAWINGS: Record<ValueIcon, { lit: string; lines: string }> = {
  'sounding-lead': {
    lit: 'M18.500 27h11l2.500 15h-16z',
    lines:
      'M24 20v7m-5.500 0h11L32 42H16zM24 20a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm0-7c0-4 6-4 8-7m-16 3h4m9 8h5m-5 8h5',
  },
  anchor: {
    lit: 'M24 4a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z',
    lines:
      'M24 13v30M15.500 19h17M6 27c1.500 10 8.500 16 18 16s16.500-6 18-16M2.500 32 6 27l5 3.500m26 0 5-3.500 3.500 5M24 4a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z',
  },
  oars: {
    lit: 'M36.500 5.500c4-2 7.500 1.500 5.500 5.500l-5 9-9.500-9.500z',
    lines:
      'M36.500 5.500c4-2 7.500 1.500 5.500 5.500l-5 9-9.500-9.500zM32 15.500 6 42M11.500 5.500C7.500 3.500 4 7 6 11l5 9 9.500-9.500zM16 15.500 42 42',
  },
  sextant: {
    lit: 'M24 25.500 30.500 43a24 24 0 0 1-13 0z',
    lines:
      'M24 6 7 36a28 28 0 0 0 34 0zM24 6v-3m0 3 6.500 37M9.500 32a24 24 0 0 0 29 0M24 6l-6.500 37M30 18l9-5m-11 1 8-5',
  },
}

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
