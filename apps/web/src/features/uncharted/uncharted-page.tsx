import { agency } from '@beacon/content/agency'
import { PageMeta } from '../../lib/page-meta.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import type { UnchartedText } from './texts.ts'
import { UnsurveyedScene } from './unsurveyed-scene.tsx'

interface UnchartedPageProps extends UnchartedText {
  path: string
}

/** An honest page for a place that is on the chart and not surveyed yet: what it will hold, and whom to ask. */
export function UnchartedPage({ title, description, heading, text, canonical, path }: UnchartedPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} path={canonical ?? path} noindex />
      <div className="scene-page">
        <UnsurveyedScene />
        <Container className="grid content-center gap-6 py-14 lg:min-h-152 lg:py-20">
          <p className="font-medium text-muted text-sm">On the chart, not yet surveyed</p>
          <h1>{heading}</h1>
          <p className="max-w-measure text-lg">{text}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-7 gap-y-4">
            <LinkButton to={paths.contact} variant="primary" size="lg">
              Free Consultation
            </LinkButton>
            <LinkButton to={agency.phones.office.href} variant="link">
              {agency.phones.office.display}
            </LinkButton>
          </div>
        </Container>
      </div>
    </>
  )
}
