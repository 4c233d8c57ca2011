import { paths } from '@beacon/rules/paths'
import { type Clock, HOUR_MS, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { compose, type Facts, type MailContent } from '../../mail/layout.ts'
import type { MailSender } from '../../mail/sender.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import { type AlertDeps, addDailyAlert } from '../../outbox/daily-alert.ts'
import { copyName, listStale } from '../../sync/store.ts'

const KIND = 'mail.copy-alert'
/** A copy is made every few minutes; one that did not succeed for this long does not recover by itself. */
const STALE_AFTER_MS = 6 * HOUR_MS

const COPY_NAMES: Readonly<Record<string, string>> = {
  blog: 'Blog posts from Notion',
  'products: local': 'Built-in products',
  'products: notion': 'Products from Notion',
  'products: printify': 'Products from Printify',
} satisfies Record<'blog' | ReturnType<typeof copyName>, string>

const nameOf = (name: string): string => COPY_NAMES[name] ?? name

const HELD = 'The new copy has lost many products and waits for your decision.'
const OLD = {
  subject: 'Something needs your attention: the website shows old content',
  heading: 'The website shows an old copy',
}
const MISSING = {
  subject: 'Something needs your attention: a source has never been copied',
  heading: 'A source has never been copied',
}

interface StaleCopy {
  name: string
  /** Nothing has ever been taken over. */
  isMissing: boolean
  problem: string
}

interface AlertMailDeps extends MailSender {
  db: Db
  clock: Clock
  publicUrl: string
}

async function staleAt(db: Db, now: Date): Promise<StaleCopy[]> {
  const okBefore = isoAfter(now, -STALE_AFTER_MS)
  const stale = await listStale(db, now, okBefore)
  const stored = await db
    .selectFrom('catalogue_copy')
    .select(['source', 'copied_at', (where) => where('held', 'is not', null).as('is_held')])
    .execute()
  return stale.flatMap(({ name, last_ok_at, last_error }) => {
    const copy = stored.find(({ source }) => copyName(source) === name)
    // A held copy that the owner has accepted is new, though none has succeeded since.
    const takenOverAt = copy?.copied_at ?? last_ok_at
    if (takenOverAt !== null && takenOverAt >= okBefore) return []
    const problem = copy?.is_held ? HELD : (last_error ?? 'The last copy was not taken over.')
    return [{ name, isMissing: takenOverAt === null, problem }]
  })
}

/** Queues a mail to the owner when the store or the blog shows an old copy, or has none. */
export const alertOfCopies = (deps: AlertDeps): Promise<void> =>
  addDailyAlert(deps, {
    kind: KIND,
    subject: 'copies',
    isDue: async () => (await staleAt(deps.db, deps.clock())).length > 0,
  })

/** The mail is written when it goes out: a copy may have succeeded meanwhile. */
export function createCopyAlertMails(deps: AlertMailDeps): Record<string, JobHandler> {
  return {
    [KIND]: async (run) => {
      const stale = await staleAt(deps.db, deps.clock())
      if (stale.length > 0) await deps.send(run, { to: deps.inbox }, alertMail(stale, deps.publicUrl))
    },
  }
}

function alertMail(stale: readonly StaleCopy[], publicUrl: string): MailContent {
  const facts: Facts = stale.map(({ name, problem }) => [nameOf(name), problem])
  const namesOf = (copies: readonly StaleCopy[]) => copies.map(({ name }) => nameOf(name)).join(', ')
  const old = stale.filter(({ isMissing }) => !isMissing)
  const missing = stale.filter(({ isMissing }) => isMissing)
  const isBlogOnly = stale.every(({ name }) => name === 'blog')
  return compose({
    ...(old.length > 0 ? OLD : MISSING),
    paragraphs: [
      old.length > 0
        ? `For more than six hours nothing new has been taken over: ${namesOf(old)}. Visitors see the last good copy; prices and stock in it may be out of date.`
        : '',
      missing.length > 0
        ? `Nothing has ever been taken over: ${namesOf(missing)}. Visitors do not see any of it yet.`
        : '',
    ],
    facts,
    button: ['See what is wrong', publicUrl + (isBlogOnly ? paths.adminNotion : paths.adminProducts)],
  })
}
