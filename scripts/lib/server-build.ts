import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BUILT = join(ROOT, 'apps/api/dist/server/main.js')
const SOURCES = ['apps/api/build.ts', 'apps/api/src/**/*.ts', 'packages/*/src/**/*.ts', 'pnpm-lock.yaml']

/** Builds the server when something that it is made of is newer: a script measures what stands in the files. */
export async function ensureServerBuild(): Promise<void> {
  const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isStale = globSync(SOURCES, { cwd: ROOT }).some(
    (file) => statSync(join(ROOT, file)).mtimeMs > builtAt,
  )
  if (!isStale) return
  const { buildServer } = await import('../../apps/api/build.ts')
  await buildServer()
}
