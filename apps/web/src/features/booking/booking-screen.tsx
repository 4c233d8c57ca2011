import { Container } from '../../ui/layout.tsx'
import { CustomScheduling, WhyBook } from './booking-asides.tsx'
import { BookingDesk } from './booking-desk.tsx'
import { BookingHero } from './booking-hero.tsx'

/** The booking page. */
export function BookingScreen() {
  return (
    <>
      <BookingHero />
      <Container className="one-task pb-16 md:pb-24">
        <BookingDesk />
      </Container>
      <WhyBook />
      <CustomScheduling />
    </>
  )
}
