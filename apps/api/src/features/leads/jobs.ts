import type { Db, JobRow, LeadRow } from '../../db/schema.ts'
import type { MailContent } from '../../mail/layout.ts'
import { type Envelope, type MailSender, mailAddressOf } from '../../mail/sender.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { Notes } from '../../providers/notes.ts'
import { contactMessage, leadNotification, leadReceipt } from './emails.ts'
import { ownSource } from './own-source.ts'
import { findLead, setNotesPage } from './store.ts'

/** The subject of a job about all pages of an erased lead in the notes database. */
export const ERASED_LEAD = 'erased_lead:'

interface LeadJobDeps extends MailSender {
  db: Db
  publicUrl: string
  notes: Notes
  outbox: Outbox
}

/** What the outbox does for a lead: three mails, and a page in the notes database while the lead is kept. */
export function createLeadJobs(deps: LeadJobDeps): {
  mail: Record<string, JobHandler>
  notes: Record<string, JobHandler>
} {
  const toVisitor = (lead: LeadRow): Envelope => ({ to: mailAddressOf(lead) })
  const toAgency = (lead: LeadRow): Envelope => ({ to: deps.inbox, replyTo: mailAddressOf(lead) })

  const mail =
    (write: (lead: LeadRow) => MailContent, people: (lead: LeadRow) => Envelope): JobHandler =>
    async (run) => {
      const lead = await leadOf(deps.db, run.job)
      await deps.send(run, people(lead), write(lead))
    }

  return {
    mail: {
      'mail.lead-notification': mail((lead) => leadNotification(lead, deps.publicUrl), toAgency),
      'mail.contact-message': mail(contactMessage, toAgency),
      'mail.lead-receipt': mail((lead) => leadReceipt(lead, deps.publicUrl), toVisitor),
    },
    notes: {
      'notes.lead': async ({ job }) => {
        const lead = await leadOf(deps.db, job)
        // NOTE: creating a page takes no idempotency key. If a response was lost, or the database was restored, the page
        // may exist: look first.
        const [existing] = await deps.notes.pagesOfLead(lead.id)
        const pageId = existing ?? (await deps.notes.createLead(toNote(lead)))
        // The page of an attempt without a response may be older than the message.
        if (existing && lead.message) await deps.notes.setMessage(existing, lead.message)
        return async (tx) => {
          const stored = await setNotesPage(tx, lead.id, pageId)
          if (stored && stored.message !== lead.message)
            await deps.outbox.add(tx, { kind: 'notes.lead-message', about: job.about })
        }
      },
      'notes.lead-message': async ({ job }) => {
        const { notes_page_id, message } = await leadOf(deps.db, job)
        if (notes_page_id) await deps.notes.setMessage(notes_page_id, message)
      },
      'notes.lead-erased': async ({ job }) => {
        const id = subjectIdOf(job)
        const pages = job.about.startsWith(ERASED_LEAD) ? await deps.notes.pagesOfLead(id) : [id]
        for (const page of pages) await deps.notes.eraseLead(page)
      },
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
  source: ownSource(lead.source),
  receivedAt: lead.created_at,
})
