import { expect, it } from 'vitest'
import { places } from '../../../scripts/coastline.ts'
import { chartPlaces, chartSize } from './geometry.ts'
import { chartFrame, projectPlace } from './project.ts'

it('projects every place to its position on the drawn chart', () => {
  expect(chartSize.width).toBe(chartFrame.width)
  expect(Object.fromEntries(Object.entries(places).map(([name, at]) => [name, projectPlace(at)]))).toEqual(
    chartPlaces,
  )
})
