import type { Config } from './config.ts'
import { JobError } from './outbox/job-error.ts'
import { createBreaker } from './providers/breaker.ts'
import { createMailer, type MailLimits, type SendMail } from './providers/mailer.ts'
import { createNotes, type Notes } from './providers/notes.ts'

/** Mail behind a breaker: a server that is down is not asked for every mail. */
export function guardedMailer(config: Config, limits?: MailLimits): SendMail {
  if (!config.smtpUrl) return async () => notConfigured('SMTP_URL')
  const guard = createBreaker(config.retryScale)
  const send = createMailer(config.smtpUrl, limits)
  return (mail, beforeBody) => guard(() => send(mail, beforeBody))
}

/** The notes database behind a breaker. */
export function guardedNotes(config: Config, limitMs?: number): Notes {
  if (!config.notes)
    return {
      findLead: async () => notConfigured('NOTION_TOKEN'),
      createLead: async () => notConfigured('NOTION_TOKEN'),
      eraseLead: async () => notConfigured('NOTION_TOKEN'),
    }
  const guard = createBreaker(config.retryScale)
  const notes = createNotes(config.notes, limitMs)
  return {
    findLead: (id) => guard(() => notes.findLead(id)),
    createLead: (note) => guard(() => notes.createLead(note)),
    eraseLead: (pageId) => guard(() => notes.eraseLead(pageId)),
  }
}

/** Off is an answer: the job is parked with the reason, and an administrator can run it once the key is there. */
function notConfigured(variable: string): never {
  throw new JobError('refused', `This integration is off: ${variable} is not set.`)
}
