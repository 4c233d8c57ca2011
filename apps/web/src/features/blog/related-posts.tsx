import type { BlogSummary } from '@beacon/contract/blog'
import { Section } from '../../ui/layout.tsx'
import { PostCard } from './post-card.tsx'

/**
 * Other posts of the same category; renders nothing if there are none. Covers are drawn by category: they would repeat
 * the one at the top of the page.
 */
export function RelatedPosts({ posts }: { posts: readonly BlogSummary[] }) {
  if (posts.length === 0) return null
  const plain = posts.every(({ image }) => !image)
  return (
    <div className="no-print">
      <Section tone="raised" labelledBy="related-posts">
        <h2 id="related-posts" className="mb-10 text-h3">
          Related posts
        </h2>
        <div className="related-posts">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} level={3} plain={plain} />
          ))}
        </div>
      </Section>
    </div>
  )
}
