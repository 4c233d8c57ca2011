import type { Paint } from './paint.ts'

/** What is printed on a product: each fits into a square of 200 around 0,0. */
export const motifs = {
  light: lightHouse,
  rank: firstRank,
  island: longIsland,
  flags: signalFlags,
  tide: tideTable,
  rose: compassRose,
  beam: beamMark,
  none: () => '',
} as const
export type Motif = keyof typeof motifs

const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}"${more}/>`

/** The Fire Island light in four bands, its beam going out to both sides. */
function lightHouse({ base, ink, accent }: Paint): string {
  return [
    fill('M0-66-118-92v-4l118 22zM0-66-112-38l-4-6L0-70z', accent, ' opacity=".55"'),
    fill('M0-66 118-92v-4L0-74zM0-66 112-38l4-6L0-70z', accent, ' opacity=".55"'),
    fill('M-15-50-27 84h54L15-50z', ink),
    fill('M-18-22-21 12h42l-3-34zM-24 46l-3 34h54l-3-34z', base, ' opacity=".9"'),
    fill('M-20-56h40v7h-40zM-12-80h24v24h-24z', ink),
    fill('M-8-77H8v18H-8z', accent),
    fill('M-15-80 0-96l15 16z', ink),
    stroke('M-96 96c16-10 32-10 48 0s32 10 48 0 32-10 48 0 32 10 48 0', ink, 4),
    stroke('M-64 108c12-7 22-7 32 0s22 7 32 0 22-7 32 0 22 7 32 0', ink, 3, ' opacity=".7"'),
  ].join('')
}

/** A sounding of one in the middle of its depth lines: where a search should find you. */
function firstRank({ ink, accent }: Paint): string {
  const rings = [
    'M-38-44C-8-66 44-52 50-12S30 54-6 52-64 20-58-10-52-34-38-44z',
    'M-56-60C-14-90 64-72 74-16S42 80-10 76-92 28-84-14-74-46-56-60z',
    'M-76-74C-20-112 84-92 98-20S54 104-14 98-118 36-108-18-98-58-76-74z',
  ]
  return [
    ...rings.map((d, index) => stroke(d, ink, 3.5, ` opacity="${0.95 - index * 0.28}"`)),
    fill('M8 34H-8v-50l-14 8v-15L-6-34H8z', accent),
  ].join('')
}

/** Long Island from Brooklyn to Montauk and Orient. */
const ISLAND =
  'M-108 33l5 5 8 0 14-2 18 0 18-3 20-3 20-6 19-9 20-8 18-6 22-10 22-12 12-7-9-10 8-11-10 3-8 1-8 3-8 12-13-10 10-4 10-7 5-6 10-10 6-4-12 3-14 10-15 11-20 2-19 0-9 1-6 6-12-14-6 5-9 0-11 3-8 6-8 7-11 2-4 10-5 4z'

function longIsland({ ink, accent }: Paint): string {
  const depth = [34, 20, 9].map((width, index) =>
    stroke(ISLAND, ink, width, ` opacity="${0.16 + index * 0.07}"`),
  )
  return [
    ...depth,
    fill(ISLAND, ink),
    fill('M-28 31-66 100H-8z', accent, ' opacity=".5"'),
    `<circle cx="-28" cy="30" r="7" fill="${accent}"/>`,
  ].join('')
}

/** Four signal flags on a halyard. */
function signalFlags({ base, ink, accent }: Paint): string {
  const flag = (x: number, y: number, turn: number, mark: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0h44v44H0z" fill="${ink}"/>${mark}</g>`
  return [
    stroke('M-112-46C-50-4 50-4 112-46', ink, 3),
    flag(-104, -38, 20, fill('M22 0h22v44H22z', accent)),
    flag(-52, -18, 7, fill('M12 12h20v20H12z', base)),
    flag(6, -12, -7, fill('M0 0l44 44H0z', accent)),
    flag(58, -19, -20, fill('M16 0h12v44H16zM0 16h44v12H0z', base)),
  ].join('')
}

/** A day of the tide: two highs, two lows, hours along the bottom. */
function tideTable({ ink, accent }: Paint): string {
  const hours = Array.from({ length: 13 }, (_, hour) => `M${hour * 16 - 96} ${hour % 3 === 0 ? 56 : 62}V70`)
  return [
    stroke('M-96 70H96', ink, 3),
    stroke(hours.join(''), ink, 3),
    stroke('M-96 24C-78-2-66-44-46-44S-14 36 6 36 38-58 56-58 84-12 96 12', ink, 6),
    stroke('M56-58V70', accent, 3, ' stroke-dasharray="2 9"'),
    `<circle cx="56" cy="-58" r="11" fill="${accent}"/>`,
  ].join('')
}

function compassRose({ ink, accent }: Paint): string {
  const ticks = Array.from(
    { length: 36 },
    (_, index) => `<path d="M0-96v${index % 9 === 0 ? 16 : 8}" transform="rotate(${index * 10})"/>`,
  )
  return [
    `<g stroke="${ink}" stroke-width="3">${ticks.join('')}</g>`,
    stroke('M0-74a74 74 0 1 0 .1 0z', ink, 2.5, ' opacity=".7"'),
    fill('M0-70 10-10 46-46 14 0l-4 10L0 70-10 10-46 46-14 0l4-10z', ink, ' opacity=".9"'),
    fill('M70 0 10 10l36 36L0 14-10 10-70 0l60-10-36-36L0-14l10 4z', ink, ' opacity=".55"'),
    fill('M0-88 14-10H-14z', accent),
  ].join('')
}

/** The agency's mark: one lamp, one cone of light. */
function beamMark({ ink, accent }: Paint): string {
  return [
    fill('M-58 22 92-46V90z', accent),
    `<circle cx="-62" cy="22" r="19" fill="${ink}"/>`,
    fill('M-75 50h26l9 50h-44z', ink),
  ].join('')
}

/** The motif at a place on the product. */
export const printed = (motif: Motif, paint: Paint, x: number, y: number, size: number): string =>
  motif === 'none'
    ? ''
    : `<g transform="translate(${x} ${y}) scale(${size / 200})">${motifs[motif](paint)}</g>`
