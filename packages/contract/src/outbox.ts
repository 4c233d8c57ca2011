import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/**
 * `ready`: waiting for its time; `running`: claimed by a worker; `done`: finished. `uncertain`: a mail whose reply was
 * lost after the body had gone out; `refused`: the provider refused for good; `dead`: every attempt failed; `settled`: a
 * person has decided about one of these, and it does not run any more.
 */
export const jobStates = ['ready', 'running', 'done', 'uncertain', 'refused', 'dead', 'settled'] as const
export type JobState = (typeof jobStates)[number]

/** The states in which a job waits for a person's decision. */
export const stuckStates = ['uncertain', 'refused', 'dead'] as const satisfies readonly JobState[]

/**
 * Whether a person can make up for a job in another way, and settle it: an email, or a copy in the notes database. Behind
 * any other job something waits for it, such as a refund.
 */
export const canBeSettled = (kind: string): boolean => /^(?:mail|notes)\.|^newsletter\.letter$/.test(kind)

/** What the outbox can be narrowed to: one state, or all that need a person. */
export const jobFilters = [...jobStates, 'stuck'] as const
export type JobFilter = (typeof jobFilters)[number]

const jobSchema = z.object({
  id,
  kind: z.string(),
  /** What the job is about, in words without personal data: `lead 3f…`. */
  subject: z.string(),
  state: z.enum(jobStates),
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
  runAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
})
export type Job = z.output<typeof jobSchema>

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'The outbox, newest first, with a count of every state',
  access: 'administrator',
  query: z.object({
    state: z.enum(jobFilters).optional(),
    kind: z.string().max(40).optional(),
    after: id.optional(),
  }),
  response: z.object({
    jobs: z.array(jobSchema),
    counts: z.record(z.enum(jobStates), z.number().int()),
    /** Mails that should be out by now. */
    mailsDue: z.number().int(),
    /** Jobs that `retryRefused` would run. */
    refusedWhileOff: z.number().int(),
    next: z.string().nullable(),
  }),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
  summary: 'Run a refused, dead, uncertain or settled job again, or a waiting one now',
  access: 'administrator',
  act: 'job.retry',
  params: z.object({ id }),
  response: z.object({ job: jobSchema }),
  errors: ['not_found', 'conflict'],
})

export const settleJob = endpoint({
  method: 'POST',
  path: '/api/admin/outbox/:id/settle',
  summary:
    'Record that a refused, dead or uncertain email, or copy, needs nobody any more; it is kept with its error',
  access: 'administrator',
  act: 'job.settle',
  params: z.object({ id }),
  response: z.object({ job: jobSchema }),
  errors: ['not_found', 'conflict'],
})

export const retryRefused = endpoint({
  method: 'POST',
  path: '/api/admin/outbox/retry-refused',
  summary:
    'Run every job again that was refused because an integration was off that is on now; not those that may come too late',
  access: 'administrator',
  act: 'job.retry-refused',
  response: z.object({ jobs: z.number().int() }),
})
