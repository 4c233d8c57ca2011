import { blogCategories } from '@beacon/content/blog-categories'

const bySlug = new Map<string, (typeof blogCategories)[number]>(
  blogCategories.map((category) => [category.slug, category]),
)

/** One of the eight fixed categories; nothing for one that the owner has made up in Notion. */
export const fixedCategory = (slug: string) => bySlug.get(slug)

/** A category's name; the slug in words, its first letter capitalised, for one of the owner's own. */
export const categoryName = (slug: string): string =>
  bySlug.get(slug)?.name ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
