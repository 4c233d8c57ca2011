import { agency } from '@beacon/content/agency'
import { contactForm } from '@beacon/content/contact'
import { serviceInterests } from '@beacon/contract/lead-options'
import { HONEYPOT } from '../../lib/honeypot.ts'
import { contactAnswer } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email-field/index.ts'
import { PrivacyNote } from '../legal/index.ts'
import type { ContactField } from './contact-values.ts'
import { FORM_ID, useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  onSent: (form: HTMLFormElement) => void
  focusFirst: boolean
}

/** The contact form. Without a script, or before it has loaded, the browser posts it to this same page. */
export function ContactForm({ onSent, focusFirst }: ContactFormProps) {
  const { form, status, postedValues, prepare, handleInput, handleSubmit } = useContactForm({
    onSent,
    focusFirst,
  })
  const field = (name: ContactField) => ({
    name,
    error: status.errors[name],
    defaultValue: postedValues?.[name],
  })
  return (
    <Form
      id={FORM_ID}
      ref={form}
      method="post"
      action={contactAnswer}
      aria-labelledby="contact-title"
      onFocus={prepare}
      onInput={handleInput}
      onSubmit={handleSubmit}
      className="grid gap-5"
    >
      <h2 id="contact-title">{contactForm.title}</h2>
      <ErrorSummary title="Please check these fields" errors={status.errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label="Name" required autoComplete="name" />
        <EmailField {...field('email')} label="Email" required />
        <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <TextField {...field('businessName')} label="Business name" autoComplete="organization" />
        <SelectField
          {...field('serviceInterest')}
          label="Service"
          options={optionsOf(serviceInterests)}
          blank="Select a service"
          className="sm:col-span-2"
        />
        <TextArea
          {...field('message')}
          label="Message"
          required
          rows={6}
          placeholder="Tell us about your project or questions..."
          className="sm:col-span-2"
        />
      </div>
      <HoneypotField {...HONEYPOT} />
      {status.failure && (
        <Notice tone="danger" live>
          {status.failure}
        </Notice>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={status.phase === 'sending'}
          pendingLabel="Sending..."
          pendingDescription="Sending message, please wait"
          className="max-sm:w-full sm:min-w-48"
        >
          Send Message
        </Button>
        <p className="text-muted text-sm">
          A person answers {agency.responsePromise}. <PrivacyNote />
        </p>
      </div>
    </Form>
  )
}
