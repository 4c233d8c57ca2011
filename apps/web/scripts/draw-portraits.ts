/**
 * Draws the portraits of the team and of the clients who are quoted, one SVG each, into
 * `src/features/portraits/drawings`, and the team side by side as `crew.svg`. Run by hand:
 * `node apps/web/scripts/draw-portraits.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { clients, type Shape, type Sitter, team } from './portrait-family.ts'

const FOLDER = new URL('../src/features/portraits/drawings/', import.meta.url)
const WIDTH = 200
const HEIGHT = 240
const INK = '#0c1d2a'

const HEAD = 'M63 92c0-30 15-43 37-43s37 13 37 43v13c0 25-16 48-37 48s-37-23-37-48z'
/** The side of the face that the light does not reach; its edge is the line of the nose. */
const SHADE = 'M40 40h58c2 20-4 38-3 54l-6 23c2 4 8 4 9 7l-2 36H40z'
const NECK = 'M83 134h34v64H83z'
const SHOULDERS = 'M14 244c0-40 28-58 67-69q19 19 38 0c39 11 67 29 67 69z'
const BEAM = 'M210-14-20 118V250h96z'
const EARS = 'M64 98q-9-4-8 8 2 12 10 12zm72 0q9-4 8 8-2 12-10 12z'
const FACE = ['M78 92q7-5 14-2M108 90q7-3 14 2', 'M90 134q10 7 20 0']
const EYES = 'M82 102a3 3.6 0 1 0 6 0 3 3.6 0 1 0-6 0m30 0a3 3.6 0 1 0 6 0 3 3.6 0 1 0-6 0'
/** Depth lines around the head. */
const RINGS = [74, 90, 107]

const path = ({ d, fill = 'none', stroke, width = 2 }: Shape) =>
  `<path d="${d}"${fill === 'none' && !stroke ? '' : ` fill="${fill}"`}${
    stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''
  }/>`

function bust(sitter: Sitter): string {
  const { id, skin, hair, strand, garment, behind, above, strands, face = [], dress } = sitter
  return [
    behind ? path({ d: behind, fill: hair }) : '',
    path({ d: NECK, fill: skin.shade }),
    `<clipPath id="${id}-body">${path({ d: SHOULDERS })}</clipPath>`,
    `<g clip-path="url(#${id}-body)">${path({ d: SHOULDERS, fill: garment })}${dress.map(path).join('')}</g>`,
    path({ d: EARS, fill: skin.shade }),
    `<clipPath id="${id}-head">${path({ d: HEAD })}</clipPath>`,
    path({ d: HEAD, fill: skin.light }),
    `<g clip-path="url(#${id}-head)">${path({ d: SHADE, fill: skin.shade })}</g>`,
    path({ d: EYES, fill: INK }),
    ...FACE.map((d) => path({ d, stroke: INK, width: 2.5 })),
    ...above.map((shape) => path({ fill: hair, ...shape })),
    ...strands.map((d) => path({ d, stroke: strand })),
    ...face.map(path),
  ].join('')
}

function scene(sitter: Sitter): string {
  const rings = RINGS.map(
    (r, index) =>
      `<ellipse cx="100" cy="108" rx="${r}" ry="${r * 1.12}" fill="none" stroke="#7fb7bd" stroke-opacity="${0.42 - index * 0.11}"/>`,
  )
  return [
    `<path fill="${sitter.water}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...rings,
    `<radialGradient id="${sitter.id}-light" gradientUnits="userSpaceOnUse" cx="205" cy="-10" r="250">`,
    '<stop stop-color="#ffb133" stop-opacity=".75"/><stop offset="1" stop-color="#ffb133" stop-opacity="0"/>',
    `</radialGradient><path fill="url(#${sitter.id}-light)" d="${BEAM}"/>`,
    `<g stroke-linecap="round" stroke-linejoin="round">${bust(sitter)}</g>`,
  ].join('')
}

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${content}</svg>\n`

async function save(name: string, drawing: string) {
  await writeFile(fileURLToPath(new URL(`${name}.svg`, FOLDER)), drawing)
}

for (const sitter of [...team, ...clients]) await save(sitter.id, svg(WIDTH, scene(sitter)))

const row = team.map(
  (sitter, index) =>
    `<svg x="${index * WIDTH}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scene(sitter)}</svg>`,
)
await save('crew', svg(WIDTH * team.length, row.join('')))
