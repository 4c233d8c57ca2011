import { termsOfService } from '@beacon/content/legal/terms'
import { LegalPageView } from '../features/legal/legal-page-view.tsx'
import { paths } from '../paths.ts'

/** The terms of `packages/content`, whose date bookings and orders store. */
export default function TermsOfServicePage() {
  return <LegalPageView page={termsOfService} path={paths.termsOfService} />
}
