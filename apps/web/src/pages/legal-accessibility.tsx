import { accessibilityStatement } from '@beacon/content/legal/accessibility'
import { LegalPageView } from '../features/legal/legal-page-view.tsx'
import { paths } from '../paths.ts'

export default function AccessibilityPage() {
  return <LegalPageView page={accessibilityStatement} path={paths.accessibility} />
}
