import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** What an account knows. */
export type Memory<T> = {
  known: T
  /** Writes it down; without a file, nothing. */
  keep: () => void
}

/** With a file an account is found again after a restart, as the provider's is; what cannot be read is begun anew. */
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
