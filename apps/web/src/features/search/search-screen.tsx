import type { SearchAnswer } from '@beacon/contract/search'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '../../lib/api.ts'
import { tryAgain } from '../../lib/load-part.ts'
import { fieldValue, useEarlyChange } from '../../lib/use-early-change.ts'
import { useSearchText } from '../../lib/use-search-text.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { prepareSearch } from './load-answer.ts'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useAnswer } from './use-answer.ts'

/** The site search. The query is in the address; without a script the form submits it. */
export function SearchScreen() {
  const search = useSearchText('q')
  const query = search.committed.trim()
  const { answer, isPending, error, retry } = useAnswer(query)
  const input = useEarlyChange<HTMLInputElement>({ read: fieldValue, shown: search.text, take: search.type })

  function handleSubmit(submission: FormEvent) {
    submission.preventDefault()
    search.commit()
    // Enter on a phone's keyboard: the keyboard covers the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }

  return (
    <Container className="pt-6 pb-16 md:pt-8 md:pb-24">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-8 mb-6">What are you looking for?</h1>
      <SearchField
        ref={input}
        value={search.text}
        onChange={({ target }) => search.type(target.value)}
        onFocus={prepareSearch}
        onSubmit={handleSubmit}
        className="max-w-3xl"
      />
      <p role="status" className="mt-3 min-h-6 text-muted text-sm tabular-nums">
        {query && !error && (answer ? !isPending && countOf(answer) : 'Searching…')}
      </p>
      <div aria-busy={isPending} className="mt-4 min-h-96 transition-opacity aria-busy:opacity-60">
        {error ? <Failure error={error} onRetry={retry} /> : <Found query={query} answer={answer} />}
      </div>
    </Container>
  )
}

const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Search', to: paths.search },
]

/** The announcement once the results have loaded. */
function countOf({ query, showing, total, groups }: SearchAnswer): string {
  const shown = groups.reduce((sum, { results }) => sum + results.length, 0)
  const count =
    total > shown
      ? `${showing ? 'the' : 'The'} best ${shown} of ${total} results`
      : `${total || 'No'} ${total === 1 ? 'result' : 'results'}`
  return showing
    ? `Showing ${count} for “${showing}”. Nothing matches “${query}”.`
    : `${count} for “${query}”`
}

function Found({ query, answer }: { query: string; answer: SearchAnswer | undefined }) {
  if (!query) return <WaysOn title="Most searched" />
  if (!answer) return null
  if (answer.total > 0) return <Results answer={answer} />
  return (
    <>
      <EmptyState title="Nothing found." text="Try fewer words or another one, or go on from here." />
      <WaysOn title="Go on from here" />
    </>
  )
}

const ways = [
  { text: 'Services and prices', to: paths.services, note: 'Each with its price.' },
  { text: 'Contact', to: paths.contact, note: 'Write, call or come by: a person answers.' },
  { text: 'Book a time', to: paths.booking, note: 'The first 30 minutes are free.' },
  { text: 'The blog', to: paths.blog, note: 'What we do all week, written down.' },
  { text: 'The store', to: paths.store, note: 'Shirts, mugs and short courses.' },
]

/** Links to follow when there are no results. */
function WaysOn({ title }: { title: string }) {
  return (
    <section aria-labelledby="ways-on" className="found-group">
      <h2 id="ways-on" className="text-h3 lg:col-span-3">
        {title}
      </h2>
      <ul className="found-list lg:col-span-9">
        {ways.map(({ text, to, note }) => (
          <li key={to} className="found">
            <h3 className="text-h4">
              <Link to={to}>{text}</Link>
            </h3>
            <p className="text-muted text-sm">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="danger" title="The search did not answer" live>
      <p>{error instanceof ApiError ? error.message : 'Please check your connection and try again.'}</p>
      <Button size="sm" className="mt-3" onClick={() => tryAgain(onRetry)}>
        Try again
      </Button>
    </Notice>
  )
}
