import { useNavigate } from 'react-router-dom'
import { unlessLost } from '../../lib/failed-call.ts'
import { paths } from '../../paths.ts'
import { ConfirmDialog } from '../admin/index.ts'
import type { Draft, useSend } from './queries.ts'
import { listName, peopleOf } from './words.ts'

interface SendDialogProps {
  draft: Draft | undefined
  reach: number
  /** Outlives the dialog, which can be closed while the letter is being sent. */
  send: ReturnType<typeof useSend>
  onClose: () => void
}

/** A campaign cannot be recalled, so sending asks for confirmation. */
export function SendDialog({ draft, reach, send, onClose }: SendDialogProps) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      open={draft !== undefined}
      onClose={onClose}
      title="Send this letter?"
      no="Not yet"
      yes="Send it"
      variant="primary"
      pendingLabel="Sending…"
      change={send}
      failed={whyNotSent}
      act={({ onSuccess, onError }) =>
        draft &&
        send.mutate(draft, {
          onSuccess: () => {
            onSuccess()
            navigate(paths.adminLetters)
          },
          onError,
        })
      }
    >
      <p className="[overflow-wrap:anywhere]">
        <strong>{draft?.subject}</strong> goes to {peopleOf(reach)}: {draft && listName(draft.list || null)}.
        You can stop it on its way, but what has gone out stays out.
      </p>
    </ConfirmDialog>
  )
}

/** With another word in it, it would be a second letter. */
const whyNotSent = unlessLost(
  'The response was lost, so it may be on its way. Unchanged, you can send it again: it goes out only once. Before you change it, look among the letters.',
)
