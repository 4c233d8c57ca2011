import type { BlogSummary } from '@beacon/contract/blog'
import { paths } from '../../paths.ts'
import type { Draft } from './queries.ts'

/** The number of posts that one press adds. */
const AT_ONCE = 3
/** The contract’s limit. */
const LONGEST_SUBJECT = 150
/** Attributes leads to the newsletter. */
const CAMPAIGN = 'utm_source=newsletter&utm_medium=email'

type Post = Pick<BlogSummary, 'slug' | 'title' | 'excerpt'>

/**
 * The campaign with the newest posts that it does not link to yet, each with its title, excerpt and link. Without a
 * subject it takes the first post's title. Undefined when it links to all of them.
 */
export function withNewestPosts(
  { subject, body }: Pick<Draft, 'subject' | 'body'>,
  posts: readonly Post[],
): Pick<Draft, 'subject' | 'body'> | undefined {
  const isNew = ({ slug }: Post) => !body.includes(`(${addressOf(slug)})`)
  const added = posts.filter(isNew).slice(0, AT_ONCE)
  const [first] = added
  if (!first) return undefined
  const parts = added.map(
    ({ slug, title, excerpt }) => `## ${title}\n\n${excerpt}\n\n[Read on](${addressOf(slug)})`,
  )
  const named = subject || `New on our blog: ${first.title}`.slice(0, LONGEST_SUBJECT)
  return { subject: named, body: [body.trim(), ...parts].join('\n\n').trim() }
}

const addressOf = (slug: string): string => `${paths.blogPost(slug)}?${CAMPAIGN}`
