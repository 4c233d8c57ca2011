import { useLocation } from 'react-router-dom'
import { AdminScreen } from '../features/admin/index.ts'
import { findUnchartedText } from '../features/uncharted/index.ts'
import { EmptyState } from '../ui/empty-state.tsx'

export default function AdminUnchartedPage() {
  const { pathname } = useLocation()
  const { heading = 'Back office', text = '' } = findUnchartedText(pathname) ?? {}
  return (
    <AdminScreen title={heading} path={pathname}>
      <EmptyState title="Not built yet" text={text} />
    </AdminScreen>
  )
}
