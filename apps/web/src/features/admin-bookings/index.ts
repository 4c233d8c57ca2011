export { BookingsScreen } from './bookings-screen.tsx'
export { bookingsQuery } from './queries.ts'
