import { agency } from '@beacon/content/agency'
import { usePageData } from '../page-data.ts'
import { scriptJson } from './json-script.ts'
import { sharePictureName } from './share-picture.ts'

interface PageMetaProps {
  title: string
  description: string
  /** The canonical path of the page. */
  path: string
  type?: 'website' | 'article'
  /** Asks search engines to leave the page out. */
  noindex?: boolean
  /** Path of the picture that a shared link shows. */
  image?: string
}

/** The document title: the page's own, then the site's name. */
export const titleOf = (page: string): string => `${page} | ${agency.name}`

/** An absolute address on the public origin. */
export function usePublicUrl(): (path: string) => string {
  const { publicUrl = '' } = usePageData()
  return (path) => new URL(path, publicUrl).href
}

/** Title, description, canonical link and Open Graph tags; React moves them into the document's head. */
export function PageMeta({
  title,
  description,
  path,
  type = 'website',
  noindex = false,
  image = `/og/${sharePictureName(path)}.jpg`,
}: PageMetaProps) {
  const absolute = usePublicUrl()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:image" content={absolute(image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Structured data. */
export function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that scriptJson has made safe inside a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
