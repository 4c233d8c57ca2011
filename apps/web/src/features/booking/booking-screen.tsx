import { useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Container } from '../../ui/layout.tsx'
import { BOOKED, readBooked } from './booked.ts'
import { CustomScheduling, WhyBook } from './booking-asides.tsx'
import { BookingFlow } from './booking-flow.tsx'
import { BookingHero } from './booking-hero.tsx'
import { Confirmation } from './confirmation.tsx'

/** The booking page; once a session is booked, its confirmation and nothing else. */
export function BookingScreen() {
  const { state } = useLocation()
  const isBooked = useSearchParams()[0].has(BOOKED)
  const booked = useHydrated(isBooked) ? readBooked(state) : undefined
  useHeadingInFocus(booked !== undefined)

  if (booked)
    return <Confirmation key={`${booked.serviceId} ${booked.date} ${booked.time}`} booked={booked} />
  return (
    <>
      <BookingHero />
      <Container className="one-task pb-16 md:pb-24">
        <BookingFlow />
      </Container>
      <WhyBook />
      <CustomScheduling />
    </>
  )
}

/** Form and confirmation have one address: when one replaces the other, the focus goes to its heading. */
function useHeadingInFocus(isBooked: boolean) {
  const shown = useRef(isBooked)
  useLayoutEffect(() => {
    if (shown.current === isBooked) return
    shown.current = isBooked
    const heading = document.querySelector('h1')
    if (!heading) return
    window.scrollTo(0, 0)
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isBooked])
}
