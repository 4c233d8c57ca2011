import { accessibilityStatement } from '@beacon/content/legal/accessibility'
import { LegalPageView } from '../features/legal/legal-page-view.tsx'
import { paths } from '../paths.ts'

/** The accessibility statement of `packages/content`. */
export default function AccessibilityPage() {
  return <LegalPageView page={accessibilityStatement} path={paths.accessibility} />
}
