import { bookingMeta } from '@beacon/content/booking-page'
import { BookingScreen } from '../features/booking/index.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Book a consultation', to: paths.booking },
]

export default function BookingPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...bookingMeta} path={paths.booking} />
      <JsonLd data={pageGraph(absolute, { ...bookingMeta, type: 'WebPage', path: paths.booking, crumbs })} />
      <BookingScreen />
    </>
  )
}
