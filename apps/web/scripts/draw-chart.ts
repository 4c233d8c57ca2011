/**
 * Draws the chart of Long Island and writes it to `src/features/nautical-chart/geometry.ts`: land, county lines and depth
 * contours as paths in whole units, places as points. Run by hand: `node apps/web/scripts/draw-chart.ts`.
 *
 * Neighbouring land and county lines come from `us-atlas`, the island's own shore from `coastline.ts`. Depth is made up as
 * a distance from the shore with slow swells, so that the lines read as a sea floor and not as echoes of the coast.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { contours } from 'd3-contour'
import { geoMercator, geoStream } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { chartFrame } from '../src/features/nautical-chart/project.ts'
import { islands, longIsland, places, type Shore } from './coastline.ts'
import { distanceToSegment, isInside, PATH_GRID, type Point, pathOf, smooth } from './plane.ts'

type Atlas = Parameters<typeof mesh>[0]
type Counties = Parameters<typeof merge>[1]

const { width: WIDTH, west: WEST, north: NORTH, degreesWide: DEGREES_WIDE } = chartFrame
const HEIGHT = 2040

/** Contours are traced on a grid of this many units, which reaches this far beyond the chart's edge. */
const CELL = 10
const MARGIN = 160
/** Distances from the shore, in units, at which a depth line runs; nearer ones are drawn as strokes of the shore. */
const DEPTHS = [60, 88, 122, 168, 226, 300]
/** A loop of a contour below this many units around is a speck. */
const SPECK = 150
const TOLERANCE = { land: 1.2, contour: 3 }

const SERVED = ['36047', '36081', '36059', '36103']
const NEIGHBOURS = ['09', '34', '36', '44']

const projection = geoMercator()
  .scale(WIDTH / ((DEGREES_WIDE * Math.PI) / 180))
  .center([WEST, NORTH])
  .translate([0, 0])

const project = (place: readonly [number, number]): Point => projection([...place]) ?? [0, 0]
const projectShore = (shore: Shore): Point[] => shore.map(project)

async function readAtlas(): Promise<Atlas> {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The land around: the neighbouring states without the counties whose shore is ours. */
function neighbours(atlas: Atlas): Point[][] {
  const all = atlas.objects.counties
  const counties = (all && 'geometries' in all ? all.geometries : []).filter(
    ({ id }) => NEIGHBOURS.includes(String(id).slice(0, 2)) && !SERVED.includes(String(id)),
  )
  const land = merge(atlas, counties as Counties)
  const rings: Point[][] = []
  const clipped = geoMercator()
    .scale(projection.scale())
    .center([WEST, NORTH])
    .translate([0, 0])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [WIDTH + MARGIN, HEIGHT + MARGIN],
    ])
  let ring: Point[] = []
  geoStream(
    land,
    clipped.stream({
      point: (x, y) => void ring.push([x, y]),
      lineStart: () => {
        ring = []
      },
      lineEnd: () => void rings.push(ring),
      polygonStart: () => {},
      polygonEnd: () => {},
    }),
  )
  return rings.filter((points) => points.length > 3)
}

/** How the sea floor swells away from a plain slope, 0.75 to 1.25. */
const swell = ([x, y]: Point) =>
  1 +
  0.14 * Math.sin(x / 210 + y / 330) +
  0.11 * Math.sin(x / 97 - y / 141 + 2) +
  0.06 * Math.sin(y / 61 + x / 173)

function depthContours(land: Point[][]): Point[][][] {
  const columns = Math.ceil((WIDTH + 2 * MARGIN) / CELL)
  const rows = Math.ceil((HEIGHT + 2 * MARGIN) / CELL)
  const segments = land.flatMap((ring) =>
    ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const),
  )
  const depths = Array.from({ length: columns * rows }, (_, index) => {
    const point: Point = [
      ((index % columns) + 0.5) * CELL - MARGIN,
      (Math.floor(index / columns) + 0.5) * CELL - MARGIN,
    ]
    const distance = Math.min(...segments.map(([from, to]) => distanceToSegment(point, from, to)))
    return land.some((ring) => isInside(point, ring)) ? -distance : distance * swell(point)
  })
  const trace = contours().size([columns, rows]).smooth(true)
  return DEPTHS.map((depth) =>
    trace
      .contour(depths, depth)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]): Point => [x * CELL - MARGIN, y * CELL - MARGIN]))
      .filter((ring) => ring.length * CELL > SPECK),
  )
}

/** Lines between served counties. */
function countyLines(atlas: Atlas): Point[][] {
  const lines = mesh(
    atlas,
    atlas.objects.counties as Parameters<typeof mesh>[1],
    (a, b) => a !== b && SERVED.includes(String(a.id)) && SERVED.includes(String(b.id)),
  )
  return lines.coordinates.map((line) =>
    line.map(([longitude = 0, latitude = 0]) => project([longitude, latitude])),
  )
}

/** Every half degree, across the whole chart. */
function graticule(): string {
  const meridians = [-74, -73.5, -73, -72.5, -72].map((longitude) =>
    Math.round(project([longitude, NORTH])[0] / PATH_GRID),
  )
  const parallels = [41, 40.5].map((latitude) => Math.round(project([WEST, latitude])[1] / PATH_GRID))
  return [
    ...meridians.map((x) => `M${x} 0v${HEIGHT / PATH_GRID}`),
    ...parallels.map((y) => `M0 ${y}h${WIDTH / PATH_GRID}`),
  ].join('')
}

const atlas = await readAtlas()
const served = [longIsland, ...islands].map((shore) => smooth(projectShore(shore)))
const around = neighbours(atlas).map(smooth)
const depths = depthContours([...served, ...around])
const points = Object.entries(places).map(
  ([name, place]) => `  ${name}: [${project(place).map(Math.round).join(', ')}],`,
)

const source = `/** Drawn by \`scripts/draw-chart.ts\`; change that and run it again. */
export const chartSize = { width: ${WIDTH}, height: ${HEIGHT}, pathGrid: ${PATH_GRID} } as const

/** Long Island with its islands and barrier beaches. */
export const servedLand = '${pathOf(served, TOLERANCE.land, true)}'

/** The land around. */
export const otherLand = '${pathOf(around, TOLERANCE.land, true)}'

/** Lines between the served counties. */
export const countyLines = '${pathOf(countyLines(atlas), TOLERANCE.land, false)}'

/** Meridians and parallels. */
export const graticule = '${graticule()}'

/** Depth lines off the shore, outwards. */
export const depthLines = [
${depths.map((rings) => `  '${pathOf(rings, TOLERANCE.contour, true)}',`).join('\n')}
] as const

/** Where the named places are. */
export const chartPlaces = {
${points.join('\n')}
} as const
`
await writeFile(fileURLToPath(new URL('../src/features/nautical-chart/geometry.ts', import.meta.url)), source)
console.warn(`chart: ${(source.length / 1024).toFixed(1)} kB`)
