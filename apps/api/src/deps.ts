import type { Logger } from 'pino'
import { type Accounts, createAccounts } from './accounts.ts'
import { createAssistant } from './assistant.ts'
import { type Clock, type Ids, randomIds, systemClock } from './clock.ts'
import { type Commerce, createCommerce } from './commerce.ts'
import type { Config } from './config.ts'
import { type Copies, createCopies } from './copies.ts'
import { openDatabase } from './db/database.ts'
import { awaitDatabase } from './db/first-connection.ts'
import { migrate } from './db/migrate.ts'
import type { Db } from './db/schema.ts'
import type { Demo } from './demo.ts'
import { createAccountMails } from './features/admin-session/jobs.ts'
import { blogPages } from './features/blog/pages.ts'
import { createBookingJobs } from './features/booking/jobs.ts'
import { type BookingParts, createBookingParts } from './features/booking/parts.ts'
import { bookingPersonalData } from './features/booking/personal-data.ts'
import { createStorePages } from './features/catalogue/pages.ts'
import { chatPersonalData } from './features/chat/personal-data.ts'
import type { Chat } from './features/chat/service.ts'
import { createLeadJobs } from './features/leads/jobs.ts'
import { leadPersonalData } from './features/leads/personal-data.ts'
import { createLeads, type Leads } from './features/leads/service.ts'
import type { Mailbox } from './features/mailbox/routes.ts'
import { type Campaigns, createCampaigns } from './features/newsletter/campaigns.ts'
import { createNewsletterJobs } from './features/newsletter/jobs.ts'
import { createLinks } from './features/newsletter/links.ts'
import { newsletterLinkPages } from './features/newsletter/newsletter-pages.ts'
import { newsletterPersonalData } from './features/newsletter/personal-data.ts'
import { createNewsletter, type Newsletter } from './features/newsletter/service.ts'
import { orderPersonalData } from './features/orders/personal-data.ts'
import { createAlertMails } from './features/outbox/alerts.ts'
import { paymentPersonalData } from './features/payments/personal-data.ts'
import { createRefundRequests } from './features/payments/refunds.ts'
import { createPeople, type People } from './features/people/people.ts'
import { guardedMailer, guardedNotes } from './guarded-providers.ts'
import type { PageSource } from './http/page-source.ts'
import { createPrivateLinks } from './http/private-links.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limit.ts'
import { createLifecycle, type Lifecycle } from './lifecycle.ts'
import { createLog } from './log.ts'
import { createPost } from './mail/post.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import { createWorker, type Worker } from './outbox/worker.ts'
import type { ChatLimits } from './providers/chat-model.ts'
import type { MailLimits } from './providers/mailer.ts'
import { sessionSecrets } from './secrets.ts'
import { type Chores, createChores } from './sync/chores.ts'

/** Everything that the application is made of, wired once. */
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
  chat: Chat
  /** Called with the server's own address once it listens. */
  connectStandIns(origin: string): void
  /** Starts what happens now and then; answers how to stop. */
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
  /** Off in tests, which sweep when they want to. */
  sweeps?: boolean
}

/**
 * Chooses and wires the parts; overrides apply before anything is wired. Starts the stand-ins of demo mode, opens the
 * database and migrates it. The worker is made, not started.
 */
export async function createDeps(settings: Config, overrides: Overrides = {}): Promise<Deps> {
  const clock = overrides.clock ?? systemClock
  const ids = overrides.ids ?? randomIds
  const log = overrides.log ?? createLog(settings)
  const demo = settings.demo ? await (await import('./demo.ts')).startDemo(settings, clock) : noDemo(settings)
  const config = demo.config
  const db = openDatabase(config.databaseUrl, { poolSize: config.databasePool })
  await awaitDatabase(db, log)
  await migrate(db)

  const outbox = createOutbox({ clock, ids })
  const secrets = sessionSecrets(config.sessionSecrets, config.dataDir)
  const privateLinks = createPrivateLinks(secrets)
  const post = {
    db,
    publicUrl: config.publicUrl,
    ...createPost(config, guardedMailer(config, overrides.limits?.mail)),
  }
  const leadJobs = createLeadJobs({ ...post, notes: guardedNotes(config, overrides.limits?.notesMs) })
  const links = createLinks({ clock, privateLinks })
  const newsletter = createNewsletter({ db, clock, ids, outbox, links })
  const newsletterJobs = createNewsletterJobs({ ...post, outbox, links })
  const requestRefund = createRefundRequests({ clock, ids, outbox })
  const booking = createBookingParts({
    clock,
    ids,
    outbox,
    publicUrl: config.publicUrl,
    privateLinks,
    limitScale: config.rateLimitScale,
    requestRefund,
  })
  const bookingJobs = createBookingJobs({ ...config, ...post, ...booking, clock })
  const lifecycle = createLifecycle()
  const chores = createChores({ db, clock, log })
  const copies = await createCopies({
    config,
    db,
    clock,
    log,
    chores,
    isStopping: lifecycle.isStopping,
    notesMs: overrides.limits?.notesMs,
    printifyMs: overrides.limits?.printifyMs,
  })
  const commerce = createCommerce({
    ...post,
    config,
    clock,
    ids,
    log,
    chores,
    outbox,
    privateLinks,
    shelf: copies.catalogue.shelf,
    requestRefund,
    booking: booking.purpose,
    limits: { cardsMs: overrides.limits?.cardsMs, printifyMs: overrides.limits?.printifyMs },
  })
  const worker = createWorker(
    { db, outbox, clock, log, retryScale: config.retryScale },
    {
      mail: {
        concurrency: 4,
        handlers: {
          ...leadJobs.mail,
          ...bookingJobs.mail,
          ...newsletterJobs.mail,
          ...commerce.mail,
          ...createAlertMails({ ...post, clock }),
          ...createAccountMails({ ...post, administrator: config.administrator }),
        },
      },
      newsletter: { concurrency: 4, handlers: newsletterJobs.newsletter },
      booking: { concurrency: 1, handlers: bookingJobs.booking },
      notes: { concurrency: 2, handlers: leadJobs.notes },
      ...commerce.lanes,
    },
  )
  return {
    config,
    clock,
    ids,
    log,
    db,
    outbox,
    worker,
    metrics: createMetrics({ db, clock }),
    limiter: createRateLimiter({ db, clock, scale: config.rateLimitScale }),
    ...createAccounts({ config, db, clock, ids, outbox, secrets }),
    people: createPeople(db, [
      chatPersonalData,
      leadPersonalData({ clock, outbox }),
      bookingPersonalData({ clock }),
      orderPersonalData({ clock }),
      paymentPersonalData({ clock }),
      newsletterPersonalData,
    ]),
    leads: createLeads({ clock, ids, outbox }),
    booking,
    newsletter,
    campaigns: createCampaigns({ clock, ids, outbox }),
    mailbox: demo.mailbox,
    copies,
    commerce,
    chat: createAssistant({
      config,
      db,
      clock,
      ids,
      products: { version: copies.catalogue.served.version, list: copies.catalogue.served.summaries },
      limits: overrides.limits?.chat,
    }),
    connectStandIns: demo.connect,
    startSweeps: () => (overrides.sweeps === false ? async () => {} : commerce.start()),
    pageSources: [
      blogPages(copies.blog),
      createStorePages(copies.catalogue.served),
      newsletterLinkPages(newsletter),
    ],
    lifecycle,
    chores,
    async close() {
      await Promise.all([worker.stop(), copies.stop()])
      await db.destroy()
      await demo.close()
    },
  }
}

/** Everything is real: the stand-ins are not even loaded. */
const noDemo = (config: Config): Demo => ({
  config,
  mailbox: undefined,
  connect() {},
  async close() {},
})
