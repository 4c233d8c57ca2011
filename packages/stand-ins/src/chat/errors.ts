import type { Hit } from '../faults.ts'
import type { Answer } from '../http-server.ts'

/** How servers of this protocol refuse; each status in the words of a server that is known for it. */
const ERRORS: Record<number, unknown> = {
  400: {
    error: {
      code: 400,
      message: 'request exceeds the available context size, try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 9000,
      n_ctx: 4096,
    },
  },
  401: {
    error: {
      message: 'Incorrect API key provided',
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  },
  404: {
    error: {
      message: 'model not found, try pulling it first',
      type: 'not_found_error',
      param: null,
      code: null,
    },
  },
  429: {
    error: { message: 'Rate limit reached', type: 'requests', param: null, code: 'rate_limit_exceeded' },
  },
  500: {
    error: { message: 'The server had an error', type: 'server_error', param: null, code: null },
  },
  503: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
}

/** @param status one of those above */
export const refusal = (status: number): Answer => ({ status, body: ERRORS[status] })

/** How a model refuses one parameter. */
export const unsupported = (param: string): Answer => ({
  status: 400,
  body: {
    error: {
      message: `Unsupported parameter: '${param}' is not supported with this model.`,
      type: 'invalid_request_error',
      param,
      code: 'unsupported_parameter',
    },
  },
})

/** What a fault makes the server say. A status that is not its own comes from a gateway in front, as HTML. */
export function failureAnswer({
  fault,
  status = fault === 'rate-limit' ? 429 : 500,
  retryAfter = 1,
}: Hit): Answer {
  if (!ERRORS[status]) return { status, body: `<html><body><h1>${status} Bad Gateway</h1></body></html>` }
  const answer = refusal(status)
  return fault === 'rate-limit' ? { ...answer, headers: { 'retry-after': String(retryAfter) } } : answer
}
