import { createFaultSwitch, type FaultSwitch } from './faults.ts'
import { type LoggedCall, startHttpServer } from './http-server.ts'
import { openMemory } from './memory.ts'
import { validCard } from './stripe/cards.ts'
import { refundObject } from './stripe/charge-objects.ts'
import { intentObject, NOBODY } from './stripe/objects.ts'
import { type Answered, createRoutes } from './stripe/routes.ts'
import { sessionObject } from './stripe/sessions.ts'
import { createStore, noPayments } from './stripe/store.ts'
import { createWebhooks, type DeliveryPlan, type StripeEvent } from './stripe/webhooks.ts'

export type StripeServer = {
  /** For the SDK's `host`, `port` and `protocol`. */
  url: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  faults: FaultSwitch
  /** The last 10,000 calls, oldest first, also those that a fault struck. */
  calls: LoggedCall[]
  intents: () => ReturnType<typeof intentObject>[]
  sessions: () => ReturnType<typeof sessionObject>[]
  refunds: () => ReturnType<typeof refundObject>[]
  events: () => StripeEvent[]
  /** Where webhooks go. */
  sendWebhooksTo: (url: string) => void
  /** Posts the webhooks that were held, in the order that `arrange` gives them; answers how many were accepted. */
  deliver: (arrange?: (events: StripeEvent[]) => StripeEvent[]) => Promise<number>
  /** Pays as a buyer does in the browser; the number of a test card decides what happens. */
  pay: (intentId: string, number?: string) => void
  /** The bank works on a payment after it has asked its question. */
  hesitate: (intentId: string) => void
  /** The buyer answers the bank's question, or the bank decides. */
  authenticate: (intentId: string, isApproved: boolean) => void
  /** Pays on the hosted page. */
  paySession: (sessionId: string, number?: string) => void
  /** The account's owner ends an open payment in the dashboard. */
  cancelInDashboard: (intentId: string) => void
  /** The account's owner gives money back in the dashboard. */
  refundInDashboard: (intentId: string, amount?: number) => void
  /** The buyer's bank takes the money, or a part of it, back until it has decided. */
  dispute: (intentId: string, amount?: number) => void
  endDispute: (intentId: string, status: 'won' | 'lost') => void
  /** Ends a refund that was pending. */
  endRefund: (refundId: string, status: 'succeeded' | 'failed') => void
  /** What another process may see. */
  state: () => unknown
  close: () => Promise<void>
}

const keys = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
}

type Options = {
  port?: number | undefined
  clock?: () => Date
  webhooks?: DeliveryPlan
  /** Address of the hosted payment page up to the session's id, when something in front serves it. */
  payUrl?: string | undefined
  /** Keeps the account here, so that it outlives the process. */
  file?: string
}

/**
 * A Stripe account in test mode on loopback, version 2026-10-28.endive of the API: payment intents, refunds, hosted
 * checkout pages, events and signed webhooks, with the test cards that people know (https://docs.stripe.com/testing).
 */
export async function startStripeServer(options: Options = {}): Promise<StripeServer> {
  const { clock = () => new Date() } = options
  const faults = createFaultSwitch()
  const webhooks = createWebhooks(clock, keys.webhookSecret, options.webhooks ?? {})
  const pageUrl = (sessionId: string) => `${options.payUrl ?? `${url}/c/pay`}/${sessionId}`
  const { known, keep } = openMemory(options.file, {
    payments: noPayments(),
    answered: new Map() as Answered,
  })
  const store = createStore({ payments: known.payments, clock, emit: webhooks.emit, pageUrl })
  const routes = createRoutes({ store, answered: known.answered, webhooks, ...keys, clock })
  const { url, calls, close } = await startHttpServer({
    port: options.port,
    clock,
    faults,
    answer(call) {
      const answer = routes.answer(call)
      if (call.method === 'POST') keep()
      return answer
    },
    failure: routes.fail,
  })
  const intents = () => store.intents().map(intentObject)
  const sessions = () => store.sessions().map(sessionObject)
  const refunds = () => store.refunds().map(refundObject)

  return {
    url,
    ...keys,
    faults,
    calls,
    intents,
    sessions,
    refunds,
    events: webhooks.events,
    sendWebhooksTo: webhooks.sendTo,
    deliver: webhooks.deliver,
    pay: (intentId, number = GOOD) => void store.confirm(store.intent(intentId), validCard(number), NOBODY),
    hesitate: (intentId) => store.hesitate(store.intent(intentId)),
    authenticate: (intentId, isApproved) => void store.authenticate(store.intent(intentId), isApproved),
    paySession(sessionId, number = GOOD) {
      const session = store.session(sessionId)
      store.confirm(store.intentOfSession(session), validCard(number), NOBODY)
      if (session.intent?.status === 'succeeded') store.completeSession(session)
    },
    cancelInDashboard: (intentId) => void store.cancel(store.intent(intentId), 'requested_by_customer'),
    refundInDashboard: (intentId, amount) =>
      void store.refund(store.intent(intentId), {
        ...(amount === undefined ? {} : { amount }),
        reason: null,
        metadata: {},
      }),
    dispute: (intentId, amount) => store.dispute(store.intent(intentId), amount),
    endDispute: (intentId, status) => store.endDispute(store.intent(intentId), status),
    endRefund: (refundId, status) => store.endRefund(store.refundById(refundId), status),
    state: () => ({ calls: calls.length, intents: intents(), sessions: sessions(), refunds: refunds() }),
    async close() {
      await webhooks.close()
      await close()
    },
  }
}

const GOOD = '4242424242424242'
