import { cancelReasonWords } from '@beacon/content/cancellations'
import { commerce } from '@beacon/content/commerce'
import { usd } from '@beacon/rules/money'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import type { FormErrors } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { RENEWED, renewedOr } from '../../lib/renewed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReloadOffer } from '../../ui/reload-offer.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CancelField } from './cancel-order.ts'

const FAILED = 'We could not reach the server, so we do not know whether it was canceled. Please try again.'

interface CancelDialogProps {
  open: boolean
  orderId: string
  token: string
  /** The refund, in cents. */
  refund: number
  /** Called with the server's message once it is canceled. */
  onCancelled: (answer: string) => void
  /** Called when it was not canceled, perhaps refused because the order has changed meanwhile. */
  onClose: (isRefused: boolean) => void
}

/**
 * Asks before canceling, and states the refund. The harmless button is focused first, and the second click of a double
 * click is ignored.
 */
export function CancelDialog({ open, orderId, token, refund, onCancelled, onClose }: CancelDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const harmless = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors<CancelField>>({})
  const [failure, setFailure] = useState('')
  useLayoutEffect(() => {
    if (open) harmless.current?.focus()
  }, [open])

  async function send(): Promise<void> {
    const { checkCancel, sendCancel } = await loadPart(() => import('./cancel-order.ts'))
    const data = new FormData(form.current ?? undefined)
    const textOf = (name: CancelField) => String(data.get(name) ?? '')
    const checked = checkCancel({ reason: textOf('reason'), message: textOf('message') })
    if ('errors' in checked) return refuseFields(checked.errors)
    onCancelled(await sendCancel(orderId, token, checked.form))
  }

  function refuseFields(found: FormErrors<CancelField>) {
    setErrors(found)
    focusInvalid(form.current?.querySelector('input'))
  }

  function cancel() {
    if (isBusy) return
    setBusy(true)
    setErrors({})
    setFailure('')
    send()
      .catch((error: unknown) =>
        setFailure(error instanceof ApiError ? error.message : renewedOr(error, FAILED)),
      )
      .finally(() => setBusy(false))
  }

  const close = () => {
    setFailure('')
    onClose(failure !== '')
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Cancel this order?"
      footer={
        <>
          <Button ref={harmless} onClick={close}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={isBusy}
            pendingLabel="Canceling…"
            onClick={({ detail }) => detail < 2 && cancel()}
          >
            Cancel the order
          </Button>
        </>
      }
    >
      <p>
        The whole order is canceled, and <strong>{usd(refund)}</strong> goes back to the card you paid with.
        Banks take {commerce.refundDays} to show it.
      </p>
      <Form
        id="cancel-order"
        ref={form}
        className="grid gap-4"
        onSubmit={(submission) => {
          submission.preventDefault()
          cancel()
        }}
      >
        <SelectField
          name="reason"
          label="Why?"
          blank="No reason given"
          options={optionsOf(cancelReasonWords)}
          error={errors.reason}
        />
        {/* No `maxLength`: it would silently truncate pasted text. */}
        <TextField name="message" label="What else should we know?" error={errors.message} />
      </Form>
      {failure && (
        <Notice tone="danger" live>
          {failure}
          {failure === RENEWED && <ReloadOffer />}
        </Notice>
      )}
    </Dialog>
  )
}
