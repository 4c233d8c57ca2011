import type { BlogSummary } from '@beacon/contract/blog'
import { shortDate } from '@beacon/rules/day-words'
import { longDate } from './dates.ts'

interface PostFactsProps {
  post: Pick<BlogSummary, 'date' | 'readTime' | 'author'> & { updated?: string | null }
  /** The list's cards are short: `Nov 12, 2026`, without the author. */
  isShort?: boolean
}

/** When it was written, how long it takes, and by whom. */
export function PostFacts({ post, isShort = false }: PostFactsProps) {
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
      {!isShort && <span>By {author}</span>}
    </p>
  )
}
