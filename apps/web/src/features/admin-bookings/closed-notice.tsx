import { isClosedOn } from '@beacon/rules/closings'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/notice.tsx'
import { FailedState } from '../admin/index.ts'
import { closedDaysQuery } from './queries.ts'
import { closedText, closedWeekday } from './words.ts'

/** Warns that a day is closed, or some of its hours, before something is booked: the owner may, visitors may not. */
export function ClosedNotice({ date }: { date: string }) {
  const { data, error, refetch } = useQuery(closedDaysQuery)
  if (error) return <FailedState what="the closed days" error={error} onRetry={() => void refetch()} />
  const weekday = closedWeekday(date)
  const closings = data?.closedDays.filter((each) => isClosedOn([each], date)) ?? []
  const reasons = [...(weekday ? [`Closed on ${weekday}s`] : []), ...closings.map(closedText)]
  const isOnlyHours = !weekday && closings[0]?.hours
  return (
    reasons.length > 0 && (
      <Notice tone="warning" live title={reasons.join('; ')}>
        Nobody else can book {isOnlyHours ? 'these hours' : 'this day'}, but you can.
      </Notice>
    )
  )
}
