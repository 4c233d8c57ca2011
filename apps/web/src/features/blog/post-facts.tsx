import type { BlogSummary } from '@beacon/contract/blog'
import { authorSlug } from '@beacon/rules/blog-posts'
import { shortDate } from '@beacon/rules/day-words'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { longDate } from './dates.ts'

interface PostFactsProps {
  post: Pick<BlogSummary, 'date' | 'readTime' | 'author'> & { updated?: string | null }
  /** The short form of cards: `Nov 12, 2026`, without the author. */
  isShort?: boolean
  /** Whether the author's name links to their posts. */
  hasLink?: boolean
}

/** Date, reading time and author. */
export function PostFacts({ post, isShort = false, hasLink = false }: PostFactsProps) {
  const { date, updated, readTime, author } = post
  return (
    <p className="post-facts">
      <time dateTime={date}>{isShort ? shortDate(date) : longDate(date)}</time>
      {updated && !isShort && (
        <span>
          Updated <time dateTime={updated}>{longDate(updated)}</time>
        </span>
      )}
      <span>{readTime} min read</span>
      {!isShort && (
        <span>
          By{' '}
          {hasLink && authorSlug(author) ? (
            <Link to={paths.blogAuthor(author)} rel="author" className="prose-link">
              {author}
            </Link>
          ) : (
            author
          )}
        </span>
      )}
    </p>
  )
}
