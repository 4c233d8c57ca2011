import type { BlogSummary } from '@beacon/contract/blog'
import { noWrap } from '@beacon/rules/no-wrap'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { CategoryLabel } from './category-label.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'
import { ReadOn } from './read-on.tsx'
import { TagLinks } from './tag-links.tsx'

const CARD_TAGS = 2
const CARD_SIZES = '(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)'

interface PostCardProps {
  post: BlogSummary
  level?: 2 | 3
  plain?: boolean
}

/** A post in the grid, without its picture if `plain`; the whole card is a link, apart from its tags. */
export function PostCard({ post, level = 2, plain }: PostCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="post-card">
      {!plain && (
        <div className="post-card-picture">
          <PostPicture post={post} sizes={CARD_SIZES} className="h-full" />
        </div>
      )}
      <p className="font-medium text-sm">
        <CategoryLabel slug={post.category} />
      </p>
      <Heading className="text-h3">
        <Link to={paths.blogPost(post.slug)} className="post-card-link">
          {noWrap(post.title)}
        </Link>
      </Heading>
      <p className="text-muted text-sm">{post.excerpt}</p>
      <PostFacts post={post} isShort />
      <TagLinks tags={post.tags.slice(0, CARD_TAGS)} label="Tags" />
      <ReadOn post={post} words="Read More →" />
    </article>
  )
}
