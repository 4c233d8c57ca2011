import type { PersonalRecord } from '@beacon/contract/people'
import type { Db, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PersonalDataSource } from '../../personal-data/source.ts'

const AT_ONCE = 200

interface Erased {
  erased: PersonalRecord[]
  /** What is still owed to that person, or being done at this moment. */
  waiting: PersonalRecord[]
}

/** What is kept about people, whichever capability keeps it. */
export interface People {
  /** Everything about an address, oldest first. */
  find(email: string): Promise<PersonalRecord[]>
  /** Erases everything about an address that does not have to wait. */
  erase(email: string): Promise<Erased>
  /** Erases what has been kept for as long as the privacy policy says. */
  eraseOverdue(): Promise<void>
}

export function createPeople(db: Db, sources: readonly PersonalDataSource[]): People {
  async function findIn(from: Db | Tx, email: string): Promise<PersonalRecord[]> {
    const found: PersonalRecord[] = []
    for (const source of sources) found.push(...(await source.find(from, email.toLowerCase())))
    return found.sort((one, other) => one.at.localeCompare(other.at))
  }

  return {
    find: (email) => findIn(db, email),
    erase: (email) =>
      inTransaction(db, async (tx) => {
        const found = await findIn(tx, email)
        const waiting = found.filter(({ erasure }) => erasure === 'wait')
        const erased = found.filter(({ erasure }) => erasure !== 'wait')
        for (const source of sources) await source.erase(tx, erased)
        return { erased, waiting }
      }),
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
