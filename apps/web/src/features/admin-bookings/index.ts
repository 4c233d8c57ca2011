export { BookingsScreen } from './bookings-screen.tsx'
export { endOf, lacksLink, needsAttention } from './filter.ts'
export { bookingsQuery } from './queries.ts'
