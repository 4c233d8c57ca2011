import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Accounts, createAccounts } from './accounts.ts'
import { createAssistant } from './assistant.ts'
import { type Clock, type Ids, randomIds, systemClock } from './clock.ts'
import { type Commerce, createCommerce } from './commerce.ts'
import type { Config } from './config.ts'
import { type Copies, createCopies } from './copies.ts'
import { createCorrespondence } from './correspondence.ts'
import { fileOf, openDatabase } from './db/database.ts'
import { awaitDatabase } from './db/first-connection.ts'
import { migrate } from './db/migrate.ts'
import type { Db } from './db/schema.ts'
import type { Demo } from './demo.ts'
import { assertNoDemo } from './demo-folder.ts'
import { createAccountMails } from './features/admin-session/jobs.ts'
import { blogPages } from './features/blog/pages.ts'
import { createBookingJobs } from './features/booking/jobs.ts'
import { type BookingParts, createBookingParts } from './features/booking/parts.ts'
import { REMIND_EVERY_MS } from './features/booking/reminders.ts'
import { createStorePages } from './features/catalogue/pages.ts'
import type { Chat } from './features/chat/service.ts'
import type { Leads } from './features/leads/service.ts'
import type { Mailbox } from './features/mailbox/routes.ts'
import type { Campaigns } from './features/newsletter/campaigns.ts'
import { newsletterLinkPages } from './features/newsletter/newsletter-pages.ts'
import type { Newsletter } from './features/newsletter/service.ts'
import { createAlertMails } from './features/outbox/alerts.ts'
import { createCopyAlertMails } from './features/outbox/copy-alert.ts'
import { createRefundRequests, refundSums } from './features/payments/refund-requests.ts'
import { changePayerEmail } from './features/payments/store.ts'
import { createPeople, type People } from './features/people/people.ts'
import { createRestockMails } from './features/restock/jobs.ts'
import { createRestock, type Restock, TELL_EVERY_MS } from './features/restock/service.ts'
import { searchPages } from './features/search/pages.ts'
import type { SiteSearch } from './features/search/service.ts'
import { guardedMailer, guardedNotes } from './guarded-providers.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { PageSource } from './http/page-source.ts'
import { createPrivateLinks } from './http/private-links.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limit.ts'
import { createLifecycle, type Lifecycle } from './lifecycle.ts'
import { createLog } from './log.ts'
import { createMailSender } from './mail/sender.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import { createWorker, type Worker } from './outbox/worker.ts'
import { createErasureList, KEPT_MS } from './personal-data/erasure-list.ts'
import { personalDataSources } from './personal-data-sources.ts'
import type { ChatLimits } from './providers/chat-model.ts'
import type { MailLimits } from './providers/mailer.ts'
import { sessionSecrets } from './secrets.ts'
import { createSearch } from './site-search.ts'
import { type Chores, createChores } from './sync/chores.ts'
import { AFTER_START_MS } from './sync/schedule.ts'

/** Everything the application is made of, wired once. */
export interface Deps extends Accounts {
  config: Config
  clock: Clock
  ids: Ids
  log: Logger
  db: Db
  outbox: Outbox
  worker: Worker
  metrics: Metrics
  limiter: RateLimiter
  people: People
  leads: Leads
  booking: BookingParts
  newsletter: Newsletter
  campaigns: Campaigns
  mailbox: Mailbox | undefined
  copies: Copies
  commerce: Commerce
  restock: Restock
  chat: Chat
  search: SiteSearch
  /** Called with the server's own address once it listens. */
  connectStandIns(origin: string): void
  /** Starts the periodic work; returns a function that stops it. */
  startSweeps(): () => Promise<void>
  /** Pages whose content is in the database. */
  pageSources: readonly PageSource[]
  lifecycle: Lifecycle
  /** Background work that one process of the fleet does for all. */
  chores: Chores
  close(): Promise<void>
}

export interface Overrides {
  clock?: Clock
  ids?: Ids
  log?: Logger
  /** How long a provider may take; shorter in tests of providers that hang. */
  limits?: { mail: MailLimits; notesMs: number; printifyMs?: number; cardsMs?: number; chat?: ChatLimits }
  /** Off in tests, which run the sweeps themselves. */
  sweeps?: boolean
}

/**
 * Chooses and wires the parts; overrides apply before anything is wired. Starts the stand-ins of demo mode, opens the
 * database and migrates it. The worker is created, not started.
 */
export async function createDeps(settings: Config, overrides: Overrides = {}): Promise<Deps> {
  const { clock = systemClock, ids = randomIds, limits } = overrides
  const log = overrides.log ?? createLog(settings)
  const demo = settings.demo ? await (await import('./demo.ts')).startDemo(settings, clock) : noDemo(settings)
  const config = demo.config
  const db = await openStorage(config, log)
  if (config.integrations.payments === 'demo') await (await import('./demo-code.ts')).addDemoCode(db, clock)

  const outbox = createOutbox({ clock, ids })
  const lifecycle = createLifecycle()
  const chores = createChores({ db, clock, log })
  const secrets = sessionSecrets(config.sessionSecrets, config.dataDir)
  const privateLinks = createPrivateLinks(secrets)
  const erasures = createErasureList({ ...config, clock, privateLinks })
  const { unknown } = erasures.notedSince(new Date(clock().getTime() - KEPT_MS))
  if (unknown > 0)
    log.warn(
      { unknown },
      'removals were noted with a SESSION_SECRET that is not set any more: if erasures among them waited, they are not finished',
    )
  const requestRefund = createRefundRequests({ clock, ids, outbox })
  const base = { config, db, clock, ids, log, outbox, chores }
  const money = { requestRefund, refundSums, changePayerEmail }
  const parts = { ...base, ...mailSenderOf(config, limits?.mail), privateLinks, ...money }

  const letters = createCorrespondence({
    ...parts,
    erasures,
    notes: guardedNotes(config, limits?.notesMs),
    hasNotes: config.notes !== undefined,
  })
  const booking = createBookingParts({ ...parts, limitScale: config.rateLimitScale })
  const bookingJobs = createBookingJobs({ ...parts, ...booking })
  const copies = await createCopies({
    ...base,
    isStopping: lifecycle.isStopping,
    notesMs: limits?.notesMs,
    printifyMs: limits?.printifyMs,
  })
  const { served, inventory } = copies.catalogue
  const restock = createRestock({ ...base, inventory, limitScale: config.rateLimitScale })
  copies.catalogue.onPublish(restock.tellSoon)
  const search = createSearch({ blog: copies.blog, served })
  const commerce = createCommerce({
    ...parts,
    inventory,
    booking: booking.purpose,
    limits: { cardsMs: limits?.cardsMs, printifyMs: limits?.printifyMs },
  })
  const mail = {
    ...letters.mail,
    ...bookingJobs.mail,
    ...commerce.mail,
    ...createRestockMails({ ...parts, inventory }),
    ...createAlertMails(parts),
    ...createCopyAlertMails(parts),
    ...createAccountMails({ ...parts, administrator: config.administrator }),
  }
  const worker = createWorker(
    { ...base, retryScale: config.retryScale },
    {
      mail: { concurrency: 4, handlers: mail },
      booking: { concurrency: 1, handlers: bookingJobs.booking },
      ...letters.lanes,
      ...commerce.lanes,
    },
  )
  const people = createPeople(db, { sources: personalDataSources(base), erasures })
  return {
    ...base,
    ...createAccounts({ ...base, secrets }),
    worker,
    metrics: createMetrics(base),
    limiter: createRateLimiter({ db, clock, scale: config.rateLimitScale }),
    people,
    leads: letters.leads,
    booking,
    newsletter: letters.newsletter,
    campaigns: letters.campaigns,
    mailbox: demo.mailbox,
    copies,
    commerce,
    restock,
    chat: createAssistant({
      ...base,
      products: { version: served.version, list: served.summaries },
      blog: copies.blog,
      limits: limits?.chat,
    }),
    search,
    connectStandIns: demo.connect,
    startSweeps() {
      if (overrides.sweeps === false) return async () => {}
      const stops = [
        startHousekeeping({ ...base, people }),
        commerce.start(),
        chores.repeat('remind', REMIND_EVERY_MS, booking.remind, AFTER_START_MS),
        chores.repeat('tell of restocks', TELL_EVERY_MS * config.retryScale, restock.tell, AFTER_START_MS),
      ]
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    pageSources: [
      blogPages(copies.blog),
      createStorePages(served),
      newsletterLinkPages(letters.newsletter),
      searchPages(search),
    ],
    lifecycle,
    async close() {
      await Promise.all([worker.stop(), copies.stop()])
      await db.destroy()
      await demo.close()
    },
  }
}

async function openStorage(config: Config, log: Logger): Promise<Db> {
  const file = fileOf(config.databaseUrl)
  // NOTE: a restore onto a full disk leaves an empty file.
  if (file !== undefined && !sizeOf(file) && existsSync(join(config.dataDir, 'backups')))
    log.warn({ file }, 'there is no database, so an empty one is made; its backups are in DATA_DIR')
  const db = openDatabase(config.databaseUrl, { poolSize: config.databasePool })
  await awaitDatabase(db, log)
  const { run, later } = await migrate(db)
  if (run.length > 0) log.info({ migrations: run }, 'the database has been brought to this version')
  if (later.length > 0)
    log.warn({ migrations: later }, 'a later version has added to the database, which is left alone')
  return db
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** What every feature that sends mail needs for it. */
const mailSenderOf = (config: Config, limits: MailLimits | undefined) => ({
  publicUrl: config.publicUrl,
  mailFrom: config.mailFrom,
  mailTo: config.mailTo,
  ...createMailSender(config, guardedMailer(config, limits)),
})

/** Everything is real: the stand-ins are not even loaded. @throws WasDemo */
function noDemo(config: Config): Demo {
  assertNoDemo(config.dataDir)
  return { config, mailbox: undefined, connect() {}, async close() {} }
}
