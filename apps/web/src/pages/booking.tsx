import { bookedMeta, bookingMeta } from '@beacon/content/booking-page'
import { BookingScreen, useBooked } from '../features/booking/index.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Book a consultation', to: paths.booking },
]

/** The booking form, or the confirmation of what was just booked, which is noindex. */
export default function BookingPage() {
  const booked = useBooked()
  const meta = booked ? bookedMeta : bookingMeta
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...meta} path={paths.booking} noindex={booked !== undefined} />
      <JsonLd data={pageGraph(absolute, { ...meta, type: 'WebPage', path: paths.booking, crumbs })} />
      <BookingScreen booked={booked} />
    </>
  )
}
