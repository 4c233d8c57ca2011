import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../admin/index.ts'
import { type Draft, useSend } from './queries.ts'
import { listName, peopleOf } from './words.ts'

interface SendDialogProps {
  draft: Draft | undefined
  reach: number
  onClose: () => void
  /** Called as soon as it is sent, also when the dialog was closed meanwhile. */
  onSent: () => void
}

/** A letter cannot be called back, so it is asked for twice. */
export function SendDialog({ draft, reach, onClose, onSent }: SendDialogProps) {
  const send = useSend(onSent)
  const navigate = useNavigate()
  const close = () => {
    send.reset()
    onClose()
  }
  const finish = () => {
    close()
    navigate(`${paths.adminSubscribers}?view=letters`)
  }
  return (
    <Dialog
      open={draft !== undefined}
      onClose={close}
      title="Send this letter?"
      footer={
        <>
          <Button onClick={close}>Not yet</Button>
          <Button
            variant="primary"
            pending={send.isPending}
            pendingLabel="Sending…"
            onClick={() => draft && send.mutate(draft, { onSuccess: finish })}
          >
            Send it
          </Button>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        <strong>{draft?.subject}</strong> goes to {peopleOf(reach)}: {draft && listName(draft.list || null)}.
        You can stop it on its way, but what has gone out stays out.
      </p>
      <Failure error={send.error} />
    </Dialog>
  )
}
