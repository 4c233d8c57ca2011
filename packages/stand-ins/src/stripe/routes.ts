import { createHash } from 'node:crypto'
import type { Hit } from '../faults.ts'
import type { Answer, Call } from '../http-server.ts'
import { answerHeaders, errorAnswer, failureAnswer, invalid, StripeError } from './errors.ts'
import { type Form, parseForm, text } from './form.ts'
import { createHandlers } from './handlers.ts'
import { answerPayPage } from './pay-routes.ts'
import type { StripeStore } from './store.ts'
import type { Webhooks } from './webhooks.ts'

/** What was answered to an idempotency key, and when. */
export type Answered = Map<string, { bodyHash: string; answer: Answer; at: number }>

/** Stripe promises to know a key for a day, and does not promise more. */
const KEY_LIVES_MS = 24 * 60 * 60_000

type Options = {
  store: StripeStore
  answered: Answered
  webhooks: Webhooks
  secretKey: string
  publishableKey: string
  clock: () => Date
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, authorization, stripe-version',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
}

/** The calls that a browser makes, with the publishable key and the payment's own secret. */
const BROWSER_CALLS = [
  'GET /v1/payment_intents/:id',
  'POST /v1/payment_intents/:id/confirm',
  'POST /v1/3ds2/authenticate',
]

/** Answers a call as api.stripe.com does: key, parameters, idempotency key, then the work. */
export function createRoutes(options: Options) {
  const routes = createHandlers(options)
  const { answered: kept } = options

  function answer(call: Call): Answer {
    const { method, path, body, headers } = call
    if (method === 'OPTIONS') return { status: 204, body: '', headers: CORS }
    if (path.startsWith('/c/pay/')) return answerPayPage(options.store, call)
    const form = parseForm(body)
    const query = parseForm(call.query.toString())
    const found = routeOf(method, path)
    authorise(options, found.name, headers.authorization, { ...query, ...form })
    onlyKnown(form, found.route.takes ?? [])
    const key = method === 'POST' ? headers['idempotency-key'] : undefined
    const work = () =>
      attempt(() => {
        const done = found.route.handle({ id: found.id, form, query })
        return { status: 200, body: done, headers: answerHeaders() }
      })
    return key === undefined ? work() : once(`${path} ${String(key)}`, body, work)
  }

  function once(key: string, body: string, work: () => Answer): Answer {
    const bodyHash = hashOf(body)
    const now = options.clock().getTime()
    const known = kept.get(key)
    const earlier = known && now - known.at < KEY_LIVES_MS ? known : undefined
    if (earlier && earlier.bodyHash !== bodyHash)
      throw new StripeError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      )
    if (earlier)
      return { ...earlier.answer, headers: { ...earlier.answer.headers, 'idempotent-replayed': 'true' } }
    const answered = work()
    if (hasBegun(answered)) kept.set(key, { bodyHash, answer: answered, at: now })
    return answered
  }

  function routeOf(method: string, path: string) {
    for (const [name, route] of Object.entries(routes)) {
      const [verb = '', template = ''] = name.split(' ')
      const match = verb === method && new RegExp(`^${template.replace(':id', '([^/]+)')}$`).exec(path)
      if (match) return { name, route, id: match[1] ?? '' }
    }
    throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
  }

  return {
    answer(call: Call): Answer {
      const answered = attempt(() => answer(call))
      return { ...answered, headers: { ...CORS, ...answered.headers } }
    },
    /** A failure on Stripe's side has begun the request: a repeat with its key is told the same again. */
    fail(hit: Hit, { path, body, headers }: Call): Answer {
      const answered = failureAnswer(hit)
      const key = headers['idempotency-key']
      if (key !== undefined && answered.status >= 500)
        kept.set(`${path} ${String(key)}`, {
          bodyHash: hashOf(body),
          answer: answered,
          at: options.clock().getTime(),
        })
      return answered
    },
  }
}

/**
 * A request that was refused for its parameters has not begun, and is not stored under its key. An email address may be
 * checked only later, so its refusal is stored: Stripe does not promise otherwise.
 */
const hasBegun = ({ status, body }: Answer): boolean =>
  (status !== 400 && status !== 404) ||
  (body as { error?: { code?: string } }).error?.code === 'email_invalid'

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex')

/** The answer, or the refusal in Stripe's words. */
function attempt(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeError) return errorAnswer(error)
    throw error
  }
}

function authorise(
  { secretKey, publishableKey, store }: Options,
  route: string,
  header: string | undefined,
  form: Form,
): void {
  const key = header?.replace(/^Bearer /, '') ?? text(form, 'key')
  if (key === secretKey) return
  if (key !== publishableKey)
    throw new StripeError(401, 'invalid_request_error', `Invalid API Key provided: ${key?.slice(0, 8)}***`)
  const secret = text(form, 'client_secret') ?? text(form, 'source')
  if (!BROWSER_CALLS.includes(route) || !store.intents().some(({ clientSecret }) => clientSecret === secret))
    throw new StripeError(
      403,
      'invalid_request_error',
      'This API call cannot be made with a publishable API key.',
    )
}

function onlyKnown(form: Form, known: readonly string[]): void {
  if ('payment_method_types' in form && !known.includes('payment_method_types'))
    throw invalid('payment_method_types is no longer supported; use allowed_payment_method_types.', {
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    })
  const unknown = Object.keys(form).find((key) => !known.includes(key))
  if (unknown)
    throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
}
