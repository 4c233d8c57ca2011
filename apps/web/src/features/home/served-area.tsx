import { serviceAreaText } from '@beacon/content/contact'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { ChartEcho, projectPlace } from '../chart/index.ts'

const counties = [
  { name: 'Brooklyn', at: [-73.955, 40.632] },
  { name: 'Queens', at: [-73.83, 40.705] },
  { name: 'Nassau', at: [-73.58, 40.74] },
  { name: 'Suffolk', at: [-73.03, 40.855] },
] as const

const [homeX, homeY] = projectPlace([-73.2454, 40.7251])

/** The four counties as one full sheet; the words lie on the open ocean. */
export function ServedArea() {
  return (
    <section aria-labelledby="served-area" className="area-sheet">
      <ChartEcho viewBox="330 830 2160 1000" className="area-sheet-chart">
        <g className="area-sheet-names">
          {counties.map(({ name, at }) => {
            const [x, y] = projectPlace(at)
            return (
              <text key={name} x={x} y={y}>
                {name}
              </text>
            )
          })}
        </g>
        <circle className="fill-ground stroke-beacon" strokeWidth="6" cx={homeX} cy={homeY} r="13" />
        <text className="area-sheet-home" x={homeX - 28} y={homeY + 4}>
          Bay Shore
        </text>
      </ChartEcho>
      <Container className="area-sheet-front">
        <div className="grid max-w-sm justify-items-start gap-5">
          <h2 id="served-area">{serviceAreaText.title}</h2>
          <p>{serviceAreaText.text}</p>
          <LinkButton to={paths.contact} variant="link">
            See the towns and our hours
          </LinkButton>
        </div>
      </Container>
    </section>
  )
}
