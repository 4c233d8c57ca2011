import { AdminScreen } from '../features/admin/index.ts'
import { BookingsScreen } from '../features/admin-bookings/index.ts'
import { paths } from '../paths.ts'

/** Bookings, the waiting list, closed days and the calendar feed. */
export default function AdminBookingsPage() {
  return (
    <AdminScreen title="Booking Management" path={paths.adminBookings}>
      <BookingsScreen />
    </AdminScreen>
  )
}
