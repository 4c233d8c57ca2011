import { Navigate, useLocation, useParams } from 'react-router-dom'
import { FeedLinks } from '../features/blog/feed-links.tsx'
import { PostNotFound } from '../features/blog/post-not-found.tsx'
import { PostScreen } from '../features/blog/post-screen.tsx'
import { postGraph } from '../features/blog/structured-data.ts'
import { useBlogPost } from '../features/blog/use-blog-post.ts'
import { JsonLd, PageMeta, titleOf, usePublicUrl } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** A post. Its former addresses lead to the current one, and unknown ones are noindex. */
export default function BlogPostPage() {
  const absolute = usePublicUrl()
  const location = useLocation()
  const slug = useParams().slug?.trim() ?? ''
  const answer = useBlogPost(slug)
  if (!answer) {
    return (
      <>
        <PageMeta
          title={titleOf('Post Not Found')}
          description="There is no blog post at this address. The list of all posts is one step back."
          path={paths.blogPost(slug)}
          image="/og/blog.jpg"
          noindex
        />
        <PostNotFound slug={slug} />
      </>
    )
  }
  const { post, unlisted } = answer
  if (post.slug !== slug)
    return <Navigate to={{ ...location, pathname: paths.blogPost(post.slug) }} replace />
  return (
    <>
      <PageMeta {...post.meta} path={paths.blogPost(post.slug)} type="article" noindex={unlisted ?? false} />
      <meta property="article:published_time" content={post.date} />
      <meta property="article:modified_time" content={post.updated ?? post.date} />
      <FeedLinks />
      <JsonLd data={postGraph(absolute, post)} />
      <PostScreen {...answer} />
    </>
  )
}
