import { onTestFinished, type TestContext } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'
import { NoPostgres } from './postgres-binaries.ts'
import type { PostgresOptions } from './postgres-cluster.ts'

/** A server for one test. Where none can be had, the test is skipped and says why. */
export async function postgresFor(context: TestContext, options?: PostgresOptions): Promise<Postgres> {
  try {
    const server = await startPostgres(options)
    onTestFinished(() => server.stop())
    return server
  } catch (error) {
    if (error instanceof NoPostgres) context.skip(error.message)
    throw error
  }
}
