import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { retention } from '@beacon/content/retention'
import type { NewsletterList } from '@beacon/contract/newsletter'
import { type Clock, DAY_MS, isoAfter } from '../clock.ts'
import { makeFolder } from '../db/make-folder.ts'
import type { PrivateLinks } from '../http/private-links.ts'

export const KEPT_MS = retention.erasedDays * DAY_MS

/** What was removed about an address: everything, what the newsletter keeps about it, or its place on a list. */
type Removal = 'erased' | 'newsletter-erased' | `left-${NewsletterList}`

/**
 * Records erasures, and who left a list, outside the database, because a database restored from a backup has lost those
 * made since. Each line has an instant, a keyed hash of the removal and the address, which is meaningless without the
 * installation's secret, and a mark of that secret.
 */
export interface ErasureList {
  /** @throws an Error if it cannot be recorded: a restore would bring back what was erased */
  note(removal: Removal, email: string): void
  /** Drops the record of a removal that its person has undone, so that a restore does not repeat it. */
  drop(removal: Removal, email: string): void
  /** When this was last removed about an address, among the removals since an instant; undefined if it was not. */
  since(moment: Date): RemovedAt
  /** How many removals were noted since an instant, and how many of them with a secret that is not known here. */
  notedSince(moment: Date): { noted: number; unknown: number }
}

export type RemovedAt = (removal: Removal, email: string) => string | undefined

/** The list's file in the data folder. */
export const erasuresIn = (folder: string): string => join(folder, 'erasures')

interface ListDeps {
  dataDir: string
  clock: Clock
  privateLinks: Pick<PrivateLinks, 'sign' | 'signatures'>
}

/** @throws an Error if this user cannot write into the folder, or to a file that is there: one that root has copied, say */
export function createErasureList({ dataDir, clock, privateLinks }: ListDeps): ErasureList {
  const file = erasuresIn(dataDir)
  const draft = `${file}.${process.pid}`
  // An erasure that cannot be recorded is not made: better known at the start than at somebody's unsubscribing.
  makeFolder(dataDir)
  if (existsSync(file)) closeSync(openSync(file, 'r+'))
  const probe = `${file}.probe`
  closeSync(openSync(probe, 'w', 0o600))
  rmSync(probe, { force: true })
  const linesAfter = (instant: string): string[] =>
    (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').filter((line) => line > instant)

  const keptLines = (): string[] => linesAfter(isoAfter(clock(), -KEPT_MS))

  function withoutRecord(lines: string[], removal: Removal, email: string): string[] {
    const signatures = privateLinks.signatures(aboutOf(removal, email))
    return lines.filter((line) => !signatures.includes(partsOf(line).signature))
  }

  function write(lines: string[]): void {
    makeFolder(dataDir)
    writeFileSync(draft, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
    renameSync(draft, file)
  }

  return {
    note(removal, email) {
      // Once per person and removal, or whoever leaves and joins in turns could fill the disk.
      const others = withoutRecord(keptLines(), removal, email)
      const signature = privateLinks.sign(aboutOf(removal, email))
      write([...others, `${clock().toISOString()} ${signature} ${privateLinks.sign(MARK)}`])
    },
    drop(removal, email) {
      const lines = keptLines()
      const others = withoutRecord(lines, removal, email)
      if (others.length < lines.length) write(others)
    },
    since(moment) {
      const lines = linesAfter(moment.toISOString()).map(partsOf)
      const instants = new Map(lines.map(({ at, signature }) => [signature, at]))
      return (removal, email) =>
        privateLinks
          .signatures(aboutOf(removal, email))
          .map((signature) => instants.get(signature))
          .find((at) => at !== undefined)
    },
    notedSince(moment) {
      const lines = linesAfter(moment.toISOString()).map(partsOf)
      const known = privateLinks.signatures(MARK)
      return {
        noted: lines.length,
        unknown: lines.filter(({ mark }) => mark && !known.includes(mark)).length,
      }
    },
  }
}

/** What the mark of a secret signs: without it, a wrong secret would look like a list in which nobody is found. */
const MARK = 'erasures'

/** NOTE: lines of a version before the mark have none. */
function partsOf(line: string): { at: string; signature: string; mark: string | undefined } {
  const [at = '', signature = '', mark] = line.split(' ')
  return { at, signature, mark }
}

const aboutOf = (removal: Removal, email: string): string => `${removal}:${email.toLowerCase()}`
