import type { BlogSummary } from '@beacon/contract/blog'
import { noWrap } from '@beacon/rules/no-wrap'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { CategoryLabel } from './category-label.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'
import { ReadOn } from './read-on.tsx'
import { TagLinks } from './tag-links.tsx'

const FEATURED_TAGS = 3
const FEATURED_SIZES = '(min-width: 64rem) 49rem, calc(100vw - 2.5rem)'

/** The newest post, large. */
export function FeaturedPost({ post }: { post: BlogSummary }) {
  return (
    <article className="post-card post-card-featured">
      <div className="post-card-picture">
        <PostPicture post={post} sizes={FEATURED_SIZES} isFirst className="h-full" />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-medium text-sm">
        <span className="featured-badge">Featured</span>
        <CategoryLabel slug={post.category} />
      </p>
      <h2>
        <Link to={paths.blogPost(post.slug)} className="post-card-link">
          {noWrap(post.title)}
        </Link>
      </h2>
      <p className="max-w-measure text-lg">{post.excerpt}</p>
      <PostFacts post={post} />
      <TagLinks tags={post.tags.slice(0, FEATURED_TAGS)} label="Tags" />
      <ReadOn post={post} words="Read Full Article →" />
    </article>
  )
}
