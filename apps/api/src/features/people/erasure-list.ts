import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import { makeFolder } from '../../db/make-folder.ts'
import type { PrivateLinks } from '../../http/private-links.ts'

/** Longer than backups are kept: the privacy policy has them overwritten within 30 days. */
const KEPT_MS = 60 * DAY_MS

/**
 * Records erasures outside the database, because a database restored from a backup has lost those made since. Each line
 * has an instant and a keyed hash of the address, which is meaningless without the installation's secret.
 */
export interface ErasureList {
  /** @throws an Error if it cannot be recorded: a restore would bring back what was erased */
  note(email: string): void
  /** When an address was last erased, among the erasures since an instant; undefined if it was not. */
  since(moment: Date): (email: string) => string | undefined
}

export const erasuresIn = (folder: string): string => join(folder, 'erasures')

interface ListDeps {
  dataDir: string
  clock: Clock
  privateLinks: Pick<PrivateLinks, 'sign' | 'isSigned'>
}

export function createErasureList({ dataDir, clock, privateLinks }: ListDeps): ErasureList {
  const file = erasuresIn(dataDir)
  const linesAfter = (instant: string): string[] =>
    (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').filter((line) => line > instant)

  return {
    note(email) {
      makeFolder(dataDir)
      const line = `${clock().toISOString()} ${privateLinks.sign(aboutOf(email))}`
      const lines = [...linesAfter(isoAfter(clock(), -KEPT_MS)), line, '']
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, lines.join('\n'), { mode: 0o600, flush: true })
      renameSync(draft, file)
    },
    since(moment) {
      const erasures = linesAfter(moment.toISOString()).map((line) => line.split(' '))
      return (email) =>
        erasures.findLast(([, signature = '']) => privateLinks.isSigned(aboutOf(email), signature))?.[0]
    },
  }
}

const aboutOf = (email: string): string => `erased:${email.toLowerCase()}`
