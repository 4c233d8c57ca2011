import { manageMeta } from '@beacon/content/booking-page'
import { ManageScreen } from '../features/booking/index.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** A visitor's own booking, opened with the token of its private link. */
export default function BookingManagePage() {
  return (
    <>
      <PageMeta {...manageMeta} path={paths.bookingManage} noindex />
      <ManageScreen />
    </>
  )
}
