import { blogCategories } from '@beacon/content/blog-categories'
import { builtInPosts } from '@beacon/content/posts/blog-posts'
import type { Block, BlogPost, TextRun } from '@beacon/contract/blog'
import { parseContent } from '@beacon/rules/blog-content'

/**
 * The built-in posts as an owner would have typed them into the demo's Notion, so that copying can be tried, and one
 * draft.
 */
export const demoPosts = () => [...builtInPosts(), draft].map(toPage)

const draft: DemoPost = {
  slug: 'answer-the-bad-review',
  title: 'The one-star review: answer it in four sentences',
  excerpt: 'What to write, what to leave out, and why the answer is not for the person who complained.',
  published: false,
  date: '2026-12-03',
  category: 'local-marketing',
  tags: ['Reviews', 'Small Business'],
  author: 'Priya Raman',
  content:
    parseContent(`Your answer is read by the next fifty people, and by the one who wrote the review perhaps never. Write it for the fifty.

## Four sentences

1. **Thank them for saying it.** A name makes it a letter; a template makes it worse.
2. **Say what happened**, without an excuse, in the words that a neighbor would use.
3. **Say what you have changed.** If nothing has changed, change something first.
4. **Offer a person**: a first name and a phone number.

## What to leave out

Anything about the customer. Whoever proves that a guest was rude has shown the next fifty how they talk about guests.`),
}

type DemoPost = Omit<BlogPost, 'id' | 'image' | 'updated' | 'readTime' | 'meta'>

const toPage = (post: DemoPost) => ({
  properties: {
    Title: { title: plain(post.title) },
    Slug: { rich_text: plain(post.slug) },
    Excerpt: { rich_text: plain(post.excerpt) },
    Published: { checkbox: post.published },
    Date: { date: { start: post.date } },
    Category: { select: { name: blogCategories.find(({ slug }) => slug === post.category)?.name } },
    Tags: { multi_select: post.tags.map((name) => ({ name })) },
    Author: { rich_text: plain(post.author) },
  },
  children: post.content.flatMap(toBlocks),
})

const plain = (content: string) => [{ text: { content } }]

const rich = (runs: readonly TextRun[]) =>
  runs.map(({ text, bold = false, italic = false, code = false, href }) => ({
    text: { content: text, link: href ? { url: href } : null },
    annotations: { bold, italic, code },
  }))

/** The kinds that the built-in posts are made of. */
function toBlocks(block: Block): object[] {
  switch (block.type) {
    case 'heading':
      return [{ [`heading_${block.level}`]: { rich_text: rich(block.text) } }]
    case 'paragraph':
      return [{ paragraph: { rich_text: rich(block.text) } }]
    case 'list': {
      const kind = block.ordered ? 'numbered_list_item' : 'bulleted_list_item'
      return block.items.map(({ text }) => ({ [kind]: { rich_text: rich(text) } }))
    }
    default:
      return []
  }
}
