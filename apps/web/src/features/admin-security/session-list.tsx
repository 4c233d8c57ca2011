import type { AdminSession } from '@beacon/contract/admin-security'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Ago, formatInstant, Instant, useNow, useRestoredFocus } from '../admin/index.ts'
import { useEndSession } from './queries.ts'

/** The administrator's sessions, with a button to end each. */
export function SessionList({ sessions }: { sessions: readonly AdminSession[] }) {
  const now = useNow()
  const { act, ending } = useEndSession()
  const others = sessions.filter(({ isThis }) => !isThis)
  const keptFocus = useRestoredFocus(sessions)
  return (
    <section {...keptFocus} aria-labelledby="sessions" className="grid content-start gap-4">
      <h2 id="sessions" className="text-h4">
        Where you are signed in
      </h2>
      <ul className="border-line border-t">
        {sessions.map(({ id, browser, address, createdAt, seenAt, isThis }) => (
          <li key={id} className="flex items-start justify-between gap-4 border-line border-b py-3 text-sm">
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-baseline gap-x-4 font-semibold">
                {browser || 'Unknown browser'}
                {isThis && <Badge tone="success">This browser</Badge>}
              </p>
              <p className="text-muted [overflow-wrap:anywhere]">
                Signed in <Instant at={createdAt} />
                {address && `, from ${address}`}
              </p>
              {!isThis && (
                <p className="text-muted">
                  Last used <Ago at={seenAt} now={now} />
                </p>
              )}
            </div>
            {!isThis && (
              <Button
                size="sm"
                className="shrink-0"
                onClick={() => act(id)}
                pending={ending === id}
                pendingLabel="Ending…"
                aria-label={`Sign out: ${browser || 'Unknown browser'}, signed in ${formatInstant(createdAt)}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          className="justify-self-start"
          onClick={() => act('others')}
          pending={ending === 'others'}
          pendingLabel="Ending…"
        >
          Sign out everywhere else
        </Button>
      )}
    </section>
  )
}
