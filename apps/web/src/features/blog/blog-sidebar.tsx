import type { BlogSidebar as SidebarFacts } from '@beacon/contract/blog'
import { shortDate } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { SignUpBox } from '../newsletter/index.ts'
import { AdSlot } from './ad-slot.tsx'
import { CategoryLabel } from './category-label.tsx'
import { TagLinks } from './tag-links.tsx'

interface BlogSidebarProps extends SidebarFacts {
  newsletter: 'tips' | 'updates'
  /** Which of our own advertisements to show. */
  adTurn: number
}

/** The sidebar of lists and posts: newsletter, recent posts, categories, tags and one advertisement. */
export function BlogSidebar({ recent, categories, tags, newsletter, adTurn }: BlogSidebarProps) {
  return (
    <div className="blog-sidebar" data-rows="">
      <SignUpBox variant={newsletter} className="border-beacon border-t-4 bg-raised p-5" />
      <Part id="recent-posts" title="Recent posts">
        <ul>
          {recent.map(({ slug, title, date }) => (
            <li key={slug} className="border-line border-b">
              <Link to={paths.blogPost(slug)} className="group grid gap-1 py-3">
                <span className="font-semibold text-sm underline-offset-4 group-hover:underline">
                  {noWrap(title)}
                </span>
                <time dateTime={date} className="text-muted text-xs tabular-nums">
                  {shortDate(date)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="blog-categories" title="Categories">
        <ul>
          {categories.map(({ slug, count }) => (
            <li key={slug} className="border-line border-b">
              <Link
                to={paths.blogCategory(slug)}
                className="flex items-baseline justify-between gap-4 py-2.5 text-sm underline-offset-4 hover:underline"
              >
                <CategoryLabel slug={slug} />
                <span className="text-muted tabular-nums">
                  {count}
                  <span className="sr-only">{count === 1 ? ' post' : ' posts'}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="popular-tags" title="Popular tags">
        <div className="pt-4">
          <TagLinks tags={tags} label="Popular tags" />
        </div>
      </Part>
      <AdSlot turn={adTurn} shape="column" />
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-ink border-b-2 pb-2 text-h4">
        {title}
      </h2>
      {children}
    </section>
  )
}
