import { backgroundHeader } from '@beacon/contract/background-header'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseInputOf } from '@beacon/contract/endpoint'
import type { NextFunction, Request, RequestHandler, Response, Router } from 'express'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/schema.ts'
import { afterCommit, inTransaction } from '../db/transaction.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { ActDone, AuditLog } from './audit.ts'
import { explainFullDisk } from './disk-full.ts'
import { AppError } from './errors.ts'
import { departureOf, type EventStream, openEventStream, wantsEvents } from './event-stream.ts'
import { type Answer, once, scopeOf } from './idempotency.ts'
import type { KnownBrowsers } from './known-browser.ts'
import { needsOwnOrigin, refuseForeignRead, requireOwnOrigin } from './own-origin.ts'
import type { RateLimiter } from './rate-limit.ts'
import { readInput } from './read-input.ts'
import { parseJson, readSigned, requireJson, type SignedBody, signedBody } from './request-body.ts'
import { contextOf, noteMade } from './request-context.ts'
import { respondText } from './respond.ts'
import type { Administrator, Sessions } from './session.ts'

const SAFE_KEY = /^[\x21-\x7e]{1,200}$/

interface RequestFacts {
  id: string
  /** The caller's address, as limits count it. */
  address: string
  cookie: string | undefined
  userAgent: string | undefined
}

/**
 * Runs the first step of a call in one transaction, at most once per Idempotency-Key; a repeat gets the first result.
 */
type FirstStep = <T>(write: (tx: Tx) => Promise<T>) => Promise<T>

interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: RequestFacts
  /** Whether an Idempotency-Key was sent. Without one, whoever sends the same body repeats the call. */
  hasKey: boolean
  /** The signed-in administrator; present on calls that need one. */
  administrator: E['access'] extends 'administrator' ? Administrator : undefined
  /** The transaction of an idempotent call: what is written here and the stored response are one. */
  tx: E['repeat'] extends 'key' ? Tx : undefined
  /** For a call that goes on after something was stored: asks a provider, or adds what must not be stored. */
  firstStep: E['repeat'] extends `first-step${string}` ? FirstStep : undefined
  /** Streams the response; absent when the caller wants it whole. */
  events: EventStream | undefined
  /** For streaming calls: aborted when the caller leaves before the response is complete. */
  departure: E['streams'] extends object ? AbortSignal : undefined
  signed: E['signature'] extends string ? SignedBody : undefined
  /** Headers to add to the response. */
  headers: Record<string, string | string[]>
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseInputOf<E>>

/**
 * Binds a call of the contract, `bind(call)(handler)`: access, rate limit, parsing and idempotency come from its
 * declaration.
 */
export type Bind = <E extends Endpoint>(endpoint: E) => (handler: Handler<E>) => void

interface BindDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  limiter: RateLimiter
  knownBrowsers: KnownBrowsers
  sessions: Sessions
  audit: AuditLog
}

/** Binds endpoints to a router: the one place where a request becomes a typed call and a result becomes bytes. */
export function createBind(router: Router, deps: BindDeps): Bind {
  return (endpoint) => (handler) => {
    const steps: RequestHandler[] = endpoint.body ? [parseJson] : []
    if (endpoint.signature) steps.push(readSigned)
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    router[method](
      endpoint.path,
      // First, because other sites can make a browser send another type, which then counts for nobody.
      ...(endpoint.body ? [requireJson] : []),
      ...guards(endpoint, deps),
      ...steps,
      run(endpoint, handler as Handler<Endpoint>, deps),
      ...(endpoint.limit === 'signIn' ? [explainFullDisk] : []),
    )
  }
}

/** The checks before the body is read, so that refusing a request costs little. */
function guards(endpoint: Endpoint, deps: BindDeps): RequestHandler[] {
  return [
    (req: Request, res: Response, next: NextFunction) => {
      if (needsOwnOrigin(endpoint)) requireOwnOrigin(req)
      else if (endpoint.access !== 'public') refuseForeignRead(req)
      const { limit = 'admin', path } = endpoint
      const who = whoIsCounted(endpoint, req, deps)
      const counted = deps.limiter.consume(limit, path, who)
      res.once('finish', () => {
        // If that fails it counts for the day after all.
        if (isMalformed(res)) deps.limiter.giveDayBack(limit, path, who).catch(() => {})
      })
      if (counted === undefined) next()
      else counted.then(() => next(), next)
    },
  ]
}

/** Whether a request was refused for its form, before anything was done for it. */
const isMalformed = ({ statusCode, locals }: Response): boolean =>
  statusCode === 400 && locals.isWellFormed !== true

/**
 * Whom a request is counted against: an address, or, for sign-ins from a known browser, that browser, because strangers
 * may share its address.
 */
function whoIsCounted({ limit }: Endpoint, req: Request, { knownBrowsers }: BindDeps): string {
  const browser = limit === 'signIn' ? knownBrowsers.nameIn(req.headers.cookie) : undefined
  return browser ?? contextOf(req).address
}

function run(endpoint: Endpoint, handler: Handler<Endpoint>, deps: BindDeps): RequestHandler {
  const status = endpoint.status ?? 200
  return async (req, res) => {
    const context = contextOf(req)
    // First of all: to a stranger every administrator's call looks the same.
    const administrator = await authorise(endpoint, req, deps)
    const key = keyOf(req)
    const call = {
      params: parse(endpoint.params, req.params),
      query: parse(endpoint.query, req.query),
      body: parse(endpoint.body, req.body),
      signed: endpoint.signature ? signedBody(req, endpoint.signature) : undefined,
      request: {
        id: context.id,
        address: context.address,
        cookie: req.headers.cookie,
        userAgent: req.headers['user-agent'],
      },
      hasKey: key !== undefined,
      administrator,
      events: endpoint.streams && wantsEvents(req) ? openEventStream(req, res) : undefined,
      departure: endpoint.streams ? departureOf(res) : undefined,
      headers: {} as Record<string, string | string[]>,
    }
    res.locals.isWellFormed = true
    const attempt = { scope: scopeOf(endpoint), key, body: call.body }
    let isRepeat = false
    const firstStep: FirstStep = async (write) => {
      if (endpoint.repeat === 'first-step-by-key' && attempt.key === undefined)
        return inTransaction(deps.db, write)
      isRepeat = true
      const kept = await once(deps, attempt, async (tx) => {
        afterCommit(tx, () => {
          isRepeat = false
        })
        return { status, response: JSON.stringify(await write(tx)) }
      })
      deps.outbox.nudge()
      return JSON.parse(kept.response)
    }
    if (endpoint.fresh) requireFresh(endpoint.fresh, call.body, administrator)
    const answer = await audited(endpoint, call, deps, (done) => {
      const produce = async (tx: Tx | undefined) => {
        const made = endpoint.response.parse(
          await handler({ ...call, tx, firstStep } as unknown as Call<Endpoint>),
        )
        noteMade(context, made)
        if (!isRepeat) await done(tx, made)
        return { status, response: JSON.stringify(made) }
      }
      return endpoint.repeat === 'key' ? once(deps, attempt, produce) : produce(undefined)
    })
    if (endpoint.repeat === 'key') deps.outbox.nudge()
    if (call.events) return call.events.end(answer.response)
    respondText(res, answer.status, answer.response, call.headers)
  }
}

interface ActingCall {
  administrator: Administrator | undefined
  request: RequestFacts
  params: unknown
  query: unknown
  body: unknown
}

type Answering = (done: ActDone) => Promise<Answer>

/** Records a call that is an administrator's act in the audit log. */
function audited(
  { act }: Endpoint,
  { administrator, request, params, query, body }: ActingCall,
  { audit }: BindDeps,
  answering: Answering,
): Promise<Answer> {
  if (!act) return answering(async () => {})
  return audit.during({ act, who: administrator?.email ?? '', request, params, query, body }, answering)
}

/** @throws AppError confirmation_required when the second factor has to be shown again first */
function requireFresh(
  when: NonNullable<Endpoint['fresh']>,
  body: unknown,
  administrator: Administrator | undefined,
): void {
  const values = body as Readonly<Record<string, unknown>>
  const isNeeded = when === true || Object.entries(when).every(([name, value]) => values[name] === value)
  if (isNeeded && !administrator?.isFresh) throw new AppError('confirmation_required')
}

async function authorise(
  endpoint: Endpoint,
  req: Request,
  deps: BindDeps,
): Promise<Administrator | undefined> {
  if (endpoint.access === 'public') return undefined
  const isBackground = req.get(backgroundHeader) !== undefined
  const administrator = await deps.sessions.read(req.headers.cookie, isBackground)
  if (!administrator) throw new AppError('unauthorized')
  return administrator
}

const parse = (schema: z.ZodType | undefined, input: unknown): unknown => schema && readInput(schema, input)

function keyOf(req: Request): string | undefined {
  const key = req.get('Idempotency-Key')
  if (key === undefined) return undefined
  if (!SAFE_KEY.test(key))
    throw new AppError('invalid_input', 'The Idempotency-Key must be 1 to 200 visible characters.')
  return key
}
