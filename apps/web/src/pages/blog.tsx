import { useLocation } from 'react-router-dom'
import { BlogListScreen } from '../features/blog/blog-list-screen.tsx'
import { FeedLinks } from '../features/blog/feed-links.tsx'
import { listHeading } from '../features/blog/list-heading.tsx'
import { listMeta } from '../features/blog/list-meta.ts'
import { listGraph } from '../features/blog/structured-data.ts'
import { useBlogList, useBlogView } from '../features/blog/use-blog-list.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'

/** All posts, or those of one category, tag or author. */
export default function BlogPage() {
  const absolute = usePublicUrl()
  const { pathname } = useLocation()
  const view = useBlogView()
  const list = useBlogList()
  const { page } = list
  const heading = listHeading(pathname, view, page)
  const meta = listMeta(pathname, view, heading, page)
  return (
    <>
      <PageMeta {...meta} image="/og/blog.jpg" />
      <FeedLinks />
      <JsonLd
        data={listGraph(absolute, { ...meta, crumbs: heading.crumbs }, view.author && page?.posts[0]?.author)}
      />
      <BlogListScreen heading={heading} view={view} list={list} />
    </>
  )
}
