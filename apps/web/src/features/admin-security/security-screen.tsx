import { useQuery } from '@tanstack/react-query'
import { FailedState, RowsSkeleton } from '../admin/index.ts'
import { securityQuery } from './queries.ts'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

/** How and where the administrator is signed in. */
export function SecurityScreen() {
  const security = useQuery(securityQuery)
  return (
    <div className="grid max-w-6xl gap-x-16 gap-y-12 lg:grid-cols-2">
      {security.isError && (
        <FailedState
          what="the security settings"
          error={security.error}
          onRetry={() => void security.refetch()}
          pending={security.isRefetching}
        />
      )}
      {security.isPending && <RowsSkeleton label="Loading the security settings" rows={4} />}
      {security.data && (
        <>
          <SecondFactor state={security.data.secondFactor} />
          <SessionList sessions={security.data.sessions} />
        </>
      )}
    </div>
  )
}
