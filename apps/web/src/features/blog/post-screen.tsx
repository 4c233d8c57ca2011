import { houseAds } from '@beacon/content/blog'
import type { BlogPostAnswer } from '@beacon/contract/blog'
import { tableOfContents } from '@beacon/rules/blog-blocks'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BlogSidebar } from './blog-sidebar.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { Contents, LEAST_CONTENTS } from './contents.tsx'
import { PostContent } from './post-content.tsx'
import { PostHeader } from './post-header.tsx'
import { PostServices } from './post-services.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { ShareLinks } from './share-links.tsx'

/** A post with its table of contents, and what to read or do next. */
export function PostScreen({ post, related, sidebar, notice }: BlogPostAnswer) {
  const entries = tableOfContents(post.content)
  // Varies the first advertisement between consecutive posts.
  const adTurn = post.slug.length % houseAds.length
  return (
    <>
      <article>
        <PostHeader post={post} />
        <Container className="post-columns">
          {entries.length >= LEAST_CONTENTS && <Contents entries={entries} />}
          <div className="post-main">
            {notice && (
              <Notice tone="warning" className="mb-8">
                {notice}
              </Notice>
            )}
            {post.content.length > 0 ? <PostContent blocks={post.content} adTurn={adTurn} /> : <ComingSoon />}
            <ShareLinks slug={post.slug} title={post.title} />
            <PostServices category={post.category} />
          </div>
          <BlogSidebar {...sidebar} newsletter="updates" adTurn={adTurn + houseAds.length - 1} />
        </Container>
      </article>
      <RelatedPosts posts={related} />
    </>
  )
}
