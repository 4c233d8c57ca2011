import { newsletterMeta } from '@beacon/content/newsletter-pages'
import { NewsletterScreen } from '../features/newsletter/newsletter-screen.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const path = paths.newsletter
const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Newsletter', to: path },
]

/** The two lists, and the sign-up. */
export default function NewsletterPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...newsletterMeta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...newsletterMeta, path, crumbs })} />
      <NewsletterScreen />
    </>
  )
}
