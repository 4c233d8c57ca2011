import type { Draw } from './drawing.ts'
import { crewneck, hoodie, longSleeve, tee } from './garments.ts'
import { beanie, bucketHat, cap } from './headwear.ts'
import { type Motif, motifs } from './motifs.ts'
import { paintOf } from './paint.ts'
import { jobLog, poster, workbook } from './papers.ts'
import { keyFloat, mug, notebook, pin, stickers, tote } from './things.ts'

const drawings = {
  tee,
  'long-sleeve': longSleeve,
  crewneck,
  hoodie,
  cap,
  'bucket-hat': bucketHat,
  beanie,
  tote,
  mug,
  pin,
  notebook,
  stickers,
  'key-float': keyFloat,
  poster,
  workbook,
  'job-log': jobLog,
} as const satisfies Record<string, Draw>
export type Drawing = keyof typeof drawings
export const drawingNames = Object.keys(drawings) as Drawing[]

interface ProductArt {
  drawing: Drawing
  motif: Motif
  /** `#rrggbb` */
  colour: string
}

/** Width and height of every picture. */
export const ART_SIZE = 800

/** The chart that a product lies on: its water, the water next to the product, and its depth lines. */
const DAY = { water: '#cfdcdc', near: '#e2eaea', contour: '#6fa3a8' } as const
const NIGHT = { water: '#4d6973', near: '#71909a', contour: '#a9cbd0' } as const

/** On a dark page the same chart lies in the dusk, so that no picture glares; the product keeps its colours. */
const DUSK = `<style>@media (prefers-color-scheme:dark){.w{fill:${NIGHT.water}}.d{stroke:${NIGHT.water}}.n{stroke:${NIGHT.near}}.c{stroke:${NIGHT.contour}}.m{stroke-opacity:.12}}</style>`

/** How wide the depth lines run around the product, as around the land on the site's chart. */
const DEPTHS = [228, 172, 126, 88, 58, 34]

const SQUARE = { width: ART_SIZE, height: ART_SIZE }
/** What of the sheet is shown, top to bottom. */
const TOP = 64
const SHOWN = 680

/** The middle of the sheet, as wide as a picture of this shape needs it. */
const windowOf = (shape: number) =>
  `${Math.round(400 - (SHOWN * shape) / 2)} ${TOP} ${Math.round(SHOWN * shape)} ${SHOWN}`

/** The picture of a product as an SVG file: an island on a chart, shaded, in its own colour, with its print. */
export function drawProduct({ drawing, motif, colour }: ProductArt, { width, height } = SQUARE): string {
  const paint = paintOf(colour)
  const { outline, inside, behind = '' } = drawings[drawing](paint, motif)
  const depthLines = DEPTHS.map((width, index) => {
    const isNear = index === DEPTHS.length - 1
    const water = isNear ? `class="n" stroke="${DAY.near}"` : `class="d" stroke="${DAY.water}"`
    return `<use href="#o" class="c" stroke="${DAY.contour}" stroke-opacity="${(0.28 + index * 0.1).toFixed(2)}" stroke-width="${width}"/><use href="#o" ${water} stroke-width="${width - 3}"/>`
  }).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${windowOf(width / height)}">${DUSK}`,
    `<defs><path id="o" d="${outline}"/><clipPath id="c"><use href="#o"/></clipPath>`,
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>',
    '<filter id="fall" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>',
    '<linearGradient id="g"><stop stop-color="#fff" stop-opacity=".14"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#01060c" stop-opacity=".2"/></linearGradient></defs>',
    `<path class="w" fill="${DAY.water}" d="M-800 0H1600V800H-800z"/>${graticule()}`,
    `<g fill="none" stroke-linejoin="round">${depthLines}</g>`,
    '<use href="#o" fill="#0b2a3a" opacity=".34" filter="url(#fall)" transform="translate(10 20)"/>',
    behind,
    `<use href="#o" fill="${paint.base}"/><g clip-path="url(#c)">${inside}<path fill="url(#g)" d="M0 0h800v800H0z"/></g>`,
    `<use href="#o" fill="none" stroke="${paint.dark}" stroke-opacity=".55" stroke-width="2"/></svg>`,
  ].join('')
}

/** The fine grid of the chart. */
function graticule(): string {
  const meridians = Array.from({ length: 15 }, (_, index) => `M${index * 160 - 800} 0V800`)
  const parallels = [160, 320, 480, 640].map((at) => `M-800 ${at}H1600`)
  return `<path d="${meridians.join('')}${parallels.join('')}" class="m" fill="none" stroke="#fff" stroke-opacity=".45"/>`
}

/** Where the website serves the picture of this art; the build and the development server draw it there. */
export const artPath = ({ drawing, motif, colour }: ProductArt): string =>
  `/artwork/${drawing}-${motif}-${colour.slice(1)}.svg`

/** The art of such an address; nothing for any other. */
export function artOfPath(path: string): ProductArt | undefined {
  const [, drawing = '', motif = '', colour] =
    /^\/artwork\/([a-z-]+)-([a-z]+)-([0-9a-f]{6})\.svg$/.exec(path) ?? []
  if (!Object.hasOwn(drawings, drawing) || !Object.hasOwn(motifs, motif)) return undefined
  return { drawing: drawing as Drawing, motif: motif as Motif, colour: `#${colour}` }
}
