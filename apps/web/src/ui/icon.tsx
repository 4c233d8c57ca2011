import type { SVGProps } from 'react'

/** One family: a grid of 24, strokes of 1.5 with round ends, drawn for this site. Each value is one path. */
const ICONS = {
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-up-right': 'M7 17 17 7M8.5 7H17v8.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm4.5 12.5 5 5 10-11',
  alert: 'M12 3.5 2.8 19.5h18.4zM12 10v4.5m0 2.4v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5.5M12 7.6v.1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3 5.2 5.2',
  play: 'M7.5 5v14l11-7z',
  pause: 'M8.5 5v14m7-14v14',
  phone:
    'M5 4h4l1.5 4.5-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  mail: 'M3.5 5.5h17v13h-17zm0 .5 8.5 7 8.5-7',
  pin: 'M12 21c4.3-4.6 6.5-8.1 6.5-11a6.5 6.5 0 0 0-13 0c0 2.9 2.2 6.4 6.5 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5l3.5 2.5',
  calendar: 'M4 6h16v14H4zm0 4.5h16M8.5 3.5v4m7-4v4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  cart: 'M3 4.5h2.5L8 15.5h9.5L20.5 8H6.4M9 20v.1m8-.1v.1',
  chat: 'M4 5h16v11.5h-8.5L7 20.5v-4H4zM8.5 9.5h7m-7 3h4.5',
  'thumb-up':
    'M4 10.5h3.5v9H4zm3.5 0 4-7c1.4 0 2.3 1 2 2.5l-.6 3.5h5.3c1.1 0 1.9 1 1.6 2.1l-1.5 6.3c-.2.9-1 1.6-2 1.6H7.5',
  'thumb-down':
    'M20 13.5h-3.5v-9H20zm-3.5 0-4 7c-1.4 0-2.3-1-2-2.5l.6-3.5H5.8c-1.1 0-1.9-1-1.6-2.1l1.5-6.3c.2-.9 1-1.6 2-1.6h8.8',
  heart:
    'M12 20.2C6.4 16 3.5 12.7 3.5 9.1a4.6 4.6 0 0 1 4.6-4.6c1.6 0 3.1.9 3.9 2.3.8-1.4 2.3-2.3 3.9-2.3a4.6 4.6 0 0 1 4.6 4.6c0 3.6-2.9 6.9-8.5 11.1Z',
  star: 'm12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.3-4 5.8-.7z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6',
  moon: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z',
  screen: 'M3.5 5h17v11h-17zM9 20h6m-3-4v4',
  trash: 'M4.5 7h15m-9-3h3m-7 3 1 13h9l1-13M10 11v5.5m4-5.5v5.5',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15',
  'sign-out': 'M10 4.5H4.5v15H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5',
  mooring: 'M12 8v12.5M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8.5 11h7M4 13.5c.4 4.2 3.5 7 8 7s7.6-2.8 8-7',
  'signal-flags': 'M5 3v18M5 4h11v6H5m0 3h14v6H5m0-15 11 6m3 3L5 19',
  'ship-radio':
    'M12 10v10.5M8.5 20.5h7M12 6.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM8.3 12a5 5 0 0 1 0-7.6m7.4 0a5 5 0 0 1 0 7.6M5.5 14.5a8.6 8.6 0 0 1 0-12.5m13 0a8.6 8.6 0 0 1 0 12.5',
  'pocket-compass':
    'M12 5.5a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2Zm0 0V2.8m-1.5 0h3m1.6 6.9-1.7 4.8-4.8 1.7 1.7-4.8z',
  hull: 'M2.5 12.5h19c-.9 4-3.2 6.5-6.8 6.5H8.2c-2.9 0-4.9-2.5-5.7-6.5ZM12 12.5V3l5.5 6.5H12M7 12.5c.2 2.5.8 4.7 2 6.5m8-6.5c-.2 2.5-.8 4.7-2 6.5',
  beam: 'M9.5 21 10.8 9h4.4l1.3 12zM10.5 9V5.5h5V9m-5.5 0h6M13 5.5V3.5M8 6.5l-5.5-2v5.5l5.5-2M10.3 15h5.5',
  tide: 'M3 20.5v-6m4.5 6v-9m4.5 9v-5m4.5 5V8m4.5 12.5v-8M3 8.5c3-5 6-5 9 0s6-5 9-3',
} as const

export type IconName = keyof typeof ICONS

/** Every drawing of the family. */
export const iconNames = Object.keys(ICONS) as IconName[]

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName
}

/** A drawing beside words; what it means must be in the words or in the control's label. */
export function Icon({ name, className = 'size-5', ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      {...rest}
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
