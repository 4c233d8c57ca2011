import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { askToSignIn, declineToSignIn, sessionQuery, useSessionState } from './session.ts'
import { focusField, SignInForm } from './sign-in-form.tsx'

/** When a session ends during work: a sign-in form over the screen, after which the work resumes. */
export function SignInAgain() {
  const state = useSessionState()
  const wasOut = useRef(false)
  const { data: administrator } = useQuery(sessionQuery)
  useEffect(() => {
    if (state === 'ended') focusField('password')
    // The focused element has unmounted with the notice or the form.
    else if (state === 'running' && wasOut.current && document.activeElement === document.body)
      document.querySelector('h1')?.focus()
    wasOut.current = state !== 'running'
  }, [state])
  return (
    <>
      {state === 'declined' && (
        <Notice tone="warning" live className="mx-4 mt-4 md:mx-6">
          <p>You are signed out. What you have typed is still here.</p>
          <Button size="sm" className="mt-3" onClick={askToSignIn}>
            Sign in again
          </Button>
        </Notice>
      )}
      <Dialog open={state === 'ended'} onClose={declineToSignIn} title="Please sign in again">
        <p className="text-muted text-sm">
          Your session has ended. Nothing is lost: sign in, and pick up where you left off.
        </p>
        <SignInForm email={administrator?.email} />
      </Dialog>
    </>
  )
}
