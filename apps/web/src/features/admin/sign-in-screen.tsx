import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { AdminFrame } from './admin-frame.tsx'
import { nextPath } from './next-path.ts'
import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'
import { SignInPanel } from './sign-in-panel.tsx'

/** The sign-in screen; redirects to `next` if already signed in. */
export function SignInScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <AdminFrame title="Sign in" path={paths.adminSignIn} hasNavigation={false}>
        <SignInPanel />
        <GoOn />
      </AdminFrame>
    </QueryClientProvider>
  )
}

function GoOn() {
  const [search] = useSearchParams()
  const session = useQuery(sessionQuery)
  return session.data ? <Navigate to={nextPath(search.get('next'))} replace /> : null
}
