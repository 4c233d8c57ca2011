import type { AuditAct, AuditOutcome, AuditSubject } from '@beacon/contract/audit'
import type { Clock, Ids } from '../clock.ts'
import type { Db, Tx } from '../db/schema.ts'
import { afterCommit, inTransaction } from '../db/transaction.ts'
import { toAppError } from './errors.ts'
import type { RequestContext } from './request-context.ts'

/** What an act is about: a record, if it has a screen, and a line for people without anybody's personal data. */
export interface ActSubject {
  kind: AuditSubject | ''
  id: string
  line: string
}

/** What is known of a call when its act is recorded; the response only afterwards. */
export interface ActFacts {
  act: AuditAct
  params: unknown
  query: unknown
  body: unknown
  answer?: unknown
}

interface Doer {
  /** The administrator's e-mail; empty for nobody. */
  who: string
  request: Pick<RequestContext, 'id' | 'address'>
}

/** Closes an act's row: in the act's own transaction if there is one, otherwise in a separate one. */
export type ActDone = (tx: Tx | undefined, answer: unknown) => Promise<void>

export interface AuditLog {
  /** Records an act that is already complete, or, as `open` and with an id, one that `finish` closes. */
  record(
    act: Doer & { act: AuditAct; line: string; outcome: AuditOutcome; reason?: string; id?: string },
  ): Promise<void>
  /** Closes a row as done. */
  finish(id: string, line: string): Promise<void>
  /**
   * Records an act before it begins, so that none goes unrecorded, and closes its row with the outcome. `done` closes
   * it in the act's own transaction; work that ends without calling it was a repeat, which changed nothing.
   */
  during<T>(act: Doer & ActFacts, work: (done: ActDone) => Promise<T>): Promise<T>
}

interface AuditDeps {
  db: Db
  clock: Clock
  ids: Ids
  describe: (db: Db | Tx, facts: ActFacts) => Promise<ActSubject>
}

const OUR_FAULT = 500

/** The audit log's only writer. Rows are added, closed once, and deleted by age. */
export function createAuditLog({ db, clock, ids, describe }: AuditDeps): AuditLog {
  async function insert(
    { who, request }: Doer,
    row: { act: AuditAct; outcome: AuditOutcome; reason: string } & ActSubject,
    id = ids(),
  ): Promise<string> {
    const { kind, id: subjectId, ...rest } = row
    const facts = {
      subject_kind: kind,
      subject_id: subjectId,
      request_id: request.id,
      address: request.address,
    }
    const values = { id, at: clock().toISOString(), who, ...facts, ...rest }
    await inTransaction(db, (tx) => tx.insertInto('audit_entry').values(values).execute())
    return id
  }

  const close = (
    writer: Db | Tx,
    id: string,
    change: { outcome: AuditOutcome; reason?: string } & Partial<ActSubject>,
  ) =>
    writer
      .updateTable('audit_entry')
      .set({
        outcome: change.outcome,
        ...(change.reason ? { reason: change.reason } : {}),
        ...(change.id ? { subject_kind: change.kind, subject_id: change.id } : {}),
        ...(change.line ? { line: change.line } : {}),
      })
      .where('id', '=', id)
      .where('outcome', '=', 'open')
      .execute()

  return {
    async record({ act, line, outcome, reason = '', id, ...doer }) {
      await insert(doer, { act, outcome, reason, kind: '', id: '', line }, id)
    },

    async finish(id, line) {
      await inTransaction(db, (tx) => close(tx, id, { outcome: 'done', line }))
    },

    async during({ who, request, ...facts }, work) {
      const subject = await describe(db, facts)
      const id = await insert({ who, request }, { act: facts.act, outcome: 'open', reason: '', ...subject })
      let isDone = false
      try {
        const result = await work(async (own, answer) => {
          const finish = async (tx: Tx) => {
            // What an act has created is known only from its response.
            const made = subject.id ? {} : await describe(tx, { ...facts, answer })
            await close(tx, id, { outcome: 'done', ...made })
            afterCommit(tx, () => {
              isDone = true
            })
          }
          if (own) return finish(own)
          // The act is done: if its row cannot be closed now, it stays open, and the caller still gets the result.
          await inTransaction(db, finish).catch(() => {})
          isDone = true
        })
        if (!isDone) await inTransaction(db, (tx) => close(tx, id, { outcome: 'repeated' }))
        return result
      } catch (error) {
        const { status, code } = toAppError(error)
        const outcome = status >= OUR_FAULT ? 'failed' : 'refused'
        // The act's own error matters more: if this fails, the row stays open, which is also true.
        await inTransaction(db, (tx) => close(tx, id, { outcome, reason: code })).catch(() => {})
        throw error
      }
    },
  }
}
