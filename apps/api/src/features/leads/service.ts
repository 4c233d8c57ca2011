import { createHash } from 'node:crypto'
import type { Attribution } from '@beacon/contract/attribution'
import { CONTACT_FORM_SOURCE, isClosed, type LeadSubmission } from '@beacon/contract/leads'
import { submissionFlags } from '@beacon/rules/submission-flags'
import { type Clock, HOUR_MS, type Ids, isoAfter, MINUTE_MS } from '../../clock.ts'
import { attributionColumns } from '../../db/attribution.ts'
import type { LeadRow, Tx } from '../../db/schema.ts'
import { mayBeMailed } from '../../http/rate-limit.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { completeLead, details, findSame, flagLead, insertLead, isFlagged, reopenLead } from './store.ts'

/** Beyond this many receipts to one mailbox, our forms could be used to harass somebody. */
const MOST_RECEIPTS_AN_HOUR = 3
const MOST_RECEIPTS_A_DAY = 10
/** The documented contact form sends its message with the second call, a moment after the first. */
const WORDS_FOLLOW_WITHIN_MS = 10 * MINUTE_MS
const WAIT_FOR_WORDS_MS = 15_000
const ANNOUNCEMENT = 'mail.lead-notification'
const MESSAGE = 'mail.contact-message'

export type Submission = Omit<LeadSubmission, keyof Attribution> & Partial<Attribution>

interface Submitted {
  /** Of the lead that was stored, or known. */
  id: string
  /**
   * What the sender is answered: the same id for a new lead, and one that names nothing for a known one, or anybody could
   * try who has written.
   */
  receipt: string
}

export interface Leads {
  /**
   * Stores a lead and queues the notification, the receipt and the copy in the notes database; repeats change nothing,
   * unless the lead was closed meanwhile: then it is announced again, and new if it was lost.
   * A message for a lead that was announced without it is mailed to the agency.
   */
  submit(tx: Tx, submission: Submission): Promise<Submitted>
  /** Like `submit`, but what was announced once is not mailed to the agency again, with a message or without. */
  announce(tx: Tx, submission: Submission): Promise<Submitted>
  /** Mails the visitor's message to the agency, storing the lead first if the previous call did not arrive. */
  sendMessage(tx: Tx, submission: Submission): Promise<Submitted>
}

interface LeadDeps {
  clock: Clock
  ids: Ids
  outbox: Outbox
  /** Whether there is a notes database to copy leads to. */
  hasNotes: boolean
}

/**
 * A lead is stored before anything else; everything that follows is an outbox job in the same transaction, so a
 * provider that is down delays things but loses nothing (D20). The contact form makes three calls for one lead: they
 * are matched by day, source and content, whichever of them arrives.
 */
export function createLeads({ clock, ids, outbox, hasNotes }: LeadDeps): Leads {
  async function record(tx: Tx, row: LeadRow, now: Date): Promise<LeadRow> {
    const { lead, isNew } = await insertUnlessKnown(tx, row)
    if (!isNew) return isClosed(lead.status) ? takeUp(tx, lead, now) : lead
    // The notes database gets one copy, which waits for a message that may follow.
    const notedAt = lead.message ? now : new Date(now.getTime() + WAIT_FOR_WORDS_MS)
    if (hasNotes) await addJob(tx, 'notes.lead', lead, notedAt)
    // Suspected bots get no receipt.
    if (isFlagged(lead)) return lead
    if (await hadEnoughReceipts(tx, lead.email, now)) return flagLead(tx, lead.id, ['muted'])
    await addJob(tx, 'mail.lead-receipt', lead)
    return lead
  }

  /** Whoever asks again after we have closed their lead is answered again. */
  async function takeUp(tx: Tx, known: LeadRow, now: Date): Promise<LeadRow> {
    const { id, status } = known
    const lead = status === 'lost' ? await reopenLead(tx, id) : known
    await outbox.add(tx, {
      kind: ANNOUNCEMENT,
      about: `lead:${id}`,
      dedupeKey: `${ANNOUNCEMENT}:${id}:${now.getTime()}`,
    })
    return lead
  }

  /** Only the contact form's words may follow: under another form's lead they would be a stranger's. */
  async function complete(tx: Tx, row: LeadRow, now: Date): Promise<LeadRow | undefined> {
    if (!row.message || row.source !== CONTACT_FORM_SOURCE) return undefined
    const lead = await completeLead(tx, row, isoAfter(now, -WORDS_FOLLOW_WITHIN_MS))
    // A copy that is still to be made reads the lead as it is then.
    if (hasNotes && lead?.notes_page_id) await addJob(tx, 'notes.lead-message', lead)
    return lead
  }

  const addJob = (tx: Tx, kind: string, lead: LeadRow, runAt = clock()) =>
    outbox.add(tx, { kind, about: `lead:${lead.id}`, runAt })

  /** @param whenCompleted the mail instead, when the submission adds the message to a lead that was announced without */
  const recordAnd =
    (mail: string, whenCompleted = mail) =>
    async (tx: Tx, submission: Submission): Promise<Submitted> => {
      const now = clock()
      const row = { ...toRow(submission, now), id: ids(), flags: JSON.stringify(submissionFlags(submission)) }
      const completed = await complete(tx, row, now)
      const lead = completed ?? (await record(tx, row, now))
      await addJob(tx, completed ? whenCompleted : mail, lead)
      return { id: lead.id, receipt: row.id }
    }

  return {
    submit: recordAnd(ANNOUNCEMENT, MESSAGE),
    announce: recordAnd(ANNOUNCEMENT),
    sendMessage: recordAnd(MESSAGE),
  }
}

/** The same message with another phone number is a correction: that is a lead, too. */
async function insertUnlessKnown(tx: Tx, row: LeadRow): ReturnType<typeof insertLead> {
  const found = await insertLead(tx, row)
  if (!bringsNews(row, found.lead)) return found
  // Later calls of the form may carry fewer details than the stored lead.
  const known = await findSame(tx, row)
  if (known) return { lead: known, isNew: false }
  return insertLead(tx, {
    ...row,
    fingerprint: hashOf([row.fingerprint, ...details.map((detail) => row[detail])]),
  })
}

const bringsNews = (row: LeadRow, lead: LeadRow): boolean =>
  details.some((detail) => row[detail] !== '' && row[detail] !== lead[detail])

const hashOf = (words: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url')

async function hadEnoughReceipts(tx: Tx, email: string, now: Date): Promise<boolean> {
  const hourly = { name: 'lead receipt', email, now, windowMs: HOUR_MS }
  if (!(await mayBeMailed(tx, hourly, MOST_RECEIPTS_AN_HOUR))) return true
  return !(await mayBeMailed(tx, { name: 'lead receipt a day', email, now }, MOST_RECEIPTS_A_DAY))
}

function toRow(submission: Submission, now: Date): Omit<LeadRow, 'id' | 'flags'> {
  const source = submission.source || CONTACT_FORM_SOURCE
  const email = submission.email.trim()
  const day = now.toISOString().slice(0, 10)
  const identity = [day, source, email.toLowerCase(), submission.name, submission.message]
  return {
    fingerprint: hashOf(identity),
    created_at: now.toISOString(),
    status: 'new',
    name: submission.name,
    email,
    phone: submission.phone,
    business_name: submission.businessName,
    business_type: submission.businessType,
    current_website: submission.currentWebsite,
    message: submission.message,
    source,
    ...attributionColumns(submission),
    staff_notes: '',
    follow_up_on: null,
    notes_page_id: null,
  }
}
