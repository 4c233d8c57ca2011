import { inOneSpelling } from '@beacon/contract/email-address'
import type { LimitName } from '@beacon/contract/endpoint'
import { sql } from 'kysely'
import { type Clock, DAY_MS, isoAfter, MINUTE_MS } from '../clock.ts'
import type { Db, Tx } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { singleWrite } from '../db/transaction.ts'
import { networkOf } from './client-address.ts'
import { retryLater } from './errors.ts'

/** So many addresses' worth of a limit an IPv6 network has: neighbors share it, and one line can use all of it. */
const ADDRESSES_OF_A_NETWORK = 4
/** Of one limit, so that a flood of the calls of another, which may know no networks, displaces nothing. */
const MOST_SUBJECTS_IN_MEMORY = 50_000

interface Limit {
  hits: number
  windowMs: number
  /** Per address in a day, or four times that per IPv6 network: whoever is patient stays below `hits` all day. */
  aDay?: number
  /** `database` survives a restart and is shared by processes; `memory` costs a read nothing. */
  kept: 'database' | 'memory'
  /** What is counted alone: a `network`, whose /64s share it, or each `address`. Otherwise both are. */
  alone?: 'network' | 'address'
}

/** The budgets of calls, and that of administrators. */
type Budget = LimitName | 'admin'

/** Requests per address, by the limit that a call names in the contract. */
const limits: Record<Budget, Limit> = {
  read: { hits: 600, windowMs: MINUTE_MS, kept: 'memory' },
  // Strangers must not keep their neighbor, the administrator, out.
  admin: { hits: 600, windowMs: MINUTE_MS, kept: 'memory', alone: 'address' },
  // The field waits for a quarter of a second after each key: somebody who types all the time is never refused. Forms
  // that a browser posts natively count, too: each may render a page.
  search: { hits: 240, windowMs: MINUTE_MS, kept: 'memory' },
  form: { hits: 30, windowMs: 10 * MINUTE_MS, aDay: 150, kept: 'database' },
  payment: { hits: 20, windowMs: 10 * MINUTE_MS, aDay: 150, kept: 'database' },
  // Each may cost a question to the card provider; whoever asks once a second is never refused.
  confirm: { hits: 60, windowMs: MINUTE_MS, kept: 'memory' },
  // Unknown promo codes: somebody who has one mistypes a handful, somebody who has none tries thousands.
  code: { hits: 10, windowMs: 10 * MINUTE_MS, kept: 'database', alone: 'network' },
  // Signed, so there is nothing to guess; a provider that catches up after an outage sends many at once.
  webhook: { hits: 6000, windowMs: MINUTE_MS, kept: 'memory' },
  // Each password that is tried takes the processor 60 ms, and is a row of the audit log for two years.
  signIn: { hits: 20, windowMs: 15 * MINUTE_MS, kept: 'database', alone: 'network' },
}

export interface RateLimiter {
  /** Counts a request. @throws AppError too_many_requests with Retry-After once the budget is used up */
  consume(limit: Budget, call: string, address: string): Promise<void> | void
  /** Uncounts a request that turned out to be harmless. Not for a limit with a day. */
  giveBack(limit: Budget, call: string, address: string): Promise<void>
  /**
   * Uncounts a request for the day, if its limit has one: it was malformed, and made nothing. The shorter window keeps it:
   * neighbors who share an address must not lose the day to somebody's empty requests.
   */
  giveDayBack(limit: Budget, call: string, address: string): Promise<void>
}

/**
 * Fixed windows. Strangers' writes are counted in the database, most else in the process; what the database has refused
 * once, the process refuses until the window ends, so that a flood causes no disk writes. `scale` 0 switches limits off.
 */
export function createRateLimiter({
  db,
  clock,
  scale,
}: {
  db: Db
  clock: Clock
  scale: number
}): RateLimiter {
  const windows = new Map<string, Map<string, { hits: number; endsAt: number }>>()
  const refusals = new Map<string, number>()
  const scaled = (most: number) => scaledLimit(most, scale)

  /** What one of the counters refuses counts for none: a client out of control must not use up its network's share. */
  function consumeInMemory(counters: readonly Counter[]): void {
    const now = clock().getTime()
    const current = (counter: Counter) => {
      const window = windows.get(counter.name)?.get(counter.subject)
      return window && isRunning(window.endsAt, now, counter.windowMs) ? window : undefined
    }
    for (const counter of counters) {
      const window = current(counter)
      if (window) refuseBeyond(scaled(counter.most), window.hits + 1, window.endsAt - now)
    }
    for (const counter of counters) {
      const window = current(counter)
      if (window) window.hits += 1
      else {
        const subjects = windows.getOrInsertComputed(counter.name, () => new Map())
        remember(subjects, counter.subject, { hits: 1, endsAt: now + counter.windowMs })
      }
    }
  }

  async function consumeInDatabase(counters: readonly Counter[]): Promise<void> {
    const now = clock()
    for (const counter of counters) {
      const refusedUntil = refusals.get(keyOf(counter)) ?? 0
      if (isRunning(refusedUntil, now.getTime(), counter.windowMs))
        throw retryLater('too_many_requests', (refusedUntil - now.getTime()) / 1000)
    }
    // NOTE: together, because where commits are shared each write alone would wait for one of its own.
    const exceeded = await singleWrite(db, async (tx) => {
      for (const counter of counters) {
        const { hits, window_ends_at } = await countHit(tx, { ...counter, now })
        // What the shorter window refuses does not count for the day.
        if (hits > scaled(counter.most)) return { counter, endsAt: Date.parse(window_ends_at) }
      }
      return undefined
    })
    if (!exceeded) return
    remember(refusals, keyOf(exceeded.counter), exceeded.endsAt)
    throw retryLater('too_many_requests', (exceeded.endsAt - now.getTime()) / 1000)
  }

  return {
    consume(name, call, address) {
      if (scale === 0) return
      const limit = limits[name]
      if (limit.kept === 'memory') return consumeInMemory(countersOf(limit, name, address))
      return consumeInDatabase(countersOf(limit, `${name} ${call}`, address))
    },
    async giveDayBack(name, call, address) {
      const { aDay } = limits[name]
      if (scale === 0 || aDay === undefined) return
      for (const counter of dayOf(`${name} ${call}`, address, aDay)) await uncountHit(db, counter)
    },
    giveBack: (name, call, address) =>
      uncountHit(db, { name: `${name} ${call}`, subject: subjectOf(limits[name], address) }),
  }
}

interface Counter {
  name: string
  subject: string
  most: number
  windowMs: number
}

const keyOf = ({ name, subject }: Counter): string => `${name} ${subject}`

const subjectOf = ({ alone }: Limit, address: string): string =>
  alone === 'network' ? networkOf(address) : address

function countersOf(limit: Limit, name: string, address: string): Counter[] {
  const { hits, windowMs, aDay, alone } = limit
  const own = { name, subject: subjectOf(limit, address), most: hits, windowMs }
  if (aDay !== undefined) return [own, ...dayOf(name, address, aDay)]
  return alone ? [own] : withNetwork(own)
}

/** Of an IPv6 address its network's alone. */
const dayOf = (name: string, address: string, most: number): Counter[] =>
  countersOfADay(`${name} a day`, address, most).slice(-1)

/** What counts a day of an address and, with four times as much, of its IPv6 network. */
export const countersOfADay = (name: string, address: string, most: number): Counter[] =>
  withNetwork({ name, subject: address, most, windowMs: DAY_MS })

/** An address's counter and, with four times as much, its IPv6 network's. */
function withNetwork(own: Counter): Counter[] {
  const network = networkOf(own.subject)
  return network === own.subject
    ? [own]
    : [own, { ...own, subject: network, most: ADDRESSES_OF_A_NETWORK * own.most }]
}

/** The latest possible end of a window that has begun, allowing for clocks within a fleet. */
const latestEnd = (now: number, windowMs: number): number => now + 2 * windowMs

/** A window that ends later was begun before the clock was set back, and is ignored. */
const isRunning = (endsAt: number, now: number, windowMs: number): boolean =>
  endsAt > now && endsAt <= latestEnd(now, windowMs)

/** A map keeps insertion order: once it is full, the oldest window gives way. */
function remember<T>(subjects: Map<string, T>, subject: string, value: T): void {
  subjects.delete(subject)
  const [oldest] = subjects.keys()
  if (subjects.size >= MOST_SUBJECTS_IN_MEMORY && oldest !== undefined) subjects.delete(oldest)
  subjects.set(subject, value)
}

interface Hit {
  name: string
  subject: string
  now: Date
  windowMs: number
}

/**
 * The mailbox that an address leads to, for limits, however the address is written: what follows a plus is a spelling of
 * its own, and at Gmail any dot and the older domain, too.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = inOneSpelling(email.trim()).toLowerCase().split('@')
  const [name = ''] = local.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/**
 * Counts an email to an address that anybody may have typed, for its mailbox; false beyond `most` in the window (a day by
 * default).
 */
export async function mayBeMailed(
  db: Db,
  { email, windowMs = DAY_MS, ...hit }: { name: string; email: string; now: Date; windowMs?: number },
  most: number,
): Promise<boolean> {
  const { hits } = await countHit(db, { ...hit, windowMs, subject: mailboxOf(email) })
  return hits <= most
}

/** Deletes what is counted for somebody's address, whose person is erased. */
export async function forgetMailbox(tx: Tx, email: string): Promise<void> {
  const subjects = [email.toLowerCase(), mailboxOf(email)]
  await tx.deleteFrom('rate_limit').where('subject', 'in', subjects).execute()
}

/** A limit under `RATE_LIMIT_SCALE`, which multiplies it. At 0 there is none: nothing is counted then. */
export const scaledLimit = (most: number, scale: number): number => Math.ceil(most * scale)

/** Counts a hit. @throws AppError too_many_requests with Retry-After beyond `most` in the window */
export async function limitHits(db: Db, hit: Hit, most: number): Promise<void> {
  const { hits, window_ends_at } = await countHit(db, hit)
  refuseBeyond(most, hits, Date.parse(window_ends_at) - hit.now.getTime())
}

function refuseBeyond(most: number, hits: number, remainingMs: number): void {
  if (hits > most) throw retryLater('too_many_requests', remainingMs / 1000)
}

/** One statement counts and decides, so that parallel requests cannot slip past each other. */
export async function countHit(db: Db, hit: Hit): Promise<{ hits: number; window_ends_at: string }> {
  const now = hit.now.toISOString()
  const latest = new Date(latestEnd(hit.now.getTime(), hit.windowMs)).toISOString()
  const { rows } = await count(db, hit.name, hit.subject, now, isoAfter(hit.now, hit.windowMs), latest)
  const [counted] = rows
  if (!counted) throw new Error('A hit was not counted.')
  return counted
}

const count = statement(
  (db, name: string, subject: string, now: string, window_ends_at: string, latest: string) => {
    const isOver = sql`rate_limit.window_ends_at <= ${now} or rate_limit.window_ends_at > ${latest}`
    return db
      .insertInto('rate_limit')
      .values({ name, subject, hits: 1, window_ends_at })
      .onConflict((conflict) =>
        conflict.columns(['name', 'subject']).doUpdateSet({
          hits: sql`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
          window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else rate_limit.window_ends_at end`,
        }),
      )
      .returning(['hits', 'window_ends_at'])
  },
)

async function uncountHit(db: Db, { name, subject }: Pick<Hit, 'name' | 'subject'>): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ hits: sql`hits - 1` })
    .where('name', '=', name)
    .where('subject', '=', subject)
    .where('hits', '>', 0)
    .execute()
}
