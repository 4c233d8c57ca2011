import type { PersonalRecord } from '@beacon/contract/people'
import type { Db, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { forgetMailbox } from '../../http/rate-limit.ts'
import type { ErasureList, RemovedAt } from '../../personal-data/erasure-list.ts'
import type { PersonalDataSource } from '../../personal-data/source.ts'
import { addresses } from './store.ts'

const AT_ONCE = 200

interface Erased {
  erased: PersonalRecord[]
  /** What is still owed to that person, or in progress. */
  waiting: PersonalRecord[]
}

/** Personal data, whichever feature keeps it. */
export interface People {
  /** Everything about an address, oldest first. */
  find(email: string): Promise<PersonalRecord[]>
  /** Erases everything about an address that need not wait, and records it where no restore undoes it. */
  erase(email: string): Promise<Erased>
  /**
   * After a restore: erases or unsubscribes again everyone who was so after the backup was taken and is back with it.
   * Answers how many people those were, and how many of their records have to wait.
   */
  eraseAgain(since: Date): Promise<{ people: number; waiting: number }>
  /** Erases what requested erasures had to wait for, once it can be; of those recorded since an instant. */
  finishErasures(since: Date): Promise<void>
  /** Erases everything whose retention period under the privacy policy is over. */
  eraseOverdue(): Promise<void>
}

interface PeopleDeps {
  sources: readonly PersonalDataSource[]
  erasures: ErasureList
}

/** Erases from all sources, that is from every feature that stores personal data, in one transaction (0040). */
export function createPeople(db: Db, { sources, erasures }: PeopleDeps): People {
  async function findIn(from: Db | Tx, email: string): Promise<PersonalRecord[]> {
    const found: PersonalRecord[] = []
    for (const source of sources) found.push(...(await source.find(from, email.toLowerCase())))
    return found.sort((one, other) => one.at.localeCompare(other.at))
  }

  /** @param until only what was kept before it */
  const eraseIn = (email: string, until?: string): Promise<Erased> =>
    inTransaction(db, async (tx) => {
      const found = (await findIn(tx, email)).filter(({ at }) => !until || at < until)
      const waiting = found.filter(({ erasure }) => erasure === 'wait')
      const erased = found.filter(({ erasure }) => erasure !== 'wait')
      for (const source of sources) await source.erase(tx, erased)
      // What is counted since then keeps strangers from writing to them.
      if (!until) await forgetMailbox(tx, email)
      return { erased, waiting }
    })

  /** Repeats what was removed in one feature alone; false if there was nothing. */
  const removeAgain = (email: string, removedAt: RemovedAt): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      let isRemoved = false
      for (const source of sources) if (await source.removeAgain?.(tx, email, removedAt)) isRemoved = true
      return isRemoved
    })

  return {
    find: (email) => findIn(db, email),
    async erase(email) {
      erasures.note('erased', email)
      return eraseIn(email)
    },
    async eraseAgain(since) {
      const removedAt = erasures.since(since)
      const done = { people: 0, waiting: 0 }
      for (const email of await addresses(db)) {
        const until = removedAt('erased', email)
        const again = until === undefined ? undefined : await eraseIn(email, until)
        const isRemoved = await removeAgain(email, removedAt)
        if (again || isRemoved) done.people += 1
        done.waiting += again?.waiting.length ?? 0
      }
      return done
    },
    async finishErasures(since) {
      if (erasures.notedSince(since).noted === 0) return
      const removedAt = erasures.since(since)
      for (const email of await addresses(db)) {
        const until = removedAt('erased', email)
        if (until) await eraseIn(email, until)
      }
    },
    async eraseOverdue() {
      for (const source of sources) {
        await inTransaction(db, async (tx) => {
          const overdue = await source.overdue(tx, AT_ONCE)
          await source.erase(
            tx,
            overdue.filter(({ erasure }) => erasure !== 'wait'),
          )
        })
      }
    },
  }
}
