import { blogPage } from '@beacon/content/blog'
import type { BlogListPage, BlogView } from '@beacon/rules/blog-posts'
import { tagSlug } from '@beacon/rules/blog-posts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { categoryName, fixedCategory } from './categories.ts'

export interface ListHeadingText {
  title: string
  intro: string
  crumbs: { text: string; to: string }[]
}

/** What a list is called, by what its path asks for. */
export function listHeading(
  pathname: string,
  view: BlogView,
  page: BlogListPage | undefined,
): ListHeadingText {
  const blog = [
    { text: 'Home', to: paths.home },
    { text: 'Blog', to: paths.blog },
  ]
  if (view.tag) {
    const tag = tagName(view.tag, page)
    const title = `Posts tagged ${tag}`
    return { title, intro: 'Newest first.', crumbs: [...blog, { text: tag, to: pathname }] }
  }
  if (view.category && pathname !== paths.blog) {
    const title = categoryName(view.category)
    const intro = fixedCategory(view.category)?.description ?? 'Newest first.'
    return { title, intro, crumbs: [...blog, { text: title, to: pathname }] }
  }
  return { title: blogPage.title, intro: blogPage.intro, crumbs: blog }
}

/** The tag as it is written in a post that carries it. */
const tagName = (slug: string, page: BlogListPage | undefined) =>
  page?.posts.flatMap(({ tags }) => tags).find((tag) => tagSlug(tag) === slug) ?? slug.replaceAll('-', ' ')

export function ListHeading({ title, intro, crumbs }: ListHeadingText) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h1 className="lg:col-span-7">{title}</h1>
        <p className="max-w-measure text-lg text-muted lg:col-span-5">{intro}</p>
      </div>
    </div>
  )
}
