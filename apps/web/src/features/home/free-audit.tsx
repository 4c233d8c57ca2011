import { freeAudit } from '@beacon/content/home-story'
import { freeAuditSource } from '@beacon/content/lead-sources'
import { Icon } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'
import { LeadForm } from '../lead-form/index.ts'

/** What the audit covers, and the form that requests one. */
export function FreeAudit() {
  return (
    <section id={freeAudit.id} aria-labelledby="free-audit-title" className="border-line border-y bg-water">
      <Container className="grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-5">
          <h2 id="free-audit-title">{freeAudit.title}</h2>
          <p className="max-w-measure text-lg">{freeAudit.text}</p>
          <ul className="grid max-w-measure border-line border-b">
            {freeAudit.includes.map((item) => (
              <li key={item} className="flex gap-3 border-line border-t py-3">
                <Icon name="check" className="mt-1 size-4 shrink-0 text-bay" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="form-sheet lg:col-span-7 lg:self-center">
          <LeadForm
            id="audit"
            source={freeAuditSource}
            intro={<p className="max-w-measure">{freeAudit.afterwards}</p>}
            submitLabel={freeAudit.submit}
          />
        </div>
      </Container>
    </section>
  )
}
