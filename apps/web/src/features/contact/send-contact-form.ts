import {
  CONTACT_FORM_SOURCE,
  type ContactForm,
  contactFormSchema,
  sendContactEmail,
  sendLeadNotification,
  submitLead,
} from '@beacon/contract/leads'
import { type Checked, checkForm, type FormAttempt, type FormPorts } from '../../lib/form-attempt.ts'
import { silencePopup } from '../../lib/popup-silence.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import type { ContactField, ContactValues } from './contact-values.ts'

/** The form as the server takes it, or a message for each invalid field. */
export const checkContactForm = (values: ContactValues): Checked<ContactField, ContactForm> =>
  checkForm(contactFormSchema, values)

/** Leaves most of the visitor's patience on a slow network for the email call, on which success depends. */
const LEAD_LIMIT_MS = 5_000

/**
 * Sends the contact form in three calls (LEAD-8): the lead, whose failure is tolerated; the email, on which success
 * depends; then the announcement, for which the visitor does not wait.
 * @throws ApiError when the email call failed
 */
export async function sendContactForm(
  attempt: FormAttempt<ContactForm>,
  { call, log }: FormPorts,
): Promise<void> {
  const { id: idempotencyKey } = attempt
  const { serviceInterest, message, ...person } = attempt.form
  const details = {
    ...person,
    businessType: serviceInterest,
    currentWebsite: '',
    faxNumber: attempt.faxNumber,
    elapsedMs: attempt.elapsedMs,
  }
  const limit = timeLimit()
  const tolerate = (what: string) => (error: unknown) => log(`Contact form: ${what}`, error)

  const lead = { ...details, message, source: CONTACT_FORM_SOURCE, ...attempt.attribution }
  const soon = AbortSignal.timeout(LEAD_LIMIT_MS)
  await call(submitLead, { body: lead, idempotencyKey, signal: soon }).catch(
    tolerate('the lead was not stored'),
  )

  const mail = { body: { ...details, message }, idempotencyKey, signal: limit }
  const { success } = await call(sendContactEmail, mail)
  if (!success) throw new Error('The e-mail was not taken')
  silencePopup()

  const announcement = { ...details, source: CONTACT_FORM_SOURCE, notes: message }
  void call(sendLeadNotification, { body: announcement, idempotencyKey, signal: timeLimit() }).catch(
    tolerate('the lead was not announced'),
  )
}
