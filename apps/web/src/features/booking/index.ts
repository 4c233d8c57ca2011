export { BookingScreen } from './booking-screen.tsx'
export { ManageScreen } from './manage-screen.tsx'
export { useBooked } from './use-booked.ts'
