import { blogCategories } from '@beacon/content/blog-categories'

const bySlug = new Map<string, (typeof blogCategories)[number]>(
  blogCategories.map((category) => [category.slug, category]),
)

/** One of the eight built-in categories; undefined for one that the owner created in Notion. */
export const fixedCategory = (slug: string) => bySlug.get(slug)

/** A category's name; for the owner's own, the slug as words with a capital first letter. */
export const categoryName = (slug: string): string =>
  bySlug.get(slug)?.name ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
