import {
  type ContactForm,
  contactFormSchema,
  sendContactEmail,
  sendLeadNotification,
  submitLead,
} from '@beacon/contract/leads'
import type { call as apiCall } from '../../lib/api.ts'
import type { Attribution } from '../../lib/attribution.ts'
import type { ContactField, ContactValues } from './contact-values.ts'

export type ContactErrors = Partial<Record<ContactField, string>>

/** One set of contents on its way. It is sent again as it is, so that the server can tell a repeat from a new lead. */
export interface ContactAttempt {
  /** The Idempotency-Key of its calls. */
  id: string
  form: ContactForm
  /** What only a script fills in. */
  faxNumber: string
  /** Milliseconds from the form's appearance to the first attempt. */
  elapsedMs: number
  attribution: Attribution
}

interface Ports {
  call: typeof apiCall
  /** Takes note of a failure that the visitor need not hear about. */
  log: (message: string, error: unknown) => void
}

const SOURCE = 'Contact Form'
const TIME_LIMIT_MS = 15_000

/** Checks the form by the contract: the parsed form, or one message for every field that it refuses. */
export function checkContactForm(values: ContactValues): { form: ContactForm } | { errors: ContactErrors } {
  const parsed = contactFormSchema.safeParse(values)
  if (parsed.success) return { form: parsed.data }
  const errors: ContactErrors = {}
  for (const { path, message } of parsed.error.issues) errors[path[0] as ContactField] ??= message
  return { errors }
}

/**
 * Sends the contact form in three calls (LEAD-8): the lead, whose failure is tolerated; the e-mail, on which success
 * depends; and after it the announcement, for which the visitor does not wait.
 * @throws ApiError when the e-mail was not taken
 */
export async function sendContactForm(attempt: ContactAttempt, { call, log }: Ports): Promise<void> {
  const { serviceInterest, message, ...person } = attempt.form
  const details = {
    ...person,
    businessType: serviceInterest,
    currentWebsite: '',
    faxNumber: attempt.faxNumber,
    elapsedMs: attempt.elapsedMs,
  }
  const options = () => ({ idempotencyKey: attempt.id, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  const tolerate = (what: string) => (error: unknown) => log(`Contact form: ${what}`, error)

  const lead = { ...details, message, source: SOURCE, ...attempt.attribution }
  await call(submitLead, { body: lead, ...options() }).catch(tolerate('the lead was not stored'))

  const { success } = await call(sendContactEmail, { body: { ...details, message }, ...options() })
  if (!success) throw new Error('The e-mail was not taken')

  const announcement = { ...details, source: SOURCE, notes: message }
  void call(sendLeadNotification, { body: announcement, ...options() }).catch(
    tolerate('the lead was not announced'),
  )
}
