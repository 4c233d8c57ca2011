import { isClosedOn } from '@beacon/rules/closings'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/notice.tsx'
import { FailedState } from '../admin/index.ts'
import { closedDaysQuery } from './queries.ts'
import { closedText } from './words.ts'

/** Warns that a day is closed before something is booked on it: the owner may, visitors may not. */
export function ClosedNotice({ date }: { date: string }) {
  const { data, error, refetch } = useQuery(closedDaysQuery)
  if (error) return <FailedState what="the closed days" error={error} onRetry={() => void refetch()} />
  const closing = data?.closedDays.find((each) => isClosedOn([each], date))
  return (
    closing && (
      <Notice tone="warning" live title={closedText(closing)}>
        Nobody else can book this day, but you can.
      </Notice>
    )
  )
}
