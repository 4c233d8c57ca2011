export { BookingsScreen } from './bookings-screen.tsx'
export { endOf } from './filter.ts'
export { bookingsQuery } from './queries.ts'
