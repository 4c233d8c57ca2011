import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

/** A new folder that goes with this program, whatever ends it. */
export function newTempFolder(prefix: string): string {
  if (folders.size === 0) process.on('exit', () => folders.forEach(removeFolder))
  const folder = mkdtempSync(join(tmpdir(), prefix))
  folders.add(folder)
  return folder
}

/** Removes it earlier; what has just ended may still write a last line. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
