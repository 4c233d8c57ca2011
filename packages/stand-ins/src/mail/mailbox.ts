import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Envelope, type Mail, parseMail, withEnvelope } from './message.ts'

type Options = { folder?: string; clock: () => Date; keep: number }
type Waiter = { predicate: (mail: Mail) => boolean; resolve: (mail: Mail) => void }

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** The mails that were received, newest first; with a folder, also after a restart. */
export async function openMailbox({ folder, clock, keep }: Options) {
  const mails = folder ? await readFolder(folder, keep) : []
  const waiters = new Set<Waiter>()
  let sequence = Number(mails[0]?.id.split('-')[1] ?? 0)

  async function discard(gone: Mail[]) {
    if (folder) await Promise.all(gone.map(({ id }) => rm(fileOf(folder, id), { force: true })))
  }

  return {
    mails: () => mails,

    /** Files a message; it is on disk when this resolves. */
    async receive(message: Buffer, envelope: Envelope): Promise<void> {
      sequence += 1
      const id = createId(clock(), sequence)
      const raw = withEnvelope(message, envelope)
      const mail = await parseMail(raw, id, receivedAt(id))
      if (folder) await writeWhole(fileOf(folder, id), raw)
      mails.unshift(mail)
      await discard(mails.splice(keep))
      for (const waiter of waiters) if (waiter.predicate(mail)) waiter.resolve(mail)
    },

    /** The newest mail that fits, or the first one to arrive. Rejects after `timeoutMs`. */
    waitFor(predicate: Waiter['predicate'], timeoutMs: number): Promise<Mail> {
      const found = mails.find(predicate)
      if (found) return Promise.resolve(found)
      const { promise, resolve, reject } = Promise.withResolvers<Mail>()
      const waiter = { predicate, resolve }
      waiters.add(waiter)
      const timer = setTimeout(() => {
        const subjects = mails.map(({ subject }) => subject).join(', ') || 'nothing'
        reject(new Error(`No such mail within ${timeoutMs} ms; the mailbox holds: ${subjects}`))
      }, timeoutMs)
      return promise.finally(() => {
        clearTimeout(timer)
        waiters.delete(waiter)
      })
    },

    clear: () => discard(mails.splice(0)),
  }
}

const MAIL_FILE = /^\d{13}-\d{6}-[0-9a-f]{8}\.eml$/

/** The instant and a running number, so that file names sort by arrival; a random part keeps two servers apart. */
function createId(now: Date, sequence: number): string {
  return `${now.getTime()}-${String(sequence).padStart(6, '0')}-${randomUUID().slice(0, 8)}`
}

const fileOf = (folder: string, id: string) => join(folder, `${id}.eml`)

const receivedAt = (id: string) => new Date(Number(id.split('-')[0])).toISOString()

async function readFolder(folder: string, keep: number): Promise<Mail[]> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => MAIL_FILE.test(name))
  const ids = names.map((name) => name.slice(0, -'.eml'.length))
  const newest = ids.toSorted().toReversed().slice(0, keep)
  return Promise.all(
    newest.map(async (id) => parseMail(await readFile(fileOf(folder, id)), id, receivedAt(id))),
  )
}

/** Writes beside the target and renames, so that a killed process leaves no half mail behind. */
async function writeWhole(path: string, content: Buffer) {
  const draft = `${path}.part`
  await writeFile(draft, content)
  await rename(draft, path)
}
