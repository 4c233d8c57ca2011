import { signIn as signInCall } from '@beacon/contract/admin-session'
import { type MailServer, startMailServer } from '@beacon/stand-ins/mail-server'
import { type NotionServer, startNotionServer } from '@beacon/stand-ins/notion-server'
import {
  type PrintifyServer,
  type ProductSeed,
  type ServedFile,
  startPrintifyServer,
} from '@beacon/stand-ins/printify-server'
import { type StripeServer, startStripeServer } from '@beacon/stand-ins/stripe-server'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { demoShop } from '../src/demo-shop.ts'
import { createDeps, type Deps, type Overrides } from '../src/deps.ts'
import type { Pages } from '../src/http/pages.ts'
import { startServer } from '../src/server.ts'
import { createClient, type TestClient } from './client.ts'
import { newDatabase, setReadOnly } from './database.ts'
import { newFolder } from './temp-folder.ts'

export const administrator = { email: 'owner@beacon.test', password: 'correct horse battery' }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

const ERROR_LEVEL = 50
const SHORT_LIMITS = {
  mail: { connectMs: 150, totalMs: 300 },
  notesMs: 200,
  printifyMs: 1000,
  cardsMs: 200,
  chat: { silenceMs: 150, firstWordsMs: 250, totalMs: 400 },
}

const standardSettings = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'http://beacon.test',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  MAIL_FROM: 'site@beacon.test',
  MAIL_TO: 'inbox@beacon.test',
  RATE_LIMIT_SCALE: '0',
  RETRY_SCALE: '0.001',
}

export interface TestAppOptions {
  /** Environment variables on top of the standard ones. */
  settings?: Record<string, string>
  /** Lets the app start its own stand-ins, as without any keys, instead of those that the test controls. */
  demo?: boolean
  pages?: Pages
  /** Connects the blog to the notes database, and fills it before the start. */
  blog?: (notion: NotionServer) => void
  /** The print provider's products; those of the demo by default. */
  prints?: readonly ProductSeed[]
  /** Pictures that the print provider serves, by path. */
  printFiles?: Readonly<Record<string, ServedFile>>
  /** Connects the store's local products to the notes database, and fills it before the start. */
  products?: (notion: NotionServer) => void
  /** How long a request may take to arrive, and its answer to be read; ten seconds and two minutes by default. */
  requestMs?: number
  /** Uses short timeouts for providers, until the next restart. */
  impatient?: boolean
  /** Starts housekeeping and the sweeps of payments and prints a second after each start. */
  sweeps?: boolean
  /** The test provokes failures, so errors in the log are expected. */
  breaks?: boolean
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/**
 * The real app on a free port, with a fresh data folder, a held clock, stand-ins for the providers and no rate limits.
 * It stops when the test ends, and an error in the log fails the test unless it was announced with `breaks`.
 */
export async function startTestApp(options: TestAppOptions = {}) {
  const folder = newFolder()
  const databaseUrl = await newDatabase()
  let now = new Date('2026-11-20T15:00:00.000Z')
  const products = options.prints ?? demoShop()
  const [mail, notion, printify, stripe] = await Promise.all([
    startMailServer(),
    startNotionServer({ clock: () => now }),
    startPrintifyServer({ clock: () => now, products, files: options.printFiles, retryMs: 10 }),
    startStripeServer({ clock: () => now, webhooks: { held: true } }),
  ])
  options.blog?.(notion)
  options.products?.(notion)
  const logs: Record<string, unknown>[] = []
  const log = pino({ level: 'trace', base: undefined }, { write: (line) => void logs.push(JSON.parse(line)) })
  const overrides: Overrides = { clock: () => now, log, sweeps: options.sweeps ?? false }
  const standard = {
    ...standardSettings,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ...(options.demo ? {} : { ...addressesOf(mail, notion), ...printShopAt(printify), ...cardsAt(stripe) }),
    ...(options.blog ? { NOTION_BLOG_ID: notion.dataSources.blog } : {}),
    ...(options.products ? { NOTION_PRODUCTS_ID: notion.dataSources.products } : {}),
    ...options.settings,
  }

  async function start(settings: Record<string, string>, limits?: Overrides['limits']) {
    const deps = await createDeps(parseConfig({ ...standard, ...settings }), { ...overrides, limits })
    const { requestMs } = options
    const slowness = requestMs ? { requestMs, readMs: requestMs, lookEveryMs: 20 } : undefined
    const server = await startServer(deps, options.pages, slowness)
    const origin = `http://127.0.0.1:${server.port}`
    stripe.sendWebhooksTo(`${origin}/api/stripe/webhook`)
    return { deps, server, origin }
  }

  let running = await start({}, options.impatient ? SHORT_LIMITS : undefined)
  let admin: ReturnType<Deps['sessions']['start']> | undefined
  let isStopped = false

  async function stop() {
    if (isStopped) return
    isStopped = true
    await running.server.stop()
  }

  const others: Awaited<ReturnType<typeof start>>[] = []

  onTestFinished(async () => {
    await stop()
    for (const { server } of others) await server.stop()
    await Promise.all([mail.close(), notion.close(), printify.close(), stripe.close()])
    const errors = logs.filter((entry) => Number(entry.level) >= ERROR_LEVEL)
    if (!options.breaks) expect(errors, 'nothing failed on our side').toEqual([])
  })

  const app = {
    mail,
    notion,
    printify,
    stripe,
    logs,
    /** The wired parts, for what cannot be reached from outside. */
    get deps() {
      return running.deps
    },
    get origin() {
      return running.origin
    },
    get port() {
      return running.server.port
    },
    get visitor() {
      return createClient(running.origin)
    },
    async signIn(credentials = administrator): Promise<TestClient> {
      const answer = await createClient(running.origin).call(signInCall, { body: credentials })
      expect(answer.status).toBe(200)
      return createClient(running.origin, cookieOf(answer.headers))
    },
    /** The administrator with a session from the start, since checking a password is slow on purpose. */
    async admin(): Promise<TestClient> {
      admin ??= running.deps.sessions.start(administrator.email)
      return createClient(running.origin, (await admin).cookie.split(';')[0])
    },
    /** Moves the held clock. */
    advance(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    now: () => now,
    /** Runs the outbox until no job is due at the time of the held clock. */
    drain: () => running.deps.worker.drain(),
    /** Advances through the waits between attempts until every job has ended, or until a condition holds. */
    async settle(hasHappened?: () => boolean) {
      const atWork = () =>
        app.rows("select kind, state, last_error from outbox where state in ('ready', 'running')")
      await expect
        .poll(
          async () => {
            app.advance(MINUTE)
            await app.drain()
            return hasHappened?.() ? [] : atWork()
          },
          { timeout: 30_000, interval: 5 },
        )
        .toEqual([])
    },
    /** Queries the database directly, for what no call returns. */
    async rows<Row = Record<string, unknown>>(query: string): Promise<Row[]> {
      return (await sql.raw<Row>(query).execute(running.deps.db)).rows
    },
    /** Makes the database reject every write, or accept them again. */
    setReadOnly: (isReadOnly: boolean) =>
      setReadOnly(databaseUrl, isStopped ? undefined : running.deps.db, isReadOnly),
    /** Another server on the same database, with its own data folder. */
    async another() {
      const machine = await start({ DATA_DIR: newFolder() })
      others.push(machine)
      return { ...machine, client: (cookie?: string) => createClient(machine.origin, cookie) }
    },
    stop,
    /** Stops and starts again on the same data, with these settings changed. */
    async restart(settings: Record<string, string> = {}) {
      await stop()
      running = await start(settings)
      isStopped = false
      admin = undefined
    },
  }
  return app
}

/** The settings that point an app to its stand-ins. */
export const addressesOf = (mail: MailServer, notion: NotionServer) => ({
  SMTP_URL: mail.url,
  NOTION_TOKEN: notion.token,
  NOTION_LEADS_ID: notion.dataSources.leads,
  NOTION_API_URL: notion.url,
})

export const PRINTIFY_WEBHOOK_SECRET = 'printify_test_webhook'

const printShopAt = (printify: PrintifyServer) => ({
  PRINTIFY_API_TOKEN: printify.token,
  PRINTIFY_SHOP_ID: printify.shopId,
  PRINTIFY_WEBHOOK_SECRET,
  PRINTIFY_API_URL: printify.url,
})

const cardsAt = (stripe: StripeServer) => ({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
})

/** The name and value of the cookie, as a browser would send them back. */
export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
