import { agency } from '@beacon/content/agency'
import type { BlogPost } from '@beacon/contract/blog'
import { authorSlug } from '@beacon/rules/blog-posts'
import { Feed } from 'feed'
import { html } from '../../html.ts'
import { feedHtml } from './feed-html.ts'

const NEWEST = 20
export const RSS_PATH = '/blog/rss.xml'
export const ATOM_PATH = '/blog/atom.xml'

/** The newest posts as RSS 2.0 and Atom 1.0, whole, so that they can be read where they arrive. */
export function blogFeeds(posts: readonly BlogPost[], publicUrl: string): { rss: string; atom: string } {
  const newest = posts.slice(0, NEWEST)
  const blogUrl = `${publicUrl}/blog`
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
    feedLinks: { rss: publicUrl + RSS_PATH, atom: publicUrl + ATOM_PATH },
  })
  for (const post of newest) {
    const link = `${blogUrl}/${post.slug}`
    feed.addItem({
      title: escaped(post.title),
      id: link,
      link,
      description: escaped(post.excerpt),
      content: feedHtml(post.content, link),
      published: instantOf(post.date),
      date: instantOf(post.updated ?? post.date),
      author: [authorOf(post.author, blogUrl)],
      category: post.tags.map((name) => ({ name })),
    })
  }
  return { rss: readable(feed.rss2()), atom: readable(feed.atom1()) }
}

/** What XML forbids, and what comes along from other programs: with one such sign no reader opens the feed. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

const readable = (xml: string): string => xml.replace(FORBIDDEN, '')

/** RSS names an author only behind a mail address, which is ours; Atom says where their posts are, too. */
function authorOf(name: string, blogUrl: string) {
  const slug = encodeURIComponent(authorSlug(name))
  return { name, email: agency.email, ...(slug && { link: `${blogUrl}/author/${slug}` }) }
}

/** Both formats take titles and summaries for markup. */
const escaped = (text: string): string => html`${text}`.markup

/** A post has a day; noon of it in New York is that day nearly everywhere. */
const instantOf = (day: string): Date => new Date(`${day}T17:00:00.000Z`)
