import { agency, serviceRegions } from '@beacon/content/agency'
import { serviceAreaText } from '@beacon/content/contact'
import { countyPlaces, townPlaces } from '@beacon/content/town-places'
import { Beam, CHART_VIEW_BOX, ChartBase, projectPlace } from '../nautical-chart/index.ts'

const towns = serviceRegions.flatMap(({ towns }) => towns.map((name) => ({ name, ...townPlaces[name] })))

/** The served counties with their towns; the list below names the same towns in text. */
export function AreaMap() {
  return (
    <div role="img" aria-label={serviceAreaText.mapAlt} className="area-map">
      <ChartBase />
      <Beam className="area-beam" />
      <svg viewBox={CHART_VIEW_BOX} aria-hidden="true" className="chart-sheet">
        <g className="area-counties">
          {countyPlaces.map(({ name, at }) => {
            const [x, y] = projectPlace(at)
            return (
              <text key={name} x={x} y={y}>
                {name}
              </text>
            )
          })}
        </g>
        {towns.map(({ name, at, side = 'right', major }) => {
          const [x, y] = projectPlace(at)
          return (
            <g
              key={name}
              transform={`translate(${x} ${y})`}
              className="area-town"
              data-side={side}
              data-major={major}
              data-home={name === agency.address.city || undefined}
            >
              <circle />
              <text>{name}</text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
