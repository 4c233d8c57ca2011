import { privacyPolicy } from '@beacon/content/legal/privacy'
import { LegalPageView } from '../features/legal/legal-page-view.tsx'
import { paths } from '../paths.ts'

export default function PrivacyPolicyPage() {
  return <LegalPageView page={privacyPolicy} path={paths.privacyPolicy} />
}
