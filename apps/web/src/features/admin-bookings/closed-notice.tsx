import { isClosedOn } from '@beacon/rules/closings'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/notice.tsx'
import { FailedState } from '../admin/index.ts'
import { closedDaysQuery } from './queries.ts'
import { closedText } from './words.ts'

/** Warns that a day is closed, or some of its hours, before something is booked: the owner may, visitors may not. */
export function ClosedNotice({ date }: { date: string }) {
  const { data, error, refetch } = useQuery(closedDaysQuery)
  if (error) return <FailedState what="the closed days" error={error} onRetry={() => void refetch()} />
  const closings = data?.closedDays.filter((each) => isClosedOn([each], date)) ?? []
  const [first] = closings
  return (
    first && (
      <Notice tone="warning" live title={closings.map(closedText).join('; ')}>
        Nobody else can book {first.hours ? 'these hours' : 'this day'}, but you can.
      </Notice>
    )
  )
}
