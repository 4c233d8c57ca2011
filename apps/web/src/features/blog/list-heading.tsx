import { agency } from '@beacon/content/agency'
import { blogPage } from '@beacon/content/blog'
import { team } from '@beacon/content/team'
import type { BlogListPage, BlogView } from '@beacon/rules/blog-posts'
import { authorSlug, tagSlug } from '@beacon/rules/blog-posts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { categoryName, fixedCategory } from './categories.ts'

type Crumb = { text: string; to: string }

export interface ListHeadingText {
  title: string
  intro: string
  /** For search engines, where title and intro do not make a description. */
  description?: string
  crumbs: Crumb[]
}

/** The heading of a list, from what its path asks for. */
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
    return { title, intro: orderOf(page), crumbs: [...blog, { text: tag, to: pathname }] }
  }
  if (view.author) return authorHeading(view.author, page, blog)
  if (view.category && pathname !== paths.blog) {
    const title = categoryName(view.category)
    const intro = fixedCategory(view.category)?.description ?? orderOf(page)
    return { title, intro, crumbs: [...blog, { text: title, to: pathname }] }
  }
  return { title: blogPage.title, intro: blogPage.intro, crumbs: blog }
}

/** An author of our team has a description; of anybody else only the name is known. */
function authorHeading(slug: string, page: BlogListPage | undefined, blog: Crumb[]): ListHeadingText {
  const member = team.find(({ name }) => authorSlug(name) === slug)
  const name = member?.name ?? page?.posts[0]?.author ?? slug.replaceAll('-', ' ')
  const position = member ? `, ${member.position} at ${agency.name},` : ''
  return {
    title: `Posts by ${name}`,
    intro: member ? `${member.position}. ${member.bio}` : orderOf(page),
    description: `What ${name}${position} has written for our blog, newest first.`,
    crumbs: [...blog, { text: name, to: paths.blogAuthor(name) }],
  }
}

/** An empty list states no order. */
const orderOf = (page: BlogListPage | undefined) => (page?.posts.length === 0 ? '' : 'Newest first.')

/** The tag as spelled in a post that has it. */
const tagName = (slug: string, page: BlogListPage | undefined) =>
  page?.posts.flatMap(({ tags }) => tags).find((tag) => tagSlug(tag) === slug) ?? slug.replaceAll('-', ' ')

/** The breadcrumbs, title and introduction above a list of posts. */
export function ListHeading({ title, intro, crumbs }: Omit<ListHeadingText, 'description'>) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h1 className="lg:col-span-7">{title}</h1>
        {intro && <p className="max-w-measure text-lg text-muted lg:col-span-5">{intro}</p>}
      </div>
    </div>
  )
}
