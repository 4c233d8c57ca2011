import { confirmSession } from '@beacon/contract/admin-session'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CodeForm, focusCode } from './code-form.tsx'
import { confirmed, declineToConfirm, useIsAskedToConfirm } from './confirmation.ts'
import { asAdministrator } from './session.ts'

const FORM = 'confirm'

/** Asks for the second factor again before a refund or an export of personal data, then resumes the action. */
export function ConfirmAgain() {
  const isAsked = useIsAskedToConfirm()
  useEffect(() => {
    if (isAsked) focusCode(FORM)
  }, [isAsked])
  const send = async (code: string) => {
    await asAdministrator(() => call(confirmSession, { body: { code } }))
    confirmed()
  }
  return (
    <Dialog open={isAsked} onClose={declineToConfirm} title="Please confirm it is you">
      <p className="text-muted text-sm">
        This gives away money or personal data, so we ask for your second factor again. It is then good for 15
        minutes.
      </p>
      <CodeForm id={FORM} send={send} action="Confirm" pending="Confirming…" />
    </Dialog>
  )
}
