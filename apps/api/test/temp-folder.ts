import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** In memory if possible: hundreds of test databases that sync every commit would keep a disk busy. */
const MEMORY = '/dev/shm'
const base = existsSync(MEMORY) ? MEMORY : tmpdir()

/** A folder for one test, deleted when it ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(base, 'beacon-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
