import { type LeadForm, leadFormSchema, submitLead } from '@beacon/contract/leads'
import {
  type Checked,
  callOptions,
  checkForm,
  type FormAttempt,
  type FormPorts,
} from '../../lib/form-attempt.ts'
import { silencePopup } from '../../lib/popup-silence.ts'
import type { LeadField, LeadValues } from './lead-values.ts'

/** A website as people type it: `bakery.com`, `www.bakery.com/menu`. */
const WITHOUT_SCHEME = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/

/**
 * The form as the server takes it, with the scheme that a typed website lacks, or a message for each invalid field.
 */
export const checkLead = (values: LeadValues): Checked<LeadField, LeadForm> => {
  const website = values.currentWebsite.trim()
  const currentWebsite = WITHOUT_SCHEME.test(website) ? `https://${website}` : website
  return checkForm(leadFormSchema, { ...values, currentWebsite })
}

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
  const { form, faxNumber, elapsedMs, attribution } = attempt
  const body = { ...form, source, faxNumber, elapsedMs, ...attribution }
  const { success } = await call(submitLead, { body, ...callOptions(attempt) })
  if (!success) throw new Error('The lead was not taken')
  silencePopup()
}
