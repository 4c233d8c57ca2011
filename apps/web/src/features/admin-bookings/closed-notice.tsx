import { isClosedOn } from '@beacon/rules/closings'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/notice.tsx'
import { closedDaysQuery } from './queries.ts'
import { closedText } from './words.ts'

/** Says of a day that is closed that it is, before something is booked on it: the owner may, visitors may not. */
export function ClosedNotice({ date }: { date: string }) {
  const { data } = useQuery(closedDaysQuery)
  const closing = data?.closedDays.find((each) => isClosedOn([each], date))
  return (
    closing && (
      <Notice tone="warning" live title={closedText(closing)}>
        Nobody else can book this day. You can, all the same.
      </Notice>
    )
  )
}
