import { agency } from '@beacon/content/agency'
import type { BlogPost } from '@beacon/contract/blog'
import { authorSlug } from '@beacon/rules/blog-posts'
import { paths } from '@beacon/rules/paths'
import { Feed } from 'feed'
import { html } from '../../html.ts'
import { feedHtml } from './feed-html.ts'

const NEWEST = 20

/** The newest posts as RSS 2.0 and Atom 1.0, in full, so that they can be read in the feed reader. */
export function blogFeeds(posts: readonly BlogPost[], publicUrl: string): { rss: string; atom: string } {
  const newest = posts.slice(0, NEWEST)
  const blogUrl = publicUrl + paths.blog
  const feed = new Feed({
    title: `${agency.name} blog`,
    description: `Marketing for ${agency.clients}, from ${agency.name}.`,
    id: blogUrl,
    link: blogUrl,
    language: 'en-US',
    copyright: agency.name,
    generator: agency.name,
    updated: new Date(
      Math.max(0, ...newest.map(({ updated, date }) => instantOf(updated ?? date).getTime())),
    ),
    feedLinks: { rss: publicUrl + paths.blogRss, atom: publicUrl + paths.blogAtom },
  })
  for (const post of newest) {
    const link = publicUrl + paths.blogPost(post.slug)
    feed.addItem({
      title: escaped(post.title),
      id: link,
      link,
      description: escaped(post.excerpt),
      content: feedHtml(post.content, link),
      published: instantOf(post.date),
      date: instantOf(post.updated ?? post.date),
      author: [authorOf(post.author, publicUrl)],
      category: post.tags.map((name) => ({ name, term: name })),
    })
  }
  return { rss: readable(feed.rss2()), atom: readable(feed.atom1().replace(CATEGORY, escapedName)) }
}

/** The library leaves `<` in attributes as it is. */
const CATEGORY = /(?<=<category (?:label="[^"]*" )?(?:label|term)=")[^"]*/g
const escapedName = (name: string): string => name.replaceAll('<', '&lt;')

/** Characters that XML forbids; pasted text brings them along, and one of them makes the feed unreadable. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

const readable = (xml: string): string => xml.replace(FORBIDDEN, '')

/** RSS requires an author's email address, so ours is used; Atom also links to their posts. */
function authorOf(name: string, publicUrl: string) {
  const link = authorSlug(name) && publicUrl + paths.blogAuthor(name)
  return { name, email: agency.email, ...(link && { link }) }
}

/** Both formats treat titles and summaries as markup. */
const escaped = (text: string): string => html`${text}`.markup

/** A post has only a date; noon in New York is the same date nearly everywhere. */
const instantOf = (day: string): Date => new Date(`${day}T17:00:00.000Z`)
