import { agency } from '@beacon/content/agency'
import { PageMeta, titleOf } from '../../lib/page-meta.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SiteSearch } from '../search/index.ts'
import { EdgeScene } from './edge-scene.tsx'

const harbors = [
  { text: 'Services and prices', to: paths.services },
  { text: 'The store', to: paths.store },
  { text: 'The blog', to: paths.blog },
  { text: 'Contact', to: paths.contact },
]

/** The not-found page: links to go on from an address that does not exist. */
export function NotFoundScreen({ path }: { path: string }) {
  return (
    <>
      <PageMeta
        title={titleOf('Page not found')}
        description="This address is not on our chart. Here is the way back to the services, the store and the blog."
        path={path}
        noindex
      />
      <div className="scene-page flex min-h-[min(90vh,60rem)] flex-col">
        <EdgeScene />
        <Container className="grid grow content-start gap-6 py-14 lg:content-center lg:py-20">
          <p className="font-medium text-muted text-sm tabular-nums">404, off the edge of the chart</p>
          <h1 className="max-w-[9em]">No such place on our chart</h1>
          <p className="max-w-lg text-lg">
            The address may be mistyped, or the page has moved. Nothing is lost: these are the harbors nearby.
          </p>
          <SiteSearch className="max-w-lg" />
          <ul className="flex flex-wrap gap-x-7 gap-y-2">
            {harbors.map(({ text, to }) => (
              <li key={to}>
                <TextLink to={to}>{text}</TextLink>
              </li>
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap items-center gap-x-7 gap-y-4">
            <LinkButton to={paths.home} variant="primary" size="lg">
              Back to the home page
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
