import type { Block, TextRun } from '@beacon/contract/blog'
import { paths } from '@beacon/rules/paths'
import { safeLink } from '@beacon/rules/safe-link'

/** Notion's own pages end in 32 hexadecimal digits; a link to one in running text is a path of one part. */
const NOTION_PAGE =
  /^(?:https:\/\/(?:www\.|app\.)?notion\.(?:so|com)\/(?:[^?#]*[-/])?|\/(?:[^/?#]*-)?)([0-9a-f]{32})(?:[?#].*)?$/

/** A link as visitors get it; undefined for one that leads nowhere on the web, or is unsafe. */
export type LinkOf = (href: string) => string | undefined

/**
 * A link as the copy stores it. One to a row of the posts' table is its page's path in Notion, because whether that post
 * is out, and where, is looked up when the posts are read.
 */
export function storedLink(rows: readonly { id: string }[]): LinkOf {
  const pages = new Set(rows.map(({ id }) => pageOf(id)))
  return (href) => {
    const page = NOTION_PAGE.exec(href)?.[1]
    return page && (href.startsWith('/') || pages.has(page)) ? `/${page}` : safeLink(href)
  }
}

/** Links between these posts, made in Notion, lead from post to post here. */
export function linkBetween(posts: readonly { id: string; slug: string | undefined }[]): LinkOf {
  const slugs = new Map(posts.map(({ id, slug }) => [pageOf(id), slug]))
  return (href) => {
    const page = NOTION_PAGE.exec(href)?.[1]
    const slug = page && slugs.get(page)
    if (slug) return paths.blogPost(slug)
    return page && href.startsWith('/') ? undefined : safeLink(href)
  }
}

const pageOf = (id: string): string => id.replaceAll('-', '')

/** The blocks with other links; one that leads nowhere is reduced to its text. */
export function relink(blocks: readonly Block[], linkOf: LinkOf): Block[] {
  const nested = (children: readonly Block[]) => relink(children, linkOf)
  const runs = (text: readonly TextRun[]): TextRun[] =>
    text.map(({ href, ...run }) => {
      const link = href && linkOf(href)
      return link ? { ...run, href: link } : run
    })
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return { ...block, text: runs(block.text) }
      case 'list': {
        const items = block.items.map(({ text, children }) => ({
          text: runs(text),
          children: nested(children),
        }))
        return { ...block, items }
      }
      case 'quote':
      case 'toggle':
        return { ...block, text: runs(block.text), children: nested(block.children) }
      case 'image':
        return { ...block, caption: runs(block.caption) }
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(runs)) }
      default:
        return block
    }
  })
}
