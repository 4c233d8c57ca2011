import { Suspense } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from './features/shell/error-boundary.tsx'
import { PageBoundary } from './features/shell/page-boundary.tsx'
import { Shell } from './features/shell/shell.tsx'
import { EarlyClick } from './lib/early-click.ts'
import { findRoute, routeObjects } from './routes.tsx'

/** The whole site: the same tree on the server and in the browser. */
export function App() {
  const page = useRoutes(routeObjects)
  const { pathname } = useLocation()
  const { audience, status } = findRoute(pathname)
  const bare = audience === 'administrator'
  return (
    <ErrorBoundary>
      <Shell bare={bare} unknown={status === 404}>
        <Suspense>
          <PageBoundary pathname={pathname} bare={bare}>
            {page}
          </PageBoundary>
          <EarlyClick />
        </Suspense>
      </Shell>
    </ErrorBoundary>
  )
}
