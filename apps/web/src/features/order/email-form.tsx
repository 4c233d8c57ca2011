import { agency } from '@beacon/content/agency'
import type { Order } from '@beacon/contract/orders'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { loadPart } from '../../lib/load-part.ts'
import { RENEWED, renewedOr } from '../../lib/renewed.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReloadOffer } from '../../ui/reload-offer.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EmailField } from '../email-field/index.ts'

const FAILED = 'We could not send it. Please try again.'

interface EmailFormProps {
  order: Order
  token: string
  /** Called once the address is changed. */
  onChanged: () => void
}

/** Asks for another email address if the payment page could not be created: no mail reaches a mistyped one. */
export function EmailForm({ order, token, onChanged }: EmailFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')

  async function send(form: HTMLFormElement): Promise<void> {
    const { checkEmail, sendEmail } = await loadPart(() => import('./correct-email.ts'))
    const checked = checkEmail(String(new FormData(form).get('email') ?? ''))
    if ('errors' in checked) {
      setError(checked.errors.email)
      form.querySelector('input')?.focus()
      return
    }
    await sendEmail(order.id, token, checked.form.email)
    onChanged()
  }

  function submit(submission: SubmitEvent<HTMLFormElement>) {
    submission.preventDefault()
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    setFailure('')
    send(submission.currentTarget)
      .catch((reason: unknown) => {
        const known = reason instanceof ApiError ? reason : undefined
        if (known?.fields?.email) setError(known.fields.email)
        else setFailure(known?.message ?? renewedOr(reason, FAILED))
      })
      .finally(() => setBusy(false))
  }

  return (
    <Notice tone="warning" title="Please check your email address" live>
      <p className="[overflow-wrap:anywhere]">
        The card provider does not accept <strong>{order.email}</strong>, so there is no page to pay on yet.
        Nothing was charged.
      </p>
      <Form id="correct-email" className="mt-4 grid max-w-measure gap-3" onSubmit={submit}>
        <EmailField name="email" label="Email address" defaultValue={order.email} error={error} required />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          pending={isBusy}
          pendingLabel="Sending…"
        >
          Use this address
        </Button>
      </Form>
      {failure && (
        <div role="alert" className="mt-3">
          {failure}
          {failure === RENEWED && <ReloadOffer />}
        </div>
      )}
      <p className="mt-3">
        Or call us at <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
      </p>
    </Notice>
  )
}
