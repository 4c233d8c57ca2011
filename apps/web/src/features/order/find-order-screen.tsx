import { agency } from '@beacon/content/agency'
import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { errorsOf, readValues } from '../../lib/form-values.ts'
import { loadPart } from '../../lib/load-part.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { EmailField } from '../email-field/index.ts'
import { FormFailure, reasonOf, useSubmission } from '../submission/index.ts'
import type { LookUpField } from './fetch-order.ts'

const FIELDS: readonly LookUpField[] = ['email', 'orderNumber']
const FAILED = 'We could not look it up. Please try again.'

const loadCalls = () => loadPart(() => import('./fetch-order.ts'))

/** Asks for the order's number and email address. */
function LookUpForm() {
  const isReady = useHydrated()
  const [answer, setAnswer] = useState('')
  const { isBusy, errors, failure, handleInput, prepare, handleSubmit } = useSubmission({
    load: loadCalls,
    check: async (form) => (await loadCalls()).checkLookUp(readValues(form, FIELDS)),
    send: async (form) => setAnswer(await (await loadCalls()).lookUp(form)),
    explain: (error) => ({
      errors: error instanceof ApiError ? errorsOf(error.fields, FIELDS) : {},
      failure: reasonOf(error, FAILED),
    }),
  })

  // Before the script has loaded, `method` and the disabled button keep the email out of the URL.
  return (
    <Form
      id="find-order"
      method="post"
      aria-label="Find your order"
      onFocus={prepare}
      onInput={handleInput}
      onSubmit={(submission) => {
        setAnswer('')
        handleSubmit(submission)
      }}
      className="form-sheet grid gap-5 lg:col-span-7 lg:row-span-2"
    >
      <ErrorSummary title="Please check these fields" errors={errors} />
      <EmailField name="email" label="Email" required error={errors.email} />
      <TextField
        name="orderNumber"
        label="Order number"
        required
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="BB-7KQ4-M2XD"
        error={errors.orderNumber}
      />
      <FormFailure failure={failure} />
      {answer && (
        <Notice tone="success" live>
          {answer}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!isReady}
        pending={isBusy}
        pendingLabel="Looking…"
        className="justify-self-start"
      >
        Send me the link
      </Button>
      <WithoutScript>
        This form needs JavaScript. Call{' '}
        <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>, and we send you
        the link.
      </WithoutScript>
    </Form>
  )
}

/** Mails a new link to buyers who have lost theirs, to the address of the order. */
export function FindOrderScreen() {
  return (
    <Container className="grid gap-x-16 gap-y-8 pt-10 pb-20 md:pt-16 md:pb-28 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-24">
      <header className="grid max-w-measure content-start gap-4 lg:col-span-5">
        <h1 className="text-h2">Find your order</h1>
        <p className="text-muted">
          The number is in the confirmation email. We send a link to the email address you ordered with.
        </p>
      </header>
      <LookUpForm />
      <p className="text-muted lg:col-span-5">
        No number at hand? Call{' '}
        <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
      </p>
    </Container>
  )
}
