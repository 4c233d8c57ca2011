import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** The state of an account. */
type Memory<T> = {
  known: T
  /** Writes it down; without a file, nothing. */
  keep: () => void
}

/** With a file, an account survives a restart, as the provider's does; an unreadable file starts a new one. */
export function openMemory<T>(file: string | undefined, empty: T): Memory<T> {
  if (!file) return { known: empty, keep: () => undefined }
  const known = read<T>(file) ?? empty
  return {
    known,
    /** Beside the target and renamed, so that a killed process leaves no half file behind. */
    keep() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.part`, serialize(known), { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
  }
}

function read<T>(file: string): T | undefined {
  try {
    return deserialize(readFileSync(file)) as T
  } catch {
    return undefined
  }
}
