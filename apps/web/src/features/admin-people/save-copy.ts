import type { PersonalRecord } from '@beacon/contract/people'
import { saveFile } from '../admin/index.ts'
import { kindNames } from './record-words.ts'

/** Saves all records about a person as a file that both people and programs can read. */
export function saveCopy(email: string, records: readonly PersonalRecord[]): void {
  const copy = records.map(({ kind, at, fields }) => ({ record: kindNames[kind], since: at, ...fields }))
  const text = JSON.stringify({ email, records: copy }, null, 2)
  const file = new Blob([text], { type: 'application/json' })
  saveFile(file, `kept-about-${email.replace(/[^a-z0-9]+/gi, '-')}.json`)
}
