import { useSearchParams } from 'react-router-dom'
import { ScreenParts } from '../admin/index.ts'
import { BookingList } from './booking-list.tsx'
import { CalendarSettings } from './calendar-settings.tsx'
import { NewBooking } from './new-booking.tsx'
import { WaitingList } from './waiting-list.tsx'
import { Week } from './week.tsx'

const VIEWS = [
  { value: '', label: 'Bookings' },
  { value: 'week', label: 'Week' },
  { value: 'waiting', label: 'Waiting list' },
  { value: 'new', label: 'Book for a caller' },
  { value: 'calendar', label: 'Closed days and calendar' },
]

/** The bookings and the calendar's settings. */
export function BookingsScreen() {
  const [params] = useSearchParams()
  const view = params.get('view') ?? ''
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenParts parts={VIEWS} current={view} />
      {view === 'week' && <Week />}
      {view === 'waiting' && <WaitingList />}
      {view === 'new' && <NewBooking />}
      {view === 'calendar' && <CalendarSettings />}
      {!['week', 'waiting', 'new', 'calendar'].includes(view) && <BookingList />}
    </div>
  )
}
