import { contactMeta } from '@beacon/content/contact'
import { ContactScreen, contactStructuredData } from '../features/contact/index.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

export default function ContactPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...contactMeta} path={paths.contact} />
      <JsonLd data={contactStructuredData(absolute)} />
      <ContactScreen />
    </>
  )
}
