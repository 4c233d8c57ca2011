import type { AdminOrder } from '@beacon/contract/order-admin'
import { readValues } from '../../lib/form-values.ts'
import { type Answered, ChangeDialog, SeenForm, useSeen } from '../admin/index.ts'
import { EmailField } from '../email-field/index.ts'
import type { useCorrection } from './queries.ts'

interface EmailDialogProps {
  open: boolean
  order: AdminOrder
  correction: ReturnType<typeof useCorrection>
  onClose: () => void
}

/** Corrects an address that was mistyped; the confirmation is then sent there. */
export function EmailDialog({ open, order, correction, onClose }: EmailDialogProps) {
  const title = `Email address of ${order.name}`
  return (
    <ChangeDialog open={open} about={order.id} title={title} change={correction} onClose={onClose}>
      {(answered, close) => (
        <EmailForm order={order} correction={correction} answered={answered} onClose={close} />
      )}
    </ChangeDialog>
  )
}

function EmailForm({
  order,
  correction,
  answered,
  onClose,
}: Omit<EmailDialogProps, 'open'> & { answered: Answered }) {
  const seen = useSeen(order.email, answered)
  return (
    <SeenForm
      id={`email-${order.id}`}
      first="email"
      change={correction}
      savedByNow={seen.value === seen.opened ? '' : seen.value}
      yes="Save and resend"
      onSend={(form) =>
        correction.mutate({ ...readValues(form, ['email']), seen: seen.value }, seen.answered)
      }
      onClose={onClose}
    >
      {(errors) => (
        <EmailField
          name="email"
          label="Email"
          hint="The confirmation is sent there, and so is every later email. The link in the earlier one stops working."
          error={errors?.email}
          defaultValue={seen.opened}
          autoComplete="off"
          required
        />
      )}
    </SeenForm>
  )
}
