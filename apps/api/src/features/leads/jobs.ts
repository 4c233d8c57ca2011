import { agency } from '@beacon/content/agency'
import type { Db, JobRow, LeadRow } from '../../db/schema.ts'
import type { MailContent } from '../../mail/layout.ts'
import { JobError } from '../../outbox/job-error.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { JobHandler } from '../../outbox/worker.ts'
import type { MailAddress, SendMail } from '../../providers/mailer.ts'
import type { Notes } from '../../providers/notes.ts'
import { contactMessage, leadNotification, leadReceipt } from './emails.ts'
import { findLead, setNotesPage } from './store.ts'

interface LeadJobDeps {
  db: Db
  publicUrl: string
  mailFrom: string
  mailTo: string
  sendMail: SendMail
  notes: Notes
}

/** What the outbox does for a lead: three mails, and a page in the notes database while the lead is kept. */
export function createLeadJobs(deps: LeadJobDeps): {
  mail: Record<string, JobHandler>
  notes: Record<string, JobHandler>
} {
  const from = { name: agency.name, address: deps.mailFrom }
  const toAgency = { name: agency.name, address: deps.mailTo }
  const toVisitor = (lead: LeadRow): MailAddress => ({ name: lead.name, address: lead.email })
  const domain = deps.mailFrom.split('@')[1]

  const mail =
    (
      write: (lead: LeadRow) => MailContent,
      to: (lead: LeadRow) => MailAddress,
      replyTo: (lead: LeadRow) => MailAddress,
    ): JobHandler =>
    async ({ job, beforeBody }) => {
      const lead = await leadOf(deps.db, job)
      const envelope = { messageId: `<${job.id}@${domain}>`, from, to: to(lead), replyTo: replyTo(lead) }
      await deps.sendMail({ ...envelope, ...write(lead) }, beforeBody)
    }

  return {
    mail: {
      'mail.lead-notification': mail(
        (lead) => leadNotification(lead, deps.publicUrl),
        () => toAgency,
        toVisitor,
      ),
      'mail.contact-message': mail(contactMessage, () => toAgency, toVisitor),
      'mail.lead-receipt': mail(
        (lead) => leadReceipt(lead, deps.publicUrl),
        toVisitor,
        () => toAgency,
      ),
    },
    notes: {
      'notes.lead': async ({ job }) => {
        const lead = await leadOf(deps.db, job)
        // NOTE: creating a page has no idempotency key. After an answer was lost the page may be there: look first.
        const existing = job.attempts > 1 ? await deps.notes.findLead(lead.id) : undefined
        const pageId = existing ?? (await deps.notes.createLead(toNote(lead)))
        return (tx) => setNotesPage(tx, lead.id, pageId)
      },
      'notes.lead-erased': ({ job }) => deps.notes.eraseLead(subjectIdOf(job)),
    },
  }
}

async function leadOf(db: Db, job: JobRow): Promise<LeadRow> {
  const lead = await findLead(db, subjectIdOf(job))
  if (!lead) throw new JobError('refused', 'The lead has been deleted.')
  return lead
}

const toNote = (lead: LeadRow) => ({
  leadId: lead.id,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  businessName: lead.business_name,
  businessType: lead.business_type,
  website: lead.current_website,
  message: lead.message,
  source: lead.source,
  receivedAt: lead.created_at,
})
