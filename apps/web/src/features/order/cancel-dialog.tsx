import { cancelReasonWords } from '@beacon/content/cancellations'
import { commerce } from '@beacon/content/commerce'
import { usd } from '@beacon/rules/money'
import { useLayoutEffect, useRef } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormFailure, reasonOf, useSubmission } from '../submission/index.ts'
import type { CancelField } from './cancel-order.ts'

const FAILED = 'We could not reach the server, so we do not know whether it was canceled. Please try again.'

const FIELDS: readonly CancelField[] = ['reason', 'message']

const loadCalls = () => loadPart(() => import('./cancel-order.ts'))

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
 * click is ignored. If the dialog was closed while it was being canceled, a failure is shown on the page, which is read
 * again.
 */
export function CancelDialog({ open, orderId, token, refund, onCancelled, onClose }: CancelDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const harmless = useRef<HTMLButtonElement>(null)
  const isOpen = useRef(open)
  const { isBusy, errors, failure, forgetFailure, prepare, handleSubmit } = useSubmission({
    load: loadCalls,
    check: async (element) => (await loadCalls()).checkCancel(readValues(element, FIELDS)),
    onRefused: (element) => focusInvalid(element.querySelector('input')),
    send: async (wish) => onCancelled(await (await loadCalls()).sendCancel(orderId, token, wish)),
    explain: (error) => {
      if (!isOpen.current) onClose(true)
      return { failure: reasonOf(error, FAILED) }
    },
  })
  useLayoutEffect(() => {
    isOpen.current = open
    if (open) harmless.current?.focus()
  }, [open])

  const close = () => {
    forgetFailure()
    onClose(failure !== '')
  }
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title="Cancel this order?"
        describedBy="cancel-order-refund"
        footer={
          <>
            <Button ref={harmless} onClick={close} aria-disabled={isBusy}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={isBusy}
              pendingLabel="Canceling…"
              onClick={({ detail }) => detail < 2 && form.current?.requestSubmit()}
            >
              Cancel the order
            </Button>
          </>
        }
      >
        <p id="cancel-order-refund">
          The whole order is canceled, and <strong>{usd(refund)}</strong> goes back to the card you paid with.
          Banks take {commerce.refundDays} to show it.
        </p>
        <Form id="cancel-order" ref={form} className="grid gap-4" onFocus={prepare} onSubmit={handleSubmit}>
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
        <FormFailure failure={failure} />
      </Dialog>
      {!open && <FormFailure failure={failure} />}
    </>
  )
}
