import { paths } from '../../paths.ts'

/** The breadcrumbs of a post. */
export const postCrumbs = ({ slug, title }: { slug: string; title: string }) => [
  { text: 'Home', to: paths.home },
  { text: 'Blog', to: paths.blog },
  { text: title, to: paths.blogPost(slug) },
]
