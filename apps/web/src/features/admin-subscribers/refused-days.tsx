import type { ResponseOf } from '@beacon/contract/endpoint'
import type { listSubscribers } from '@beacon/contract/subscribers'
import { shortDate } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../admin/index.ts'
import { useRestoreRefused } from './queries.ts'
import { peopleOf } from './words.ts'

type RefusedDay = ResponseOf<typeof listSubscribers>['refusedOn'][number]

/** Older ones are restored one by one. */
const MOST_DAYS = 7

/**
 * Days on which several addresses bounced, each to be restored in one step: our own sending may have been the cause.
 */
export function RefusedDays({ days }: { days: readonly RefusedDay[] }) {
  const restore = useRestoreRefused()
  const [asked, setAsked] = useState<RefusedDay>()
  const shown = days.filter(({ addresses }) => addresses > 1).slice(0, MOST_DAYS)
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label="Refused by day" className="grid gap-2 text-sm">
          {shown.map((each) => (
            <li key={each.day} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span>
                {noWrap(shortDate(each.day))}: {each.addresses.toLocaleString('en-US')} addresses refused
              </span>
              <Button
                size="sm"
                onClick={() => setAsked(each)}
                aria-label={`Put back all of ${shortDate(each.day)}`}
              >
                Put back all…
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        about={asked?.day}
        onClose={() => setAsked(undefined)}
        title="Put all of this day back?"
        no="Leave them"
        yes="Put them back"
        pendingLabel="Putting back…"
        variant="primary"
        change={restore}
        act={(answered) => asked && restore.mutate(asked.day, answered)}
      >
        <p>
          {asked && `${peopleOf(asked.addresses)} whose address was refused on ${shortDate(asked.day)}`} get
          the next letter again. What they have missed does not follow.
        </p>
      </ConfirmDialog>
    </>
  )
}
