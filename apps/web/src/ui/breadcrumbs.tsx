import { Link } from 'react-router-dom'

interface BreadcrumbsProps {
  /** The way to the page; the last step is the page itself. */
  crumbs: ReadonlyArray<{ text: string; to: string }>
}

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb">
      <ol className="wrap-anywhere flex flex-wrap gap-x-2 text-muted text-sm">
        {crumbs.map(({ text, to }, index) => (
          <li key={to} className="flex gap-x-2">
            {index < last ? (
              <Link
                to={to}
                className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:text-ink hover:underline"
              >
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {text}
              </span>
            )}
            {index < last && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
