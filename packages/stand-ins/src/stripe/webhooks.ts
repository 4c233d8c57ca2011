import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from './ledger.ts'

const API_VERSION = '2026-10-28.endive'

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** How events are delivered, as a test or a soak run wants it; in order and once by default. */
export type DeliveryPlan = {
  /** Keeps events until `deliver` is called. */
  held?: boolean
  /** Sends every event this many times. */
  copies?: number
  /** Waits up to this many milliseconds before each, so that they also arrive in another order. */
  delayMs?: number
  /** The share of deliveries that are lost, 0 to 1. */
  lost?: number
}

export type Webhooks = ReturnType<typeof createWebhooks>

const TRIES = 3
const FIRST_GAP_MS = 500
const ANSWER_WITHIN_MS = 5000
const MOST_EVENTS = 10_000

/** Signs a body as Stripe does, over `<seconds>.<body>` with the endpoint's secret as text. */
export function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Keeps the account's events and posts them to its endpoint: at least once, three tries, no order promised. */
export function createWebhooks(clock: () => Date, secret: string, plan: DeliveryPlan) {
  const events: StripeEvent[] = []
  const waiting: StripeEvent[] = []
  const travelling = new Set<Promise<void>>()
  let endpoint: string | undefined
  let isClosed = false

  async function post(event: StripeEvent): Promise<boolean> {
    if (!endpoint || isClosed) return false
    const body = JSON.stringify(event)
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, secret),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }

  async function send(event: StripeEvent): Promise<void> {
    const { copies = 1, delayMs = 0, lost = 0 } = plan
    for (let copy = 0; copy < copies; copy += 1) {
      if (delayMs > 0) await wait(Math.random() * delayMs)
      if (Math.random() >= lost) await insist(event)
    }
  }

  async function insist(event: StripeEvent): Promise<void> {
    for (let attempt = 0; attempt < TRIES && !isClosed; attempt += 1) {
      if (await post(event)) return
      await wait(FIRST_GAP_MS * 4 ** attempt, undefined, { ref: false })
    }
  }

  function setOut(event: StripeEvent): void {
    const trip = send(event).finally(() => travelling.delete(trip))
    travelling.add(trip)
  }

  return {
    secret,
    events: () => events,
    /** Where events go from now on. */
    sendTo(url: string) {
      endpoint = url
    },
    emit(type: string, object: Record<string, unknown>) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: Math.floor(clock().getTime() / 1000),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      events.push(event)
      if (events.length > MOST_EVENTS) events.shift()
      if (plan.held) waiting.push(event)
      else setOut(event)
    },
    /** Posts what was held, in the order that `arrange` gives it. Answers how many were accepted. */
    async deliver(arrange: (events: StripeEvent[]) => StripeEvent[] = (list) => list): Promise<number> {
      let accepted = 0
      for (const event of arrange(waiting.splice(0))) if (await post(event)) accepted += 1
      return accepted
    },
    async close() {
      isClosed = true
      await Promise.all(travelling)
    },
  }
}
