import { Link, useLocation } from 'react-router-dom'

/** Links between the pages of a list. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { pathname, search } = useLocation()
  if (pages < 2) return null

  function addressOf(target: number) {
    const next = new URLSearchParams(search)
    if (target > 1) next.set('page', String(target))
    else next.delete('page')
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }

  return (
    <nav aria-label="Pages" className="mt-12 flex items-baseline gap-6 border-ink border-t-2 pt-4 text-sm">
      {page > 1 && (
        <Link
          to={addressOf(page - 1)}
          rel="prev"
          className="font-semibold underline-offset-4 hover:underline"
        >
          ← Newer posts
        </Link>
      )}
      <p className="mx-auto text-muted tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <Link
          to={addressOf(page + 1)}
          rel="next"
          className="font-semibold underline-offset-4 hover:underline"
        >
          Older posts →
        </Link>
      )}
    </nav>
  )
}
