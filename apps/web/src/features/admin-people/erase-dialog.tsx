import type { ResponseOf } from '@beacon/contract/endpoint'
import type { erasePerson } from '@beacon/contract/people'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useErasePerson } from './queries.ts'

interface EraseDialogProps {
  email: string
  open: boolean
  onClose: () => void
  onErased: (result: ResponseOf<typeof erasePerson>) => void
}

/** The last question before a person's records are erased. */
export function EraseDialog({ email, open, onClose, onErased }: EraseDialogProps) {
  const erase = useErasePerson(onErased)
  const close = () => {
    erase.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Erase what is kept?"
      footer={
        <>
          <Button onClick={close} disabled={erase.isPending}>
            Keep everything
          </Button>
          <Button
            variant="danger"
            pending={erase.isPending}
            pendingLabel="Erasing…"
            onClick={() => erase.mutate(email, { onSuccess: close })}
          >
            Erase for good
          </Button>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        Everything about <strong>{email}</strong> that does not have to wait is erased here and in Notion.
        This cannot be undone. Save a copy first if the person has asked for one.
      </p>
      <p className="mt-3 text-muted text-sm">
        Stripe, Printify and mailboxes keep their own records; backups are overwritten within 30 days.
      </p>
      {erase.isError && (
        <Notice tone="danger" title={isUncertain(erase.error) ? UNCERTAIN : 'Nothing was erased'} live>
          {isUncertain(erase.error)
            ? 'The answer was lost on its way. Close this and look the person up again.'
            : erase.error.message}
        </Notice>
      )}
    </Dialog>
  )
}

const UNCERTAIN = 'It is not certain whether anything was erased'
const isUncertain = (error: Error): boolean => error instanceof ApiError && error.code === 'network'
