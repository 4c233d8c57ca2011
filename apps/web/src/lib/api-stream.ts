import type { BegunOf, BodyInputOf, Endpoint, ResponseOf } from '@beacon/contract/endpoint'
import { noAnswer, refusal } from './api.ts'

interface StreamOptions<E extends Endpoint> {
  body: BodyInputOf<E>
  idempotencyKey: string
  signal: AbortSignal
  /** Receives what is known of the response before its first words. */
  onBegin: (begun: BegunOf<E>) => void
  /** Receives the text of the answer as it is written. */
  onWords: (text: string) => void
}

/**
 * Makes a streaming call of the contract and returns the complete response. Throws `ApiError` for every failure,
 * including a stream that breaks off; an aborted call throws the signal's own reason.
 */
export async function callStream<E extends Endpoint>(
  endpoint: E,
  { body, idempotencyKey, signal, onBegin, onWords }: StreamOptions<E>,
): Promise<ResponseOf<E>> {
  const failed = (cause: unknown) => {
    signal.throwIfAborted()
    throw noAnswer({ cause })
  }
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    headers: {
      Accept: 'text/event-stream, application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(body),
    signal,
  }).catch(failed)
  if (!response.ok) throw refusal(response, await response.json().catch(() => undefined))
  try {
    for await (const { event, data } of eventsOf(response)) {
      if (event === 'done') return data as ResponseOf<E>
      if (event === 'begun') onBegin(data as BegunOf<E>)
      if (event === 'words') onWords((data as { text: string }).text)
    }
  } catch (cause) {
    failed(cause)
  }
  throw noAnswer({ status: response.status })
}

async function* eventsOf({ body }: Response): AsyncGenerator<{ event: string; data: unknown }> {
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (waiting + value).split('\n\n')
    waiting = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      if (event && data) yield { event, data: JSON.parse(data) as unknown }
    }
  }
}
