import { manageMeta } from '@beacon/content/booking-page'
import { ManageScreen } from '../features/booking/index.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

export default function BookingManagePage() {
  return (
    <>
      <PageMeta {...manageMeta} path={paths.bookingManage} noindex />
      <ManageScreen />
    </>
  )
}
