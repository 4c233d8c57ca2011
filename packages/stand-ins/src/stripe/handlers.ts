import { type Card, cardOfMethod, typedCard } from './cards.ts'
import { chargeObject, disputeObject, refundObject } from './charge-objects.ts'
import { invalid, missing, notFound } from './errors.ts'
import { type Form, group, text, texts } from './form.ts'
import { type Billing, type Intent, intentObject } from './objects.ts'
import { type SessionLine, sessionObject } from './sessions.ts'
import type { StripeStore } from './store.ts'
import type { Webhooks } from './webhooks.ts'

type Request = { id: string; form: Form; query: Form }
/** What a call does, and the parameters that it takes. */
type Route = { takes?: readonly string[]; handle: (request: Request) => unknown }
type Options = { store: StripeStore; webhooks: Webhooks; clock: () => Date }

const BROWSER_PARAMS = ['key', 'client_secret']

/** Every call by `METHOD /path`, with `:id` for the object's id. */
export function createHandlers({ store, webhooks, clock }: Options): Record<string, Route> {
  /** An intent as it is asked for: with its charge, or with the charge's id. */
  const shown = (intent: Intent, query: Form, field = 'latest_charge') =>
    intent.chargeId !== null && Object.values(group(query, 'expand')).includes(field)
      ? { ...intentObject(intent), latest_charge: chargeObject(store.charge(intent.chargeId)) }
      : intentObject(intent)

  return {
    'POST /v1/payment_intents': {
      takes: [
        'amount',
        'currency',
        'description',
        'metadata',
        'receipt_email',
        'automatic_payment_methods',
        'allowed_payment_method_types',
        'expand',
      ],
      handle: ({ form }) =>
        intentObject(
          store.createIntent({
            amount: Number(required(form, 'amount')),
            currency: required(form, 'currency'),
            description: text(form, 'description') ?? null,
            metadata: texts(group(form, 'metadata')),
            receiptEmail: text(form, 'receipt_email') ?? null,
            automatic: text(group(form, 'automatic_payment_methods'), 'enabled') === 'true',
          }),
        ),
    },
    'GET /v1/payment_intents': {
      handle: ({ query }) => {
        const intents = store.intents().map((intent) => shown(intent, query, 'data.latest_charge'))
        return list('/v1/payment_intents', intents, query)
      },
    },
    'GET /v1/payment_intents/:id': { handle: ({ id, query }) => shown(store.intent(id), query) },
    'POST /v1/payment_intents/:id/confirm': {
      takes: [...BROWSER_PARAMS, 'payment_method', 'payment_method_data', 'return_url', 'expand'],
      handle: ({ id, form }) => intentObject(store.confirm(store.intent(id), cardIn(form), billingIn(form))),
    },
    'POST /v1/payment_intents/:id/cancel': {
      takes: ['cancellation_reason', 'expand'],
      handle: ({ id, form }) =>
        intentObject(store.cancel(store.intent(id), text(form, 'cancellation_reason') ?? null)),
    },
    // NOTE: what the bank's own page does at Stripe; the address is Stripe's, `outcome` is this stand-in's.
    'POST /v1/3ds2/authenticate': {
      takes: ['key', 'source', 'outcome'],
      handle: ({ form }) => {
        const waiting = store.intents().find(({ clientSecret }) => clientSecret === text(form, 'source'))
        if (!waiting) throw notFound('payment_intent', text(form, 'source') ?? '', 'source')
        return intentObject(store.authenticate(waiting, text(form, 'outcome') === 'approve'))
      },
    },
    'GET /v1/charges/:id': { handle: ({ id }) => chargeObject(store.charge(id)) },
    'POST /v1/refunds': {
      takes: ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand'],
      handle: ({ form }) => {
        const amount = text(form, 'amount')
        const paid = text(form, 'charge')
          ? store.charge(text(form, 'charge') ?? '').intent
          : store.intent(required(form, 'payment_intent'))
        return refundObject(
          store.refund(paid, {
            ...(amount === undefined ? {} : { amount: Number(amount) }),
            reason: text(form, 'reason') ?? null,
            metadata: texts(group(form, 'metadata')),
          }),
        )
      },
    },
    'GET /v1/refunds': {
      handle: ({ query }) => {
        const intentId = text(query, 'payment_intent')
        const found = store.refunds().filter(({ charge }) => !intentId || charge.intent.id === intentId)
        return list('/v1/refunds', found.map(refundObject), query)
      },
    },
    'GET /v1/disputes': {
      handle: ({ query }) => {
        const intentId = text(query, 'payment_intent')
        const found = store.disputed().filter(({ intent }) => !intentId || intent.id === intentId)
        return list('/v1/disputes', found.map(disputeObject), query)
      },
    },
    'GET /v1/refunds/:id': { handle: ({ id }) => refundObject(store.refundById(id)) },
    'POST /v1/checkout/sessions': {
      takes: [
        'mode',
        'line_items',
        'success_url',
        'cancel_url',
        'client_reference_id',
        'customer_email',
        'metadata',
        'payment_intent_data',
        'allowed_payment_method_types',
        'expires_at',
        'expand',
      ],
      handle: ({ form }) => sessionObject(store.createSession(newSession(form, clock()))),
    },
    'GET /v1/checkout/sessions/:id': { handle: ({ id }) => sessionObject(store.session(id)) },
    'POST /v1/checkout/sessions/:id/expire': {
      handle: ({ id }) => sessionObject(store.expireSession(store.session(id))),
    },
    'GET /v1/events': { handle: ({ query }) => list('/v1/events', webhooks.events(), query) },
    'GET /v1/events/:id': {
      handle: ({ id }) => {
        const event = webhooks.events().find((each) => each.id === id)
        if (!event) throw notFound('event', id, 'id')
        return event
      },
    },
  }
}

function required(form: Form, param: string): string {
  const value = text(form, param)
  if (value === undefined) throw missing(param)
  return value
}

function cardIn(form: Form): Card {
  const methodId = text(form, 'payment_method')
  if (methodId !== undefined) {
    const card = cardOfMethod(methodId)
    if (!card) throw notFound('PaymentMethod', methodId, 'payment_method')
    return card
  }
  const card = group(group(form, 'payment_method_data'), 'card')
  return typedCard({
    number: required(card, 'number'),
    month: required(card, 'exp_month'),
    year: required(card, 'exp_year'),
    cvc: required(card, 'cvc'),
  })
}

function billingIn(form: Form): Billing {
  const details = group(group(form, 'payment_method_data'), 'billing_details')
  return { name: text(details, 'name') ?? null, email: emailIn(details, 'email', 'billing_details[email]') }
}

const DAY_S = 24 * 60 * 60
const HALF_HOUR_S = 30 * 60

function newSession(form: Form, clock: Date) {
  const now = Math.floor(clock.getTime() / 1000)
  const expiresAt = Number(text(form, 'expires_at') ?? now + DAY_S)
  if (expiresAt < now + HALF_HOUR_S || expiresAt > now + DAY_S)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.', {
      param: 'expires_at',
    })
  if (required(form, 'mode') !== 'payment')
    throw invalid('This stand-in takes payments only.', { param: 'mode' })
  const payment = group(form, 'payment_intent_data')
  return {
    lines: linesIn(form),
    currency: 'usd',
    expiresAt,
    successUrl: required(form, 'success_url'),
    cancelUrl: text(form, 'cancel_url') ?? null,
    customerEmail: emailIn(form, 'customer_email'),
    clientReferenceId: text(form, 'client_reference_id') ?? null,
    metadata: texts(group(form, 'metadata')),
    intentMetadata: texts(group(payment, 'metadata')),
    description: text(payment, 'description') ?? null,
  }
}

/** Stripe wants more of an address than our forms do: shops report that it refuses `ada@gmail`. */
function emailIn(form: Form, name: string, param = name): string | null {
  const email = text(form, name) || null
  if (email !== null && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param })
  return email
}

function linesIn(form: Form): SessionLine[] {
  const items = Object.values(group(form, 'line_items'))
  if (items.length === 0) throw missing('line_items')
  return items.map((item) => {
    if (typeof item === 'string') throw invalid('Invalid line item.', { param: 'line_items' })
    const price = group(item, 'price_data')
    return {
      name: required(group(price, 'product_data'), 'name'),
      unitAmount: Number(required(price, 'unit_amount')),
      quantity: Number(text(item, 'quantity') ?? 1),
    }
  })
}

const STANDARD_PAGE = 10
const LARGEST_PAGE = 100

/** A page of a list, newest first, as `created` and `starting_after` ask for it. */
function list(url: string, oldestFirst: { id: string; created: number }[], query: Form) {
  const created = group(query, 'created')
  const bound = (name: string, none: number) => Number(text(created, name) ?? none)
  const matching = oldestFirst
    .filter((each) => each.created >= bound('gte', 0) && each.created > bound('gt', -1))
    .filter((each) => each.created <= bound('lte', Number.MAX_SAFE_INTEGER))
    .reverse()
  const after = text(query, 'starting_after')
  const start = after === undefined ? 0 : matching.findIndex(({ id }) => id === after) + 1
  const size = Math.min(Number(text(query, 'limit') ?? STANDARD_PAGE), LARGEST_PAGE)
  return {
    object: 'list',
    url,
    data: matching.slice(start, start + size),
    has_more: start + size < matching.length,
  }
}
