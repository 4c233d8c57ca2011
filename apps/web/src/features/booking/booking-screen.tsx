import { useLayoutEffect, useRef } from 'react'
import { Container } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { CustomScheduling, WhyBook } from './booking-asides.tsx'
import { BookingFlow } from './booking-flow.tsx'
import { BookingHero } from './booking-hero.tsx'
import { Confirmation } from './confirmation.tsx'
import type { useBooked } from './use-booked.ts'

type BookedNow = ReturnType<typeof useBooked>

/** The booking page; once a session is booked, its confirmation and nothing else. */
export function BookingScreen({ booked }: { booked: BookedNow }) {
  useHeadingInFocus(booked)

  if (booked === 'unread') return <Loading />
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

const Loading = () => (
  <Container className="one-task pt-12 pb-20 md:pt-18 md:pb-28">
    <Skeleton label="Loading your booking" lines={5} className="max-w-measure" />
    <WithoutScript>This page needs JavaScript. Your confirmation email has the details.</WithoutScript>
  </Container>
)

/** Form and confirmation have one address: when one replaces the other, the focus goes to its heading. */
function useHeadingInFocus(booked: BookedNow) {
  const isBooked = booked !== undefined
  const shown = useRef<boolean>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = booked === 'unread' ? undefined : isBooked
    if (before === undefined || before === isBooked) return
    const heading = document.querySelector('h1')
    if (!heading) return
    window.scrollTo(0, 0)
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [booked, isBooked])
}
