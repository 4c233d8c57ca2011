import type { SearchAnswer, SearchKind } from '@beacon/contract/search'
import { noWrap } from '@beacon/rules/no-wrap'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Marked } from './marked.tsx'

const NAMES: Record<SearchKind, string> = {
  service: 'Services',
  page: 'Pages',
  question: 'Questions',
  post: 'Blog',
  product: 'Store',
}

/** Where a kind has a search of its own. */
const ELSEWHERE: Partial<Record<SearchKind, { text: string; to: string }>> = {
  post: { text: 'Search all blog posts', to: paths.blog },
  product: { text: 'Search the whole store', to: paths.store },
}

/** The results as lists, grouped by kind. */
export function Results({ answer: { query, showing = query, groups, words } }: { answer: SearchAnswer }) {
  return groups.map(({ kind, total, results }) => {
    const elsewhere = total > results.length ? ELSEWHERE[kind] : undefined
    return (
      <section key={kind} aria-labelledby={`found-${kind}`} className="found-group">
        <h2 id={`found-${kind}`} className="text-h3 lg:col-span-3">
          {NAMES[kind]}
        </h2>
        <div className="min-w-0 lg:col-span-9">
          <ul className="found-list">
            {results.map(({ title, to, from, excerpt }) => (
              <li key={to + title} className="found">
                {from && <p className="text-muted text-xs">{from}</p>}
                <h3 className="text-h4">
                  <Link to={to}>
                    <Marked text={noWrap(title)} words={words} />
                  </Link>
                </h3>
                <p className="max-w-measure text-muted text-sm">
                  <Marked text={excerpt} words={words} />
                </p>
              </li>
            ))}
          </ul>
          {elsewhere && (
            <p className="pt-4 text-sm">
              <TextLink to={`${elsewhere.to}?${new URLSearchParams({ q: showing })}`} alone>
                {elsewhere.text} for “{showing}”
              </TextLink>
            </p>
          )}
        </div>
      </section>
    )
  })
}
