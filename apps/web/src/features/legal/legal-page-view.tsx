import type { LegalPage } from '@beacon/content/legal/legal-page'
import { JsonLd, PageMeta, usePublicUrl } from '../../lib/page-meta.tsx'
import { pageGraph } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { LegalScreen } from './legal-screen.tsx'

/** A legal page with its metadata. */
export function LegalPageView({ page, path }: { page: LegalPage; path: string }) {
  const absolute = usePublicUrl()
  const crumbs = [
    { text: 'Home', to: paths.home },
    { text: page.title, to: path },
  ]
  return (
    <>
      <PageMeta {...page.meta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...page.meta, path, crumbs })} />
      <LegalScreen {...page} />
    </>
  )
}
