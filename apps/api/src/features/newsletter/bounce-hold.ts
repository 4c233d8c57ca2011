import type { LetterHold } from '@beacon/contract/campaigns'
import { sql } from 'kysely'
import { type Clock, HOUR_MS, isoAfter, today } from '../../clock.ts'
import { endingWith } from '../../db/conditions.ts'
import type { Db, JobRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { doAgain } from '../../outbox/store.ts'
import { clearRefusal, emailKey } from './store.ts'

/** This many bounces in a row, with no delivery in between: a list of confirmed addresses does not do that. */
export const REFUSED_IN_A_ROW = 5
const HOLD_MS = HOUR_MS
/** A bounce that persists this long is believed: before a job, tried for a day, is left to a person. */
const DOUBTED_FOR_MS = 20 * HOUR_MS

/** The name of rate-limit rows that hold back letters, by domain; an empty domain means all of them. */
const NAME = 'letters held'
const EVERYWHERE = ''

interface BounceHold {
  /** Called before a letter goes out. @throws JobError retry while letters to its domain are held */
  pass(job: JobRow, email: string): Promise<void>
  /**
   * Called for a bounce: throws if it looks like a refusal of us, so that nothing is recorded and the mail is retried.
   * @throws JobError retry
   */
  doubt(job: JobRow, email: string): Promise<void>
}

/** Distinguishes a mail server, or one domain, that refuses us from addresses that are gone (0050). */
export function createBounceHold({
  db,
  clock,
  outbox,
}: {
  db: Db
  clock: Clock
  outbox: Outbox
}): BounceHold {
  const isDoubted = (job: JobRow) => job.due_at > isoAfter(clock(), -DOUBTED_FOR_MS)

  const later = (until: string) =>
    new JobError('retry', 'Letters are on hold: mail servers are refusing one after another.', {
      retryAfterMs: Date.parse(until) - clock().getTime(),
    })

  const heldUntil = async (on: Db | Tx, email: string): Promise<string | undefined> =>
    (await holds(on, clock())).find(({ domain }) => domain === EVERYWHERE || domain === domainIn(email))
      ?.until

  async function hold(tx: Tx, domain: string, letters: readonly Answered[]): Promise<string> {
    const until = isoAfter(clock(), HOLD_MS)
    await tx
      .insertInto('rate_limit')
      .values({ name: NAME, subject: domain, hits: 1, window_ends_at: until })
      .onConflict((conflict) => conflict.columns(['name', 'subject']).doUpdateSet({ window_ends_at: until }))
      .execute()
    for (const { email } of letters) await clearRefusal(tx, email)
    await takeBack(tx, letters, until)
    const day = today(clock())
    await outbox.add(tx, {
      kind: 'mail.letters-held',
      about: `domain:${domain}`,
      dedupeKey: `letters-held:${day}`,
    })
    return until
  }

  const weigh = (job: JobRow, email: string) =>
    inTransaction(db, async (tx) => {
      const held = await heldUntil(tx, email)
      if (held || job.kind !== 'newsletter.letter') return held
      const since = isoAfter(clock(), -DOUBTED_FOR_MS)
      for (const domain of [domainIn(email), EVERYWHERE]) {
        const refused = await refusedLast(tx, since, domain)
        if (refused.length + 1 >= REFUSED_IN_A_ROW) return hold(tx, domain, refused)
      }
      return undefined
    })

  return {
    async pass(job, email) {
      const until = isDoubted(job) ? await heldUntil(db, email) : undefined
      if (until) throw later(until)
    },
    async doubt(job, email) {
      const until = isDoubted(job) ? await weigh(job, email) : undefined
      if (until) throw later(until)
    },
  }
}

const domainIn = (email: string): string => emailKey(email).split('@')[1] ?? ''

/** Which letters are held at the moment, and until when. */
export async function holds(db: Db | Tx, now: Date): Promise<LetterHold[]> {
  const rows = await db
    .selectFrom('rate_limit')
    .select(['subject', 'window_ends_at'])
    .where('name', '=', NAME)
    .where('window_ends_at', '>', now.toISOString())
    // One that ends later was begun before the clock was set back, and is ignored.
    .where('window_ends_at', '<=', isoAfter(now, 2 * HOLD_MS))
    .orderBy('subject')
    .execute()
  return rows.map(({ subject, window_ends_at }) => ({ domain: subject, until: window_ends_at }))
}

interface Answered {
  id: string
  email: string
}

/** The most recently answered letters, back to the last delivery, that are in doubt and not stopped. */
async function refusedLast(tx: Tx, since: string, domain: string): Promise<Answered[]> {
  const rows = await tx
    .selectFrom('outbox')
    .innerJoin('letter', (join) => join.on('outbox.about', '=', sql<string>`'letter:' || letter.id`))
    .innerJoin('subscriber', 'subscriber.id', 'letter.subscriber_id')
    .innerJoin('campaign', 'campaign.id', 'letter.campaign_id')
    .select(['letter.id', 'letter.state', 'subscriber.email'])
    // Spelled out so that its index is used.
    .where(sql<boolean>`outbox.kind = 'newsletter.letter'`)
    .where('outbox.done_at', '>', since)
    .where('outbox.due_at', '>', since)
    .where('letter.state', 'in', ['sent', 'undeliverable'])
    .where('campaign.stopped_at', 'is', null)
    .$if(domain !== EVERYWHERE, (query) => query.where(endingWith('subscriber.email_key', `@${domain}`)))
    .orderBy('outbox.done_at', 'desc')
    // Letters go out in parallel: a few more may have bounced than it takes to decide.
    .limit(2 * REFUSED_IN_A_ROW)
    .execute()
  const taken = rows.findIndex(({ state }) => state === 'sent')
  return taken < 0 ? rows : rows.slice(0, taken)
}

/** Requeues them: their jobs wait again, with their original age. */
async function takeBack(tx: Tx, letters: readonly Answered[], until: string): Promise<void> {
  if (letters.length === 0) return
  const ids = letters.map(({ id }) => id)
  await tx.updateTable('letter').set({ state: 'queued' }).where('id', 'in', ids).execute()
  await doAgain(
    tx,
    'newsletter.letter',
    ids.map((id) => `letter:${id}`),
    until,
  )
}
