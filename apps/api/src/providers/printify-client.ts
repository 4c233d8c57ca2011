import { JobError } from '../outbox/job-error.ts'
import { createLimitedFetch, wordsOf } from './limited-fetch.ts'
import { retryAfterMs } from './retry-after.ts'

const STANDARD_LIMIT_MS = 10_000
/** Printify requires a User-Agent. */
const USER_AGENT = 'beacon-and-bay-website/1.0'
/** Statuses that a retry would not change; after a 409, the existing object can be looked up. */
const FINAL_STATUSES = new Set([400, 401, 402, 403, 404, 405, 413, 415, 422])
const MOST_REASON = 300

interface PrintifySettings {
  token: string
  shopId: string
  apiUrl: string
}

/** A failure with Printify's status, for callers that must tell a 404 from a 409. */
export class PrintifyError extends JobError {
  /** 0 when there was no response. */
  readonly status: number
  /** Not a property of its own: an order in it would be logged with the error, its buyer included. */
  readonly #answer: unknown
  constructor(
    failure: 'retry' | 'refused',
    message: string,
    { status, answer, cause, retryAfterMs = 0 }: Failure,
  ) {
    super(failure, message, { cause, retryAfterMs })
    this.name = 'PrintifyError'
    this.status = status
    this.#answer = answer
  }

  get answer(): unknown {
    return this.#answer
  }
}

interface Failure {
  status: number
  answer?: unknown
  cause?: unknown
  retryAfterMs?: number
}

type PrintifyRequest = { method?: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown }

/**
 * Sends a request about our shop: `path` follows `/v1/shops/{shop}/`. Returns the parsed JSON, null for a success
 * without a body.
 */
export type AskPrintify = (request: PrintifyRequest) => Promise<unknown>

/**
 * The print provider (Printify, REST version 1). No retries: they are up to the caller.
 * @throws PrintifyError `refused` for a failure that is final, `retry` for everything else
 */
export function createPrintifyClient(settings: PrintifySettings, limitMs = STANDARD_LIMIT_MS): AskPrintify {
  const limitedFetch = createLimitedFetch(limitMs)
  const shop = `${settings.apiUrl.replace(/\/$/, '')}/v1/shops/${settings.shopId}/`
  const headers = {
    Authorization: `Bearer ${settings.token}`,
    'User-Agent': USER_AGENT,
    'Content-Type': 'application/json;charset=utf-8',
  }

  return async ({ method = 'GET', path, body }) => {
    const { status, text, wait } = await limitedFetch(shop + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
      .then(async (response) => ({
        status: response.status,
        text: await response.text(),
        wait: response.headers.get('retry-after'),
      }))
      .catch((cause: unknown) => {
        throw new PrintifyError('retry', `Print provider: ${wordsOf(cause)}`, { status: 0, cause })
      })
    const answer = text === '' ? null : parse(text)
    if (status >= 200 && status < 300 && answer !== undefined) return answer
    const failure = FINAL_STATUSES.has(status) ? 'refused' : 'retry'
    const reason = status < 300 ? 'sent something that is not JSON' : `answered ${status}${reasonOf(answer)}`
    throw new PrintifyError(failure, `Print provider: ${reason}`, {
      status,
      answer,
      retryAfterMs: retryAfterMs(wait),
    })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Printify's own sentence, for the administrator. Bodies of most errors are not documented, so nothing is assumed. */
function reasonOf(answer: unknown): string {
  const { message, errors } = (answer ?? {}) as { message?: unknown; errors?: { reason?: unknown } }
  const parts = new Set([message, ...sentencesIn(errors?.reason)].filter((part) => typeof part === 'string'))
  return parts.size > 0 ? `: ${[...parts].join(' ').slice(0, MOST_REASON)}` : ''
}

/** The reason is text, or JSON in a text with messages by field. */
function sentencesIn(reason: unknown): unknown[] {
  const byField = typeof reason === 'string' ? parse(reason) : undefined
  return byField && typeof byField === 'object' ? Object.values(byField).flat() : [reason]
}
