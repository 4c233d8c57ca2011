import type { NotionOverview } from '@beacon/contract/notion-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

const FIGURES = [
  { name: 'waiting', label: 'Waiting', state: 'ready' },
  { name: 'failed', label: 'Failed', state: 'stuck' },
  { name: 'done', label: 'Done', state: 'done' },
] as const

/** Leads on their way to Notion; the outbox lists all of them, with the retry button. */
export function Jobs({ jobs }: Pick<NotionOverview, 'jobs'>) {
  return (
    <section aria-labelledby="jobs" className="grid gap-3">
      <h2 id="jobs" className="text-h4">
        Copies of leads
      </h2>
      <ul className="grid border-line border-y sm:grid-cols-3 sm:divide-x sm:divide-line sm:[&>:first-child>a]:pl-0">
        {FIGURES.map(({ name, label, state }) => (
          <li key={name} className="max-sm:border-line max-sm:border-b max-sm:last:border-b-0">
            <Link
              to={`${paths.adminOutbox}?state=${state}`}
              className="flex items-baseline justify-between gap-4 py-3 hover:bg-raised sm:grid sm:px-3 sm:justify-start"
            >
              <span className="text-muted text-sm">{label}</span>
              <span className="font-display font-semibold text-h3 tabular-nums">
                {jobs[name].toLocaleString('en-US')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {jobs.failed > 0 && (
        <p className="text-sm">
          <Link to={`${paths.adminOutbox}?state=stuck`} className="prose-link">
            Look at what failed, and run it again
          </Link>
        </p>
      )}
    </section>
  )
}
