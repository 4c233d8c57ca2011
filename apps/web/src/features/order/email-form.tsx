import { agency } from '@beacon/content/agency'
import type { Order } from '@beacon/contract/orders'
import { ApiError } from '../../lib/api.ts'
import { loadPart } from '../../lib/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EmailField } from '../email-field/index.ts'
import { FailureText, reasonOf, useSubmission } from '../submission/index.ts'
import { NOT_SENT } from './order-words.ts'

const loadCalls = () => loadPart(() => import('./correct-email.ts'))

interface EmailFormProps {
  order: Order
  token: string
  /** Called once the address is changed. */
  onChanged: () => void
}

/** Asks for another email address if the payment page could not be created: no mail reaches a mistyped one. */
export function EmailForm({ order, token, onChanged }: EmailFormProps) {
  const { isBusy, errors, failure, prepare, handleSubmit } = useSubmission({
    load: loadCalls,
    check: async (form) => (await loadCalls()).checkEmail(String(new FormData(form).get('email') ?? '')),
    onRefused: (form) => form.querySelector('input')?.focus(),
    async send({ email }) {
      const { sendEmail } = await loadCalls()
      await sendEmail(order.id, token, email)
      onChanged()
    },
    explain(error) {
      const email = error instanceof ApiError ? error.fields.email : undefined
      return email ? { errors: { email } } : { failure: reasonOf(error, NOT_SENT) }
    },
  })

  return (
    <Notice tone="warning" title="Please check your email address">
      <p role="status" className="[overflow-wrap:anywhere]">
        The card provider does not accept <strong>{order.email}</strong>, so there is no page to pay on yet.
        Nothing was charged.
      </p>
      <Form
        id="correct-email"
        className="mt-4 grid max-w-measure gap-3"
        onFocus={prepare}
        onSubmit={handleSubmit}
      >
        <EmailField
          name="email"
          label="Email address"
          defaultValue={order.email}
          error={errors.email}
          required
        />
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
          <FailureText failure={failure} />
        </div>
      )}
      <p className="mt-3">
        Or call us at <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
      </p>
    </Notice>
  )
}
