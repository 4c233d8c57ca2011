import type { Figures } from '@beacon/contract/figures'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { retainedCents } from '../../payments/retained-amount.ts'

/** Instants, the last one not included. */
export interface Period {
  from: string
  until: string
}

type Money = Pick<Figures, 'ordersCents' | 'sessionsCents' | 'orders'>

/** What was paid in a period, by what it was for. */
export async function moneyOf(db: Db, { from, until }: Period): Promise<Money> {
  const rows = await db
    .selectFrom('payment')
    .select((query) => [
      'kind',
      query.fn.countAll<number>().as('payments'),
      sql<number>`sum(case when ${retainedCents} > payment.refunded then ${retainedCents} - payment.refunded else 0 end)`.as(
        'cents',
      ),
    ])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .groupBy('kind')
    .execute()
  const of = (kind: 'product' | 'booking') => rows.find((row) => row.kind === kind)
  return {
    ordersCents: Number(of('product')?.cents ?? 0),
    sessionsCents: Number(of('booking')?.cents ?? 0),
    orders: of('product')?.payments ?? 0,
  }
}

/** How many bookings were made in a period. */
export async function bookingsMade(db: Db, { from, until }: Period): Promise<number> {
  const { bookings } = await db
    .selectFrom('booking')
    .select((query) => query.fn.countAll<number>().as('bookings'))
    .where('status', 'in', ['scheduled', 'cancelled'])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow()
  return bookings
}

/** The sessions that began in a period, and how many of them nobody came to. */
export async function sessionsHeld(
  db: Db,
  { from, until }: Period,
): Promise<Pick<Figures, 'sessions' | 'noShows'>> {
  const rows = await db
    .selectFrom('booking')
    .select((query) => ['no_show', query.fn.countAll<number>().as('sessions')])
    .where('status', '=', 'scheduled')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .groupBy('no_show')
    .execute()
  return {
    sessions: rows.reduce((sum, { sessions }) => sum + sessions, 0),
    noShows: rows.find(({ no_show }) => no_show === 1)?.sessions ?? 0,
  }
}

/** The leads of a period by how they came, without those that look like a script's, unless somebody wrote back to them. */
export async function leadsOf(db: Db, { from, until }: Period) {
  return db
    .selectFrom('lead')
    .select((query) => ['campaign', 'referrer', 'status', query.fn.countAll<number>().as('leads')])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where((where) => where.or([where('flags', '=', '[]'), where('status', 'in', ['contacted', 'won'])]))
    .groupBy(['campaign', 'referrer', 'status'])
    .execute()
}
