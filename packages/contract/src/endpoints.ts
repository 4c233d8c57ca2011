import { readSession, signIn, signOut } from './admin-session.ts'
import { readConfig } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import { healthz, readyz } from './health.ts'
import {
  listLeads,
  readLead,
  sendContactEmail,
  sendLeadNotification,
  submitLead,
  updateLead,
} from './leads.ts'
import { listMail, readMail } from './mailbox.ts'
import { listJobs, retryJob } from './outbox.ts'

/** Every call of the API, in the order in which the documentation lists them. */
export const endpoints: readonly Endpoint[] = [
  readConfig,
  submitLead,
  sendContactEmail,
  sendLeadNotification,
  signIn,
  readSession,
  signOut,
  listLeads,
  readLead,
  updateLead,
  listJobs,
  retryJob,
  listMail,
  readMail,
  healthz,
  readyz,
]
