/** The chart's frame: its north-west corner and width in degrees, and its width in units. */
export const chartFrame = { west: -74.45, north: 41.56, degreesWide: 2.8, width: 3200 } as const

const RADIANS = Math.PI / 180
const SCALE = chartFrame.width / (chartFrame.degreesWide * RADIANS)

const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2))

/** The position of a place (longitude, latitude) on the chart, in its units; Mercator, as on nautical charts. */
export const projectPlace = ([longitude, latitude]: readonly [number, number]): readonly [number, number] => [
  Math.round(SCALE * (longitude - chartFrame.west) * RADIANS),
  Math.round(SCALE * (northing(chartFrame.north) - northing(latitude))),
]
