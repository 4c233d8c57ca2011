import { serviceRegions } from '@beacon/content/agency'
import { serviceAreaText } from '@beacon/content/contact'
import { Container } from '../../ui/layout.tsx'
import { AreaMap } from './area-map.tsx'
import { InteractiveMap } from './interactive-map.tsx'

/** The map of the service area; the four regions are placed on open water, like notes on a chart. */
export function ServiceArea() {
  return (
    <section aria-labelledby="area-title" className="service-area">
      <div className="service-area-title">
        <Container className="grid gap-4">
          <h2 id="area-title">{serviceAreaText.title}</h2>
          <p className="max-w-md">{serviceAreaText.text}</p>
        </Container>
      </div>
      <Container>
        <AreaMap />
      </Container>
      <div className="service-area-notes">
        <Container className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {serviceRegions.map(({ name, towns }) => (
            <div key={name} className="border-coast border-t pt-3">
              <h3 className="text-h4">{name}</h3>
              <ul className="mt-3 columns-[2_7.5rem] gap-x-6 text-sm lg:columns-1">
                {towns.map((town) => (
                  <li key={town} className="py-0.5">
                    {town}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Container>
        <Container className="mt-8 empty:hidden">
          <InteractiveMap />
        </Container>
      </div>
    </section>
  )
}
