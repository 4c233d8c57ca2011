import { safeLink } from '@beacon/rules/safe-link'

/** Notion's own pages end in 32 hexadecimal digits; a link to one in running text is a path of one part. */
const NOTION_PAGE =
  /^(?:https:\/\/(?:www\.|app\.)?notion\.(?:so|com)\/(?:[^?#]*[-/])?|\/(?:[^/?#]*-)?)([0-9a-f]{32})(?:[?#].*)?$/

/** A link as visitors get it; undefined for one that leads nowhere on the web, or is unsafe. */
export type LinkOf = (href: string) => string | undefined

/** Links between these posts, made in Notion, lead from post to post here. */
export function linkBetween(posts: readonly { id: string; slug: string | undefined }[]): LinkOf {
  const slugs = new Map(posts.map(({ id, slug }) => [id.replaceAll('-', ''), slug]))
  return (href) => {
    const page = NOTION_PAGE.exec(href)?.[1]
    const slug = page && slugs.get(page)
    if (slug) return `/blog/${slug}`
    return page && href.startsWith('/') ? undefined : safeLink(href)
  }
}
