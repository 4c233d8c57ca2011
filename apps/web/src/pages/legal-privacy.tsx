import { privacyPolicy } from '@beacon/content/legal/privacy'
import { LegalPageView } from '../features/legal/legal-page-view.tsx'
import { paths } from '../paths.ts'

/** The privacy policy of `packages/content`. */
export default function PrivacyPolicyPage() {
  return <LegalPageView page={privacyPolicy} path={paths.privacyPolicy} />
}
