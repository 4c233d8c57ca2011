import { directOrderCost } from '@beacon/content/industries/restaurant-calculator'
import { campaignYear, restaurantResults } from '@beacon/rules/restaurant-calculator'
import { defaultFigures } from './figures.ts'
import { GrowthPlot } from './growth-chart.tsx'

const year = campaignYear(defaultFigures, restaurantResults(defaultFigures, directOrderCost.percent))

/** The chart for the default figures. */
export function GrowthPreview() {
  return <GrowthPlot year={year} className="h-56 md:h-72" />
}
