import type { Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '@beacon/contract/endpoint'
import { errorSchema } from '@beacon/contract/errors'

export interface CallOptions<E extends Endpoint> {
  params?: ParamsOf<E>
  query?: QueryInputOf<E>
  /** Anything, because a test also sends what the contract forbids. */
  body?: unknown
  headers?: Record<string, string>
  idempotencyKey?: string
}

interface Answer {
  status: number
  headers: Headers
  body: unknown
}

export interface TestClient {
  /** Makes a call of the contract. The answer is checked against the call's response schema or the error schema. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Answer>
  /** Makes a call that must succeed, and returns its body. */
  ask<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<ResponseOf<E>>
  /** Any request at all; redirects are not followed. */
  send(path: string, init?: RequestInit): Promise<Response>
  cookie: string | undefined
}

/** A visitor's client at `origin`; with a cookie, a signed-in administrator's. */
export function createClient(origin: string, cookie?: string): TestClient {
  function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie)
    return fetch(origin + path, { redirect: 'manual', ...init, headers })
  }

  async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<Answer> {
    const headers = new Headers(options.headers)
    if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey)
    if (options.body !== undefined && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json')
    const response = await send(addressOf(endpoint, options), {
      method: endpoint.method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
    })
    const body: unknown = await response.json()
    const schema = response.ok ? endpoint.response : errorSchema
    schema.parse(body)
    return { status: response.status, headers: response.headers, body }
  }

  return {
    call,
    async ask(endpoint, options) {
      const { status, body } = await call(endpoint, options)
      if (status >= 300) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
      return body as ResponseOf<typeof endpoint>
    },
    send,
    cookie,
  }
}

function addressOf<E extends Endpoint>({ path }: E, { params, query }: CallOptions<E>): string {
  const values = (params ?? {}) as Record<string, string>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
  const search = new URLSearchParams((query ?? {}) as Record<string, string>)
  return search.size > 0 ? `${filled}?${search}` : filled
}
