import { useLocation } from 'react-router-dom'
import { BlogListScreen } from '../features/blog/blog-list-screen.tsx'
import { FeedLinks } from '../features/blog/feed-links.tsx'
import { listHeading } from '../features/blog/list-heading.tsx'
import { listMeta } from '../features/blog/list-meta.ts'
import { useBlogList, useBlogView } from '../features/blog/use-blog-list.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'

/** All posts, and those of one category or one tag. */
export default function BlogPage() {
  const absolute = usePublicUrl()
  const { pathname } = useLocation()
  const view = useBlogView()
  const page = useBlogList()
  const heading = listHeading(pathname, view, page)
  const meta = listMeta(pathname, view, heading, page)
  return (
    <>
      <PageMeta {...meta} image="/og/blog.jpg" />
      <FeedLinks />
      <JsonLd data={pageGraph(absolute, { ...meta, type: 'CollectionPage', crumbs: heading.crumbs })} />
      <BlogListScreen heading={heading} view={view} page={page} />
    </>
  )
}
