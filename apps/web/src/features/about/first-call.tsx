import { aboutForm } from '@beacon/content/about'
import { aboutSource } from '@beacon/content/lead-sources'
import { team } from '@beacon/content/team'
import { Container } from '../../ui/layout.tsx'
import { LeadForm } from '../lead-form/index.ts'
import { Portrait } from '../portraits/index.ts'

const [founder] = team

/** The lead form, and the person who reads what it sends. */
export function FirstCall() {
  return (
    <section className="border-line border-t bg-water">
      <Container className="grid gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-12 lg:items-end">
        {founder && (
          <figure className="first-call-reader lg:col-span-4">
            <Portrait id={founder.id} alt={`Drawn portrait of ${founder.name}`} />
            <figcaption>
              <span className="block font-semibold">{founder.name}</span>
              <span className="block text-muted text-sm">{founder.position}</span>
            </figcaption>
          </figure>
        )}
        <div className="form-sheet lg:col-span-8">
          <LeadForm
            id="first-call"
            source={aboutSource}
            title={aboutForm.title}
            intro={<p className="max-w-measure text-lg">{aboutForm.text}</p>}
            submitLabel={aboutForm.submit}
          />
        </div>
      </Container>
    </section>
  )
}
