import { type LeadForm, leadFormSchema, submitLead } from '@beacon/contract/leads'
import { type Checked, checkForm, type FormAttempt, type FormPorts } from '../../lib/form-attempt.ts'
import { silencePopup } from '../../lib/popup-silence.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import type { LeadField, LeadValues } from './lead-values.ts'

/** The form as the server takes it, or a message for each invalid field. */
export const checkLead = (values: LeadValues): Checked<LeadField, LeadForm> =>
  checkForm(leadFormSchema, values)

/**
 * Stores a lead; the server sends the mail and the copy.
 * @param source the form's name as the agency sees it
 * @throws ApiError when the lead was not accepted
 */
export async function sendLead(
  source: string,
  attempt: FormAttempt<LeadForm>,
  { call }: Pick<FormPorts, 'call'>,
): Promise<void> {
  const { id, form, faxNumber, elapsedMs, attribution } = attempt
  const body = { ...form, source, faxNumber, elapsedMs, ...attribution }
  const { success } = await call(submitLead, { body, idempotencyKey: id, signal: timeLimit() })
  if (!success) throw new Error('The lead was not taken')
  silencePopup()
}
