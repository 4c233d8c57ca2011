import { PageMeta } from '../../lib/page-meta.tsx'
import { sharePictureName } from '../../lib/share-picture.ts'
import { paths } from '../../paths.ts'

interface LinkMetaProps {
  title: string
  description: string
  path: string
}

/** The head of a page whose address contains a secret: noindex, and no referrer. */
export function LinkMeta(props: LinkMetaProps) {
  return (
    <>
      <PageMeta {...props} image={`/og/${sharePictureName(paths.newsletter)}.jpg`} noindex />
      <meta name="referrer" content="no-referrer" />
    </>
  )
}
