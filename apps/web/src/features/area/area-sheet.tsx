import { agency } from '@beacon/content/agency'
import { countyPlaces, townPlaces } from '@beacon/content/town-places'
import type { ReactNode } from 'react'
import { Container } from '../../ui/layout.tsx'
import { CountyChart, projectPlace } from '../nautical-chart/index.ts'

const [homeX, homeY] = projectPlace(townPlaces[agency.address.city].at)

interface AreaSheetProps {
  /** Id of the heading. */
  id: string
  title: string
  text: string
  /** Whether the page already contains the chart, which is then reused. */
  borrowed?: boolean
  /** Links to follow. */
  children?: ReactNode
}

/** The four served counties from edge to edge; on a wide screen the text is placed on the open ocean. */
export function AreaSheet({ id, title, text, borrowed, children }: AreaSheetProps) {
  return (
    <section aria-labelledby={id} className="area-sheet">
      <CountyChart viewBox="330 830 2160 1000" borrowed={borrowed} className="area-sheet-chart">
        <g className="area-sheet-names">
          {countyPlaces.map(({ name, at }) => {
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
          {agency.address.city}
        </text>
      </CountyChart>
      <Container className="area-sheet-front">
        <h2 id={id}>{title}</h2>
        <div className="grid max-w-measure justify-items-start gap-5">
          <p>{text}</p>
          {children}
        </div>
      </Container>
    </section>
  )
}
