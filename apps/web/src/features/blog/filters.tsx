import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import type { BlogListPage, BlogView } from '@beacon/rules/blog-posts'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldValue, useEarlyChange } from '../../lib/use-early-change.ts'
import { useSearchText } from '../../lib/use-search-text.ts'
import { withFilter } from '../../lib/with-filter.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { categoryName } from './categories.ts'
import { loadPosts } from './load-posts.ts'

interface FiltersProps {
  view: BlogView
  /** Only those that have posts. */
  categories: BlogListPage['sidebar']['categories']
}

/**
 * Search text and a category filter the list. Both are in the address; without a script the form submits them. The
 * pages of one category or tag have the search only.
 */
export function Filters({ view, categories }: FiltersProps) {
  const { pathname } = useLocation()
  const search = useSearchText('q')
  const input = useEarlyChange<HTMLInputElement>({ read: fieldValue, shown: search.text, take: search.type })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    search.commit()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: every browser knows the role, but not yet the element
    <form
      role="search"
      action={pathname}
      className="flex flex-wrap gap-3"
      onFocus={() => void loadPosts().catch(() => {})}
      onSubmit={handleSubmit}
    >
      <SearchInput
        ref={input}
        id="blog-search"
        label="Search blog posts"
        value={search.text}
        maxLength={LONGEST_QUERY}
        onChange={(event) => search.type(event.target.value)}
        className="flex-[1_1_12rem]"
      />
      {pathname === paths.blog && <CategorySelect current={view.category ?? ''} categories={categories} />}
      <Button type="submit">Search</Button>
    </form>
  )
}

interface CategorySelectProps {
  current: string
  categories: FiltersProps['categories']
}

function CategorySelect({ current, categories }: CategorySelectProps) {
  const navigate = useNavigate()

  function choose(category: string) {
    const next = withFilter(new URLSearchParams(location.search), 'category', category)
    navigate({ search: next.toString() })
  }

  const select = useEarlyChange<HTMLSelectElement>({ read: fieldValue, shown: current, take: choose })
  const present = categories.map(({ slug }) => slug)
  return (
    <div className="relative min-w-0 flex-[1_1_12rem] sm:flex-none">
      <label htmlFor="blog-category" className="sr-only">
        Category
      </label>
      <select
        ref={select}
        id="blog-category"
        name="category"
        value={current}
        onChange={(event) => choose(event.target.value)}
        className="field"
      >
        <option value="">All Categories</option>
        {(current && !present.includes(current) ? [...present, current] : present).map((slug) => (
          <option key={slug} value={slug}>
            {categoryName(slug)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="field-chevron" />
    </div>
  )
}
