import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Memory where the system has it: hundreds of test databases that sync every commit would keep a disk busy. */
const MEMORY = '/dev/shm'
const base = existsSync(MEMORY) ? MEMORY : tmpdir()

/** A folder for one test; it goes when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(base, 'beacon-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
