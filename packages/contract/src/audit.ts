import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, search } from './fields.ts'

/**
 * What the audit log records of an administrator, or of somebody who tries to be one. The part before the dot says what
 * the act is about. A call names its act in its declaration.
 */
export const auditActs = [
  'session.sign-in',
  'session.sign-out',
  'session.confirm',
  'session.end',
  'session.end-others',
  'second-factor.begin',
  'second-factor.on',
  'second-factor.off',
  'second-factor.new-codes',
  'second-factor.reset',
  'lead.change',
  'lead.export',
  'order.retry',
  'order.mark-paid',
  'order.ship',
  'order.begin',
  'order.settle-return',
  'order.confirm-again',
  'order.correct-email',
  'order.export',
  'payment.refund',
  'payment.note-refund',
  'booking.create',
  'booking.move',
  'booking.link',
  'booking.cancel',
  'booking.no-show',
  'booking.settle',
  'booking.confirm-again',
  'booking.details',
  'booking.export',
  'waiting-list.leave',
  'day.close',
  'day.open',
  'calendar.renew',
  'product.change',
  'promo-code.create',
  'promo-code.change',
  'catalogue.copy',
  'catalogue.decide',
  'subscriber.unsubscribe',
  'subscriber.restore',
  'subscriber.restore-day',
  'subscriber.erase',
  'subscriber.export',
  'letter.send',
  'letter.test',
  'letter.stop',
  'mail.welcome',
  'mail.custom',
  'job.retry',
  'job.settle',
  'job.retry-refused',
  'posts.copy',
  'person.find',
  'person.erase',
  'audit.export',
] as const
export type AuditAct = (typeof auditActs)[number]

/**
 * `open`: begun, with no known end: it is in progress, or the server stopped in the middle. `repeated`: a repeat of the
 * same request, which changed nothing. `refused`: an error of the caller's; `failed`: one of ours.
 */
export const auditOutcomes = ['open', 'done', 'repeated', 'refused', 'failed'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

/** What an act was about, so that a screen can lead there. */
export const auditSubjects = ['order', 'booking', 'lead', 'product'] as const
export type AuditSubject = (typeof auditSubjects)[number]

const auditEntrySchema = z.object({
  id,
  at: z.iso.datetime(),
  act: z.enum(auditActs),
  /** The administrator's email; empty when nobody was signed in and no account is known. */
  who: z.string(),
  /** What the act was about: a record that has a screen, or nothing. */
  subject: z.object({ kind: z.enum(auditSubjects), id: z.string() }).nullable(),
  /** The same as text, without personal data: 'BB-4F2K', '$49.00'. */
  line: z.string(),
  outcome: z.enum(auditOutcomes),
  /** The error code of what was refused or failed. */
  reason: z.string(),
  requestId: z.string(),
  /** The network address; empty after 90 days. */
  address: z.string(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

/** Which entries a screen or an export is about. */
export const auditFilterSchema = z.object({
  /** An act, or what acts are about: `order`. */
  act: z.string().max(40).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  /** In the line, the e-mail, the subject's id, the request's id or the address. */
  search,
})
export type AuditFilter = z.output<typeof auditFilterSchema>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What administrators did, newest first; nothing can change or delete an entry',
  access: 'administrator',
  query: auditFilterSchema.extend({
    /** `next` of the page before. */
    after: id.optional(),
  }),
  response: z.object({
    entries: z.array(auditEntrySchema),
    total: z.number().int(),
    next: z.string().nullable(),
  }),
})

/** The address of the CSV export, with the filter as its query. Not a call: it does not return JSON. */
export const auditCsvPath = '/api/admin/audit.csv'
