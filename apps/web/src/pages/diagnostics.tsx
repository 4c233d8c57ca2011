import { DiagnosticsScreen } from '../features/diagnostics/diagnostics-screen.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

export default function DiagnosticsPage() {
  return (
    <>
      <PageMeta
        title="Integration check | Beacon & Bay Digital"
        description="Which integrations of this installation are connected, and whether its blog posts can be read."
        path={paths.notionTest}
        noindex
      />
      <DiagnosticsScreen />
    </>
  )
}
