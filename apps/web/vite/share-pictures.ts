import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { agency } from '@beacon/content/agency'
import satori from 'satori'
import sharp from 'sharp'
import {
  chartPlaces,
  chartSize,
  countyLines,
  depthLines,
  otherLand,
  servedLand,
} from '../src/features/nautical-chart/geometry.ts'

/** Who says it, below every title. */
const SIGN = `${agency.shortName}, ${agency.address.city}, ${agency.address.region}`
const WIDTH = 1200
const HEIGHT = 630
const CACHE = path.join(import.meta.dirname, '../node_modules/.cache/share-pictures')
/** The dark theme's colours: a shared link has no theme to follow. */
const COLOURS = {
  water: '#071826',
  contour: '#2c6a78',
  land: '#10222f',
  served: '#1d303e',
  coast: '#7fb7bd',
  ink: '#f6f3ee',
  muted: '#a5b4bf',
  beacon: '#ffb133',
}
/** The part of the chart behind the words, in the chart's units. */
const WINDOW = { x: 200, y: 880, width: 1440 }

interface SharedPage {
  /** File name below `og/`, without its ending. */
  name: string
  title: string
}

/** Draws the picture that a shared link shows, one a page, 1200 × 630, into a folder; unchanged ones come from a cache. */
export async function drawSharePictures(pages: readonly SharedPage[], folder: string): Promise<void> {
  await Promise.all([mkdir(CACHE, { recursive: true }), mkdir(folder, { recursive: true })])
  const font = await readFile(
    createRequire(import.meta.url).resolve(
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
    ),
  )
  const source = await readFile(import.meta.filename)
  const chart = sharp(Buffer.from(chartSvg())).png().toBuffer()
  for (const page of pages) {
    const key = createHash('sha256').update(source).update(SIGN).update(page.title).digest('hex').slice(0, 24)
    const cached = path.join(CACHE, `${key}.jpg`)
    const picture = await readFile(cached).catch(() => draw(page, chart, font, cached))
    await writeFile(path.join(folder, `${page.name}.jpg`), picture)
  }
}

async function draw(
  { title }: SharedPage,
  chart: Promise<Buffer>,
  font: Buffer,
  cached: string,
): Promise<Buffer> {
  const words = await satori(wording(title), {
    width: WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Bricolage', data: font, weight: 600 }],
  })
  const picture = await sharp(await chart)
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  await writeFile(cached, picture)
  return picture
}

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: 'div',
  props: { style, children },
})

/** The title large on the left, the agency below; satori reads element objects, so no JSX is needed here. */
function wording(title: string) {
  const size = title.length > 48 ? 60 : title.length > 30 ? 72 : 84
  const heading = box(
    { fontSize: size, lineHeight: 1.04, letterSpacing: '-0.025em', color: COLOURS.ink, maxWidth: 700 },
    title,
  )
  const sign = box({ display: 'flex', alignItems: 'center', gap: 18, fontSize: 30, color: COLOURS.muted }, [
    box({ width: 44, height: 6, background: COLOURS.beacon }, ''),
    SIGN,
  ])
  const style = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: WIDTH,
    height: HEIGHT,
    padding: '72px 76px',
    boxSizing: 'border-box',
    fontFamily: 'Bricolage',
  }
  return box(style, [heading, sign]) as Parameters<typeof satori>[0]
}

function chartSvg(): string {
  const { x, y, width } = WINDOW
  const height = (width * HEIGHT) / WIDTH
  const [lightX, lightY] = chartPlaces.light
  const [shoreX, shoreY] = chartPlaces.bayShore
  // The beam runs from the light over Bay Shore, six times as far.
  const farX = lightX + (shoreX - lightX) * 6
  const farY = lightY + (shoreY - lightY) * 6
  const depths = depthLines.map((line) => `<path d="${line}" stroke="${COLOURS.contour}" opacity=".75"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${x} ${y} ${width} ${height}" fill="none">
<defs><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="${lightX}" cy="${lightY}" r="620"><stop stop-color="${COLOURS.beacon}" stop-opacity=".9"/><stop offset="1" stop-color="${COLOURS.beacon}" stop-opacity=".04"/></radialGradient>
<linearGradient id="shade"><stop offset=".5" stop-color="${COLOURS.water}" stop-opacity=".95"/><stop offset=".85" stop-color="${COLOURS.water}" stop-opacity="0"/></linearGradient></defs>
<rect width="${chartSize.width}" height="${chartSize.height}" fill="${COLOURS.water}"/>
<g transform="scale(${chartSize.pathGrid})"><path d="${otherLand}" fill="${COLOURS.land}"/>${depths.join('')}
<path d="${servedLand}" fill="${COLOURS.served}" stroke="${COLOURS.coast}" stroke-width="1.2"/><path d="${countyLines}" stroke="${COLOURS.contour}" stroke-dasharray="1 4"/></g>
<path d="M${lightX} ${lightY}L${farX - 110} ${farY}H${farX + 110}Z" fill="url(#beam)"/><circle cx="${lightX}" cy="${lightY}" r="11" fill="${COLOURS.beacon}"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#shade)"/></svg>`
}
