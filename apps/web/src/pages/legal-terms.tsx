import { termsOfService } from '@beacon/content/legal/terms'
import { LegalPageView } from '../features/legal/legal-page-view.tsx'
import { paths } from '../paths.ts'

export default function TermsOfServicePage() {
  return <LegalPageView page={termsOfService} path={paths.termsOfService} />
}
