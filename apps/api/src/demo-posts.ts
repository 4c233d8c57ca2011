import { blogCategories } from '@beacon/content/blog-categories'
import { builtInPosts } from '@beacon/content/posts/blog-posts'
import type { Block, BlogPost, TextRun } from '@beacon/contract/blog'

/** The built-in posts as an owner would have typed them into the demo's Notion, so that copying can be tried. */
export const demoPosts = () => builtInPosts.map(toPage)

const toPage = (post: BlogPost) => ({
  properties: {
    Title: { title: plain(post.title) },
    Slug: { rich_text: plain(post.slug) },
    Excerpt: { rich_text: plain(post.excerpt) },
    Published: { checkbox: true },
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
