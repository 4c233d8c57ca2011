import { paths } from '@beacon/rules/paths'
import { DAY_MS, HOUR_MS, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { compose, type MailContent } from '../../mail/layout.ts'
import { type AlertDeps, addDailyAlert } from '../../outbox/daily-alert.ts'
import { moment } from './emails.ts'

/** So many refused passwords and codes in a day are no slip of the administrator's own (AB11). */
const ALERT_FROM = 20
/** Housekeeping comes once an hour, or later: what happens right after an alert waits longer than a day for the next. */
const LONGEST_GAP_MS = DAY_MS + 2 * HOUR_MS

/** After `since`, and until the other instant at the latest. */
interface Span {
  since: string
  until: string
}

interface Refused {
  /** Passwords and codes. */
  all: number
  /** Codes only: whoever is asked for one has entered the right password. */
  codes: number
}

/** How many sign-ins to the administrator's own account were refused. */
export async function countRefused(db: Db, { since, until }: Span): Promise<Refused> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['reason', (query) => query.fn.countAll<number>().as('refused')])
    .where('act', '=', 'session.sign-in')
    .where('at', '>', since)
    .where('at', '<=', until)
    .where('outcome', '=', 'refused')
    .where('who', '<>', '')
    .groupBy('reason')
    .execute()
  const sum = (some: typeof rows) => some.reduce((total, { refused }) => total + Number(refused), 0)
  return { all: sum(rows), codes: sum(rows.filter(({ reason }) => reason.startsWith('code_'))) }
}

/** Queues a mail to the administrator when somebody guesses their password, or the code that follows it. */
export const alertOfGuesses = (deps: AlertDeps): Promise<void> =>
  addDailyAlert(deps, {
    kind: 'mail.sign-in-guesses',
    subject: 'sign-in',
    isDue: async (since) => (await countRefused(deps.db, spanOf(since, deps.clock()))).all >= ALERT_FROM,
  })

/** What has not been told by this instant, if the alert before it was sent at the other one: at most about a day. */
export const spanOf = (toldAt: string, until: Date): Span => ({
  since: toldAt > isoAfter(until, -LONGEST_GAP_MS) ? toldAt : isoAfter(until, -DAY_MS),
  until: until.toISOString(),
})

/** Tells the administrator that somebody is trying passwords, or seems to know the right one. */
export function guessesMail({ all, codes }: Refused, { since, until }: Span, publicUrl: string): MailContent {
  const from = moment.format(new Date(since))
  const refused = `${all} sign-ins with your email address were refused between ${from} and ${moment.format(new Date(until))}.`
  return compose({
    ...(codes > 0 ? passwordKnown(refused, codes) : passwordsTried(refused)),
    button: ['Open the audit log', publicUrl + paths.adminAudit],
  })
}

const passwordsTried = (refused: string) => ({
  subject: 'Somebody is trying passwords for your back office',
  heading: 'Somebody is trying passwords.',
  paragraphs: [
    `${refused} Nobody got in by them, and after five wrong passwords each further attempt has to wait.`,
    'A long password that you use nowhere else, and the second factor, keep it that way. The audit log shows when the attempts were made and from where. If it was you, there is nothing to do.',
  ],
})

const passwordKnown = (refused: string, codes: number) => ({
  subject: 'Somebody seems to know the password of your back office',
  heading: 'Somebody seems to know your password.',
  paragraphs: [
    `${refused} Nobody got in by them. Codes of the second step among them: ${codes}. Whoever is asked for a code has already entered the right password.`,
    'Did you mistype all of these codes yourself? Then there is nothing to do. If not, only the second factor keeps somebody out who knows your password: have it changed on the server right away; that signs everybody out. The audit log shows when the attempts were made and from where.',
  ],
})
