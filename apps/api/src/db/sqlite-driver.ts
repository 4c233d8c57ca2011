import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { WAIT_FOR_LOCK_MS } from './engine.ts'

const LONGEST_PAUSE_MS = 50

/**
 * One connection, lent to one user at a time. While another process holds the write lock, a writer hands the connection
 * back between attempts so that everybody else can go on; SQLite's own busy timeout would block the event loop.
 */
export class PatientDriver extends SqliteDriver {
  readonly #sqlite: Database
  readonly #waiting: (() => void)[] = []
  #isLent = false

  constructor(config: SqliteDialectConfig, sqlite: Database) {
    super(config)
    this.#sqlite = sqlite
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    await this.#borrow()
    return {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query) => connection.streamQuery(query, 1),
    }
  }

  override async releaseConnection(): Promise<void> {
    this.#handOn()
  }

  /** BEGIN IMMEDIATE: a transaction that reads first and writes later would fail as soon as a second process writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk rolls the transaction back by itself; the failure of a second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }

  #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    return connection
      .executeQuery<Row>(query)
      .catch((error: unknown) => this.#tryAgain<Row>(connection, query, error))
  }

  /** Inside a transaction we hold the lock, so a failure there has another reason. */
  async #tryAgain<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
    reason: unknown,
  ): Promise<QueryResult<Row>> {
    const start = performance.now()
    for (let error = reason; ; ) {
      const waited = performance.now() - start
      if (this.#sqlite.inTransaction || !isBusy(error) || waited > WAIT_FOR_LOCK_MS) throw error
      this.#handOn()
      await pause(Math.min(1 + waited / 4, LONGEST_PAUSE_MS))
      await this.#borrow()
      try {
        return await connection.executeQuery<Row>(query)
      } catch (again) {
        error = again
      }
    }
  }

  async #borrow(): Promise<void> {
    if (this.#isLent) await new Promise<void>((turn) => this.#waiting.push(turn))
    this.#isLent = true
  }

  #handOn(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isLent = false
  }
}

const isBusy = (error: unknown): boolean =>
  /^SQLITE_BUSY/.test(String((error as { code?: unknown } | null)?.code))
