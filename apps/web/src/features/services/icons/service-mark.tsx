import type { ServiceIcon } from '@beacon/content/services'
import { classNames } from '../../../ui/class-names.ts'

interface Drawing {
  /** The lit part. */
  lit: string
  lines: string
}

/** One style: a grid of 48, strokes of 1.75, one lit part each. Each service has a seamark. */
const DRAWINGS: Record<ServiceIcon, Drawing> = {
  mooring: {
    lit: 'M24 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
    lines: 'M24 13.5V44M15 20h18M6 28c1 9.5 8 16 18 16s17-6.5 18-16M2.5 32.5 6 28l4.5 3.5m27 0L42 28l3.5 4.5',
  },
  'signal-flags': {
    lit: 'M9 5h30L31 11l8 6H9z',
    lines: 'M9 2.5v43M9 5h30L31 11l8 6H9M9 21.5h24v14H9m0-14 24 14m0-14-24 14M4 45.5h10',
  },
  'ship-radio': {
    lit: 'M24 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
    lines:
      'M24 19.5V45M14.5 45h19M18.5 32h11M16.5 22.5a10 10 0 0 1 0-14m15 0a10 10 0 0 1 0 14M11 28a18 18 0 0 1 0-25m26 0a18 18 0 0 1 0 25',
  },
  'pocket-compass': {
    lit: 'm31.5 18.5-5 10-7-5z',
    lines:
      'M24 9a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm0 0V3m-4 0h8M24 13.5v2m0 23v2M10.5 27h2m23 0h2M31.5 18.5l-5 10-10 7 3-12z',
  },
  hull: {
    lit: 'M24 3.5 39 22H24z',
    lines:
      'M24 27V3.5L39 22H9.5L20 9.5M3 27h42c-2 9.5-6.5 15-13.5 15H15.5C9 42 4.5 36.5 3 27Zm10 0c.5 6 2 11 5 15m17-15c-.5 6-2 11-5 15',
  },
  beam: {
    lit: 'M21 13.5 3 7v16l18-4.5z',
    lines:
      'M18.5 45 22 21h11l3.5 24M21 21v-9.5h13V21M19.5 21h16M22.5 11.5 27.5 5l5 6.5M20.5 32.5h14M13 45h29',
  },
  tide: {
    lit: 'M22 22h7v21h-7z',
    lines: 'M4 43h40M8 43V33h7v10m7 0V22h7v21m7 0V29h7v14M4 24c6-14 12-14 20-7s13 3 20-10',
  },
}

/** A service's mark, next to its name. */
export function ServiceMark({ icon, className = 'size-10' }: { icon: ServiceIcon; className?: string }) {
  const { lit, lines } = DRAWINGS[icon]
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path className="fill-beacon" d={lit} />
      <path stroke="currentColor" d={lines} />
    </svg>
  )
}
