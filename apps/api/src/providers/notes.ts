import { APIErrorCode, APIResponseError, Client, isHTTPResponseError } from '@notionhq/client'
import { JobError } from '../outbox/job-error.ts'

const STANDARD_LIMIT_MS = 10_000
const FINAL_STATUSES = new Set([400, 401, 403, 404])

/** A lead as the notes database keeps it. Empty text is left out. */
export interface LeadNote {
  leadId: string
  name: string
  email: string
  phone: string
  businessName: string
  businessType: string
  website: string
  message: string
  source: string
  receivedAt: string
}

export interface Notes {
  /** The page that holds this lead, or nothing. */
  findLead(leadId: string): Promise<string | undefined>
  /** Creates the page and answers its id. Not safe to repeat: look the lead up first. */
  createLead(note: LeadNote): Promise<string>
}

/**
 * The notes database (Notion). The SDK's own retries are off: the outbox owns them.
 * @throws JobError `refused` for an answer that will not change, `retry` for everything else
 */
export function createNotes(
  settings: { token: string; leadsId: string; apiUrl: string },
  limitMs = STANDARD_LIMIT_MS,
): Notes {
  // NOTE: the SDK's own time limit ends with the headers; a body that trickles in would hold the job for ever.
  const limitedFetch: typeof fetch = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(limitMs) })
  const client = new Client({
    auth: settings.token,
    baseUrl: settings.apiUrl,
    fetch: limitedFetch,
    retry: false,
    // NOTE: the SDK would write Notion's words to the console, beside our log and past its rules.
    logger: () => {},
  })
  return {
    findLead: (leadId) =>
      translateErrors(async () => {
        const answer = await client.dataSources.query({
          data_source_id: settings.leadsId,
          filter: { property: 'Lead ID', rich_text: { equals: leadId } },
          page_size: 1,
        })
        return answer.results[0]?.id
      }),
    createLead: (note) =>
      translateErrors(async () => {
        const page = await client.pages.create({
          parent: { type: 'data_source_id', data_source_id: settings.leadsId },
          properties: {
            Name: { title: runs(note.name) },
            'Lead ID': { rich_text: runs(note.leadId) },
            Email: { email: note.email },
            Phone: { phone_number: note.phone || null },
            Business: { rich_text: runs(note.businessName) },
            'Business Type': { rich_text: runs(note.businessType) },
            Website: { url: note.website || null },
            Source: { select: { name: note.source.replaceAll(',', ' ').slice(0, 100) } },
            Message: { rich_text: runs(note.message) },
            Status: { select: { name: 'New' } },
            Received: { date: { start: note.receivedAt } },
          },
        })
        return page.id
      }),
  }
}

/** Notion takes at most 2,000 UTF-16 units a run of text; a pair of them that is one sign is not torn apart. */
const RUN = /[\s\S]{1,2000}(?<![\uD800-\uDBFF])/g

const runs = (text: string) => (text.match(RUN) ?? []).map((content) => ({ text: { content } }))

async function translateErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toJobError(error)
  }
}

/** The SDK throws its own errors, but also a bare SyntaxError and a bare TypeError for dead connections. */
function toJobError(error: unknown): JobError {
  const reason = `Notes database: ${error instanceof Error ? error.message : String(error)}`
  if (!isHTTPResponseError(error)) return new JobError('retry', reason, { cause: error })
  const isKnown = APIResponseError.isAPIResponseError(error) && error.code !== APIErrorCode.RateLimited
  if (isKnown && FINAL_STATUSES.has(error.status)) return new JobError('refused', reason, { cause: error })
  return new JobError('retry', reason, { cause: error, retryAfterMs: retryAfterMs(error.headers) })
}

function retryAfterMs(headers: unknown): number {
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after')) : 0
  return Number.isFinite(seconds) ? seconds * 1000 : 0
}
