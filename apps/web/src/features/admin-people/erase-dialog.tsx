import type { ResponseOf } from '@beacon/contract/endpoint'
import type { erasePerson } from '@beacon/contract/people'
import { isExplained } from '../../lib/failed-call.ts'
import { ConfirmDialog } from '../admin/index.ts'
import { useErasePerson } from './queries.ts'

interface EraseDialogProps {
  email: string
  /** Whether nothing of it can be erased yet. */
  allWaits: boolean
  open: boolean
  onClose: () => void
  onErased: (result: ResponseOf<typeof erasePerson>) => void
}

/** The final confirmation before a person's records are erased. */
export function EraseDialog({ email, allWaits, open, onClose, onErased }: EraseDialogProps) {
  const erase = useErasePerson(onErased)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Erase this person’s data?"
      no="Keep everything"
      yes="Erase for good"
      pendingLabel="Erasing…"
      change={erase}
      act={(answered) => erase.mutate(email, answered)}
      failed={failed}
    >
      <p className="[overflow-wrap:anywhere]">
        {allWaits ? (
          <>
            Nothing about <strong>{email}</strong> can be erased yet. The request will be noted, and what has
            to wait is erased here and in Notion as soon as it can be.
          </>
        ) : (
          <>
            Everything about <strong>{email}</strong> that does not have to wait will be erased here and in
            Notion, and the rest as soon as it can be.
          </>
        )}{' '}
        This cannot be undone. Save a copy first if the person has asked for one.
      </p>
      <p className="mt-3 text-muted text-sm">
        Stripe, Printify and mailboxes keep their own records; backups are overwritten within 30 days.
      </p>
    </ConfirmDialog>
  )
}

/** A request that our server failed on may have been noted before it failed, and is then finished by itself. */
function failed(error: Error): string {
  if (!isExplained(error))
    return 'The response was lost, so we do not know whether anything was erased. Look the person up again.'
  return error.status >= 500
    ? `It was not finished. If it was noted, it is finished within the hour: look the person up again then. ${error.message}`
    : `Nothing was erased. ${error.message}`
}
