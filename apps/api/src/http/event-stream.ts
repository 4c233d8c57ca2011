import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiHeaders } from './headers.ts'
import { contextOf } from './request-context.ts'

const EVENTS = 'text/event-stream'

/**
 * A response that is sent while it is written. Until the first event, a failure is still an ordinary error response.
 */
export interface EventStream {
  /** Sends what is known of the response before its first words, as the `begun` event. */
  begin(known: object): void
  /** Sends words as a `words` event, `{ "text": … }`. */
  write(text: string): void
  /** Sends the complete response, JSON text, as the `done` event, and ends. */
  end(answer: string): void
}

/** Whether the caller accepts a response that is sent while it is written. */
export const wantsEvents = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes(EVENTS) ?? false

/** Sends the status and the headers with the first event, and nothing once the caller has left. */
export function openEventStream(req: IncomingMessage, res: ServerResponse): EventStream {
  // JSON text has no line breaks, so an event is always one line of data.
  const send = (event: string, data: string) => {
    if (res.destroyed) return
    if (!res.headersSent) {
      res.writeHead(200, {
        ...apiHeaders,
        'Content-Type': `${EVENTS}; charset=utf-8`,
        // Keeps proxies from buffering the response, which would defeat the purpose.
        'X-Accel-Buffering': 'no',
        'X-Request-Id': contextOf(req).id,
      })
    }
    res.write(`event: ${event}\ndata: ${data}\n\n`)
  }
  return {
    begin: (known) => send('begun', JSON.stringify(known)),
    write: (text) => send('words', JSON.stringify({ text })),
    end(answer) {
      send('done', answer)
      res.end()
    },
  }
}

/** Aborted when the caller leaves before the response is complete. */
export function departureOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}
