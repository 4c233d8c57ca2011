import { backgroundHeader } from '@beacon/contract/background-header'
import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '@beacon/contract/endpoint'
import type { ApiErrorBody, ErrorCode } from '@beacon/contract/errors'

/** A code of the contract, or `network`: no response, or one that is not ours. */
type ApiErrorCode = ErrorCode | 'network'

/** A failed call. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  /** Seconds after which to try again, when the server said so. */
  readonly retryAfter: number | undefined
  /** The right amount in cents, with `price_changed`. */
  readonly amount: number | undefined

  constructor(
    code: ApiErrorCode,
    message: string,
    detail: Partial<Pick<ApiError, 'status' | 'fields' | 'requestId' | 'retryAfter' | 'amount' | 'cause'>>,
  ) {
    super(message, { cause: detail.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = detail.status ?? 0
    this.fields = detail.fields ?? {}
    this.requestId = detail.requestId
    this.retryAfter = detail.retryAfter
    this.amount = detail.amount
  }
}

let isUnattended = () => false

/**
 * Sets what tells whether nobody uses the page: calls of the back office then do not keep its session alive. Only the
 * back office watches this, so that other pages do not load the watch.
 */
export function markUnattended(isNobodyHere: () => boolean) {
  isUnattended = isNobodyHere
}

type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : { [K in Name]: Value }

/** The options of a call follow from its contract: parameters, query and body are required if it has them. */
type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    query?: QueryInputOf<E>
    /** With the same key, a repeat gets the first response again. */
    idempotencyKey?: string
    signal?: AbortSignal
  }

interface AnyOptions {
  params?: Readonly<Record<string, unknown>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

/** What a request needs of its contract; a first screen that imports no more than this loads no schema. */
type Address = Pick<Endpoint, 'method' | 'path' | 'access'>

/**
 * Makes one call of the contract, or by the address of one whose type is then named. Throws `ApiError` for every failure,
 * also without a response; an aborted call throws the signal's own reason.
 */
export async function call<E extends Endpoint>(
  endpoint: E | Address,
  ...[options]: Partial<CallOptions<E>> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<ResponseOf<E>> {
  const { params, query, body, idempotencyKey, signal }: AnyOptions = options ?? {}
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (endpoint.access === 'administrator' && isUnattended()) headers.set(backgroundHeader, '1')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  const request = {
    method: endpoint.method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: (endpoint.method === 'GET' ? limited(endpoint, signal) : signal) ?? null,
  }
  const failed = (status?: number) => (cause: unknown) => {
    signal?.throwIfAborted()
    throw noAnswer({ cause, status })
  }
  const response = await fetch(address(endpoint.path, params, query), request).catch(failed())
  const answer: unknown = await response.json().catch(failed(response.status))
  if (!response.ok) throw refusal(response, answer)
  return answer as ResponseOf<E>
}

/**
 * A server that hangs would leave a screen at its skeleton for as long as the browser waits, which is minutes. What an
 * administrator reads may have to be asked of a provider, with its tries.
 */
function limited({ access }: Address, signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(access === 'public' ? 30_000 : 60_000)
  return signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit
}

function address(path: string, params: AnyOptions['params'] = {}, query: AnyOptions['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** The error for a call without a response of ours: no connection, or a page of something in between. */
export const noAnswer = (detail: { cause?: unknown; status?: number | undefined }) =>
  new ApiError(
    'network',
    'We could not reach the server. Please check your connection and try again.',
    detail,
  )

/** The error that a failed response describes; `network` for a body that is not ours. */
export function refusal({ status, headers }: Response, answer: unknown): ApiError {
  const { code, error, fields, requestId, amount } = (answer ?? {}) as Partial<ApiErrorBody>
  if (!code || !error) return noAnswer({ status })
  const retryAfter = Number(headers.get('Retry-After')) || undefined
  return new ApiError(code, error, { status, fields, requestId, retryAfter, amount })
}

/** How long to wait, and for hours whom to call, in the server's words (0004); for other failures the form's own. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.code === 'too_many_requests' ? error.message : otherwise
