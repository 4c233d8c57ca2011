import { DiagnosticsScreen } from '../features/diagnostics/diagnostics-screen.tsx'
import { PageMeta, titleOf } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** Which integrations are connected; at two addresses. */
export default function DiagnosticsPage() {
  return (
    <>
      <PageMeta
        title={titleOf('Integration check')}
        description="Which integrations of this installation are connected, and whether its blog posts can be read."
        path={paths.notionTest}
        noindex
      />
      <DiagnosticsScreen />
    </>
  )
}
