import { Link, useSearchParams } from 'react-router-dom'
import { withFilter } from '../../lib/with-filter.ts'
import { classNames } from '../../ui/class-names.ts'
import { validOption } from './valid-option.ts'

interface FilterLinksProps {
  /** What the links filter by, for assistive technology. */
  label: string
  /** The query parameter that they set. */
  param: string
  /** The first one, with an empty value, shows everything. */
  options: readonly { value: string; label: string; count?: number | undefined }[]
  current: string
}

/** Scrolls the selected link into view where the row scrolls, on a phone; does not move the page. */
function showInLine(choice: HTMLElement | null) {
  const line = choice?.closest('nav')
  if (line && choice) line.scrollLeft = choice.offsetLeft + choice.offsetWidth - line.clientWidth / 2
}

/** Filters of a list, kept in the address. */
export function FilterLinks({ label, param, options, current }: FilterLinksProps) {
  const [search] = useSearchParams()
  const chosen = validOption(options, current)
  return (
    <nav
      aria-label={label}
      className="no-print scroll-line max-md:-mx-4 max-md:-my-1.5 max-md:overflow-x-auto max-md:px-4 max-md:py-1.5"
    >
      <ul className="flex gap-x-4.5 gap-y-1 max-md:w-max md:flex-wrap">
        {options.map(({ value, label: text, count }) => (
          <li key={value}>
            <Link
              to={`?${withFilter(search, param, value)}`}
              ref={value === chosen ? showInLine : undefined}
              aria-current={value === chosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-1.5 whitespace-nowrap border-b-2 font-semibold text-sm md:min-h-9',
                value === chosen ? 'border-beacon' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {text}
              {count !== undefined && (
                <span className="font-normal text-muted tabular-nums">{count.toLocaleString('en-US')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
