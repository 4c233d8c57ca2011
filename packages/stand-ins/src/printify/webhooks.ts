import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { printifyDate } from './dates.ts'
import { invalid, notFound } from './errors.ts'

const topics = [
  'shop:disconnected',
  'product:created',
  'product:updated',
  'product:deleted',
  'product:publish:started',
  'order:created',
  'order:updated',
  'order:sent-to-production',
  'order:shipment:created',
  'order:shipment:delivered',
] as const
export type Topic = (typeof topics)[number]

export type Event = {
  id: string
  type: Topic
  created_at: string
  resource: { id: string | number; type: string; data: Record<string, unknown> | null }
}

type Webhook = { id: string; topic: Topic; url: string; secret: string | undefined; blockedUntil: number }

const RETRIES = 3
const BLOCKED_MS = 60 * 60_000
const ANSWER_WITHIN_MS = 5000

/** The value of `X-Pfy-Signature`: an HMAC of the body's bytes. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

type Options = { shopId: number; clock: () => Date; retryMs?: number }

/** Webhooks of one shop: signed, tried again three times, then silent for an hour; what happens meanwhile is lost. */
export function createWebhooks({ shopId, clock, retryMs = 1000 }: Options) {
  const webhooks: Webhook[] = []
  const events: Event[] = []
  const stopped = new AbortController()
  const underWay = new Set<Promise<void>>()

  const publicForm = ({ id, topic, url }: Webhook) => ({ topic, url, shop_id: shopId, id })

  async function post(webhook: Webhook, body: string): Promise<boolean> {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (webhook.secret) headers['x-pfy-signature'] = signatureOf(body, webhook.secret)
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])
    try {
      return (await fetch(webhook.url, { method: 'POST', headers, body, signal })).ok
    } catch {
      return false
    }
  }

  async function deliver(webhook: Webhook, event: Event): Promise<void> {
    if (webhook.blockedUntil > clock().getTime()) return
    for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
      if (await post(webhook, JSON.stringify(event))) return
      if (stopped.signal.aborted) return
      await wait(retryMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
    webhook.blockedUntil = clock().getTime() + BLOCKED_MS
  }

  return {
    events: events as readonly Event[],
    list: () => webhooks.map(publicForm),
    add({ topic, url, secret }: Record<string, unknown>) {
      if (!topics.includes(topic as Topic)) throw invalid('topic', 'The selected topic is invalid.')
      if (typeof url !== 'string' || !URL.canParse(url)) throw invalid('url', 'The url format is invalid.')
      const webhook: Webhook = {
        id: randomBytes(12).toString('hex'),
        topic: topic as Topic,
        url,
        secret: typeof secret === 'string' ? secret : undefined,
        blockedUntil: 0,
      }
      webhooks.push(webhook)
      return publicForm(webhook)
    },
    /** Printify wants the host of the webhook's address beside its id. */
    remove(id: string, host: string | null) {
      const index = webhooks.findIndex((webhook) => webhook.id === id)
      const webhook = webhooks[index]
      if (!webhook) throw notFound()
      if (host !== new URL(webhook.url).host) throw invalid('host', 'The host field is required.')
      webhooks.splice(index, 1)
      return { id }
    },
    /** Tells everybody who asked for this topic; resolves when they have answered or been given up. */
    async send(type: Topic, resource: Event['resource']): Promise<Event> {
      const event: Event = { id: randomUUID(), type, created_at: printifyDate(clock()), resource }
      events.push(event)
      const work = this.deliverAgain(event)
      underWay.add(work)
      await work.finally(() => underWay.delete(work))
      return event
    },
    /** Delivers an event that has been sent before once more: late, twice, in another order. */
    async deliverAgain(event: Event): Promise<void> {
      const listeners = webhooks.filter(({ topic }) => topic === event.type)
      await Promise.all(listeners.map((webhook) => deliver(webhook, event)))
    },
    async close() {
      stopped.abort()
      await Promise.allSettled(underWay)
    },
  }
}
