import { SearchScreen } from '../features/search/search-screen.tsx'
import { PageMeta, titleOf } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** The site search, whose words are in the address. */
export default function SearchPage() {
  return (
    <>
      <PageMeta
        title={titleOf('Search')}
        description="Services and prices, answers to common questions, blog posts and the store: everything on this site that matches your words."
        path={paths.search}
        noindex
      />
      <SearchScreen />
    </>
  )
}
