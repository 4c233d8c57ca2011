import { contactMeta } from '@beacon/content/contact'
import { ContactScreen } from '../features/contact/index.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Contact', to: paths.contact },
]

/** Also what answers contact and lead forms that are sent without a script (0038). */
export default function ContactPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...contactMeta} path={paths.contact} />
      <JsonLd
        data={pageGraph(absolute, { ...contactMeta, type: 'ContactPage', path: paths.contact, crumbs })}
      />
      <ContactScreen />
    </>
  )
}
