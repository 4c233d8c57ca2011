export { BookingScreen } from './booking-screen.tsx'
export { ManageScreen } from './manage-screen.tsx'
