/**
 * Runs a Node program with a PostgreSQL of our own at TEST_DATABASE_URL: `node scripts/with-postgres.ts PROGRAM [ARGUMENTS]`.
 * Exit code 77 says that none can be had here.
 */
import { startPostgres } from './lib/postgres.ts'
import { NoPostgres } from './lib/postgres-binaries.ts'
import { startProgram } from './lib/programs.ts'
import { SKIPPED } from './lib/steps.ts'

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof NoPostgres)) throw error
  console.error(error.message)
  return SKIPPED
})

async function main(): Promise<number> {
  const server = await startPostgres()
  const program = startProgram(process.execPath, process.argv.slice(2), {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  })
  const { code } = await program.ended
  await server.stop()
  return code ?? 1
}
