import type { BlogListPage, BlogView } from '@beacon/rules/blog-posts'
import { useLocation } from 'react-router-dom'
import { tryAgain } from '../../lib/load-part.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { usePassedFocus } from '../../ui/use-passed-focus.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { FeaturedPost } from './featured-post.tsx'
import { Filters } from './filters.tsx'
import { ListHeading, type ListHeadingText } from './list-heading.tsx'
import { LoadingPosts } from './loading-posts.tsx'
import { Pagination } from './pagination.tsx'
import { PostCard } from './post-card.tsx'
import type { BlogListState } from './use-blog-list.ts'

interface BlogListScreenProps {
  heading: ListHeadingText
  view: BlogView
  list: BlogListState
}

/** The list of all posts, or those of a category, tag or author: posts, search and sidebar. */
export function BlogListScreen({ heading, view, list }: BlogListScreenProps) {
  const { page, hasFailed, retry } = list
  return (
    <Container className="pt-6 pb-16 md:pt-8 md:pb-24">
      <ListHeading {...heading} />
      <div className="mt-8 mb-8 grid grid-cols-1 gap-3 md:mb-10">
        <Filters view={view} categories={page?.sidebar.categories ?? []} />
        <Found view={view} page={page} />
      </div>
      {page?.notice && (
        <Notice tone="warning" className="mb-10">
          {page.notice}
        </Notice>
      )}
      <div className="blog-columns">
        <div className="min-w-0">
          {page && <Posts page={page} />}
          {!page && (hasFailed ? <Failed onRetry={retry} /> : <LoadingPosts />)}
        </div>
        {page && <BlogSidebar {...page.sidebar} newsletter="tips" adTurn={0} />}
      </div>
    </Container>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger" title="The posts did not load" live>
      <p>Please check your connection and try again.</p>
      <Button size="sm" className="mt-3" onClick={() => tryAgain(onRetry)}>
        Try again
      </Button>
    </Notice>
  )
}

/** The number of posts, announced again when a filter changes it. */
function Found({ view, page }: Pick<BlogListScreenProps, 'view'> & Pick<BlogListState, 'page'>) {
  const { pathname } = useLocation()
  const isNarrowed = Boolean(view.query || (view.category && pathname === paths.blog))
  const count = page ? `${page.total} ${page.total === 1 ? 'post' : 'posts'}` : ''
  return (
    <div className={isNarrowed ? 'flex flex-wrap items-baseline gap-x-6 text-sm' : 'sr-only'}>
      <p role="status" className="min-w-0 text-muted tabular-nums">
        {page?.showing
          ? `Showing ${count} for “${page.showing}”. Nothing matches “${view.query}”.`
          : count + (page && view.query ? ` for “${view.query}”` : '')}
      </p>
      {isNarrowed && <ShowAll to={pathname} />}
    </div>
  )
}

function ShowAll({ to }: { to: string }) {
  const passing = usePassedFocus<HTMLSpanElement>()
  return (
    <span ref={passing}>
      <TextLink to={to} alone>
        Show all
      </TextLink>
    </span>
  )
}

function Posts({ page }: { page: BlogListPage }) {
  const [featured, ...rest] = page.posts
  if (!featured) {
    return (
      <EmptyState
        title="No blog posts found."
        text="Try another word, or browse everything we have written."
        action={<LinkButton to={paths.blog}>All posts</LinkButton>}
      />
    )
  }
  return (
    <>
      {page.page === 1 && <FeaturedPost key={featured.slug} post={featured} />}
      <div className="post-grid" data-rows="">
        {(page.page === 1 ? rest : page.posts).map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
      <Pagination page={page.page} pages={page.pages} />
    </>
  )
}
