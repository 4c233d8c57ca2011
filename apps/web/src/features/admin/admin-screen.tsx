import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { WithoutScript } from '../../ui/without-script.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { ConfirmAgain } from './confirm-again.tsx'
import { FailedState, RowsSkeleton } from './list-states.tsx'
import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { focusField } from './sign-in-form.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

interface AdminScreenProps {
  title: string
  path: string
  /** The screen itself. Rendered, and so fetching, only while signed in. */
  children: ReactNode
}

/** A back-office screen: without a session it shows the sign-in form first (D18). */
export function AdminScreen(props: AdminScreenProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Gate {...props} />
    </QueryClientProvider>
  )
}

function Gate({ title, path, children }: AdminScreenProps) {
  const session = useQuery(sessionQuery)
  const isSignedOut = session.data === null
  const heading = useFocusAfter(isSignedOut, Boolean(session.data))

  if (isSignedOut) {
    return (
      <AdminFrame title="Sign in" path={path} hasNavigation={false}>
        <SignInPanel />
      </AdminFrame>
    )
  }
  return (
    <AdminFrame title={title} path={path} hasNavigation>
      <ConfirmAgain />
      <SignInAgain />
      <div className="px-4 pt-6 pb-16 md:px-6">
        <h1 ref={heading} tabIndex={-1} className="mb-4 text-h3">
          {title}
        </h1>
        {session.isError && (
          <FailedState what="your session" error={session.error} onRetry={() => void session.refetch()} />
        )}
        {session.isPending && (
          <>
            <RowsSkeleton label={`Loading ${title}`} />
            <WithoutScript>The back office needs JavaScript.</WithoutScript>
          </>
        )}
        {session.data && children}
      </div>
    </AdminFrame>
  )
}

/**
 * The sign-in form loses the focus when it unmounts; the screen's heading gets it. After signing out the focus is in
 * the form.
 */
function useFocusAfter(isSignedOut: boolean, isSignedIn: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasSignedOut = useRef(false)
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (wasSignedOut.current && !isSignedOut) heading.current?.focus()
    if (wasSignedIn.current && isSignedOut) focusField('email')
    wasSignedOut.current = isSignedOut
    wasSignedIn.current = isSignedIn
  }, [isSignedOut, isSignedIn])
  return heading
}
