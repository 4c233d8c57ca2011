import { agency } from '@beacon/content/agency'
import type { IntegrationMode } from '@beacon/contract/config'
import { z } from 'zod'

const MIN_PASSWORD = 12

/** A boolean as people write it: true, false, yes, no, 1, 0, on, off. */
const flag = z.stringbool({ error: 'must be true or false' }).optional()
const text = z.string().min(1).optional()
const webAddress = (standard: string) =>
  z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default(standard)
const port = z.coerce.number('must be a port number').int().min(0).max(65_535)

/** Every variable that the server reads, with its default. `.env.example` lists the same names; a test compares. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port.default(3000),
  HOST: text,
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^sqlite:.+$/, 'must be sqlite:PATH')
    .optional(),
  DEMO: flag,
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .optional(),
  ADMIN_PASSWORD: text,
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: webAddress('https://api.stripe.com'),
  PRINTIFY_API_TOKEN: text,
  PRINTIFY_SHOP_ID: text,
  PRINTIFY_WEBHOOK_SECRET: text,
  PRINTIFY_API_URL: webAddress('https://api.printify.com'),
  NOTION_TOKEN: text,
  NOTION_BLOG_ID: text,
  NOTION_PRODUCTS_ID: text,
  NOTION_LEADS_ID: text,
  NOTION_API_URL: webAddress('https://api.notion.com'),
  PICTURE_HOSTS: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:pass@host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .default(agency.email),
  MAIL_TO: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .default(agency.email),
  CHAT_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  CHAT_API_KEY: text,
  CHAT_MODEL: text,
  CHAT_DAILY_TOKENS: z.coerce.number('must be a number of tokens').int().min(0).default(500_000),
  TRUST_PROXY: z.coerce.number('must be the number of proxies in front').int().min(0).max(10).default(0),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').min(0).max(1000).default(1),
  RETRY_SCALE: z.coerce.number('must be a number').min(0.0001).max(1).default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
  MAP_EMBED_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  TAG_MANAGER_ID: text,
  AD_CLIENT_ID: text,
  REVIEWS_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
})
type Settings = z.output<typeof settingsSchema>

/** Variables that only make sense together: a half-filled group is a mistake, not a choice. */
const groups = {
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  fulfilment: ['PRINTIFY_API_TOKEN', 'PRINTIFY_SHOP_ID', 'PRINTIFY_WEBHOOK_SECRET'],
  notes: ['NOTION_TOKEN', 'NOTION_LEADS_ID'],
  mail: ['SMTP_URL'],
  chat: ['CHAT_API_URL', 'CHAT_MODEL'],
  administrator: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
} as const satisfies Record<string, readonly (keyof Settings)[]>

/** Ids that say nothing without the token of the database that they are from. */
const idsOfNotes = ['NOTION_BLOG_ID', 'NOTION_PRODUCTS_ID'] as const

/** Public identifiers of others; each is its own choice. */
const identifiers = ['TAG_MANAGER_ID', 'AD_CLIENT_ID', 'REVIEWS_URL', 'MAP_EMBED_URL'] as const

/** The integrations that have a stand-in; the others are off without keys, and say so. */
const STAND_INS = ['payments', 'fulfilment', 'notes', 'mail'] as const satisfies (keyof typeof groups)[]

/** Every problem of the settings, one line each, naming the variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

export interface Config {
  mode: Settings['NODE_ENV']
  host: string
  port: number
  publicUrl: string
  dataDir: string
  databaseFile: string
  demo: boolean
  administrator: { email: string; password: string } | undefined
  sessionSecret: string | undefined
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string } | undefined
  printify: { token: string; shopId: string; webhookSecret: string; apiUrl: string } | undefined
  /** Ids of data sources; leads are written, posts and products read where there is one. */
  notes:
    | {
        token: string
        leadsId: string
        blogId: string | undefined
        productsId: string | undefined
        apiUrl: string
      }
    | undefined
  /** Further hosts that pictures may be copied from. */
  pictureHosts: string[]
  /** The language model behind the assistant; without one it answers from its index. */
  chat: { apiUrl: string; apiKey: string | undefined; model: string } | undefined
  chatDailyTokens: number
  smtpUrl: string | undefined
  mailFrom: string
  mailTo: string
  trustProxy: number
  rateLimitScale: number
  retryScale: number
  logLevel: Settings['LOG_LEVEL']
  mapEmbedUrl: string | null
  tagManagerId: string | null
  adClientId: string | null
  reviewsUrl: string | null
  /** The integrations' settings, filled in or not: what the diagnostic page may say about them (D23). */
  settingsPresent: readonly { name: string; isPresent: boolean }[]
  integrations: Record<'payments' | 'fulfilment' | 'notes' | 'mail' | 'chat', IntegrationMode>
}

/**
 * Reads the environment into typed settings. An empty variable counts as missing.
 * @throws SettingsError with one line per problem
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(filled)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  const demo = settings.DEMO ?? !isProduction
  const problems = [...halfGroups(settings), ...lostIds(settings), ...productionProblems(settings, demo)]
  if (problems.length > 0) throw new SettingsError(problems)

  const standsIn = (group: keyof typeof groups) => demo && (STAND_INS as readonly string[]).includes(group)
  const mode = (group: keyof typeof groups): IntegrationMode =>
    isFilled(settings, group) ? 'on' : standsIn(group) ? 'demo' : 'off'
  return {
    mode: settings.NODE_ENV,
    host: settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: settings.PORT,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    dataDir: settings.DATA_DIR,
    databaseFile: settings.DATABASE_URL?.slice('sqlite:'.length) ?? `${settings.DATA_DIR}/beacon.sqlite`,
    demo,
    administrator: pair(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD, (email, password) => ({
      email,
      password,
    })),
    sessionSecret: settings.SESSION_SECRET,
    stripe: isFilled(settings, 'payments') ? stripeOf(settings) : undefined,
    printify: isFilled(settings, 'fulfilment') ? printifyOf(settings) : undefined,
    notes: pair(settings.NOTION_TOKEN, settings.NOTION_LEADS_ID, (token, leadsId) => ({
      token,
      leadsId,
      blogId: settings.NOTION_BLOG_ID,
      productsId: settings.NOTION_PRODUCTS_ID,
      apiUrl: settings.NOTION_API_URL,
    })),
    pictureHosts: settings.PICTURE_HOSTS.split(',').flatMap((host) => host.trim() || []),
    chat: pair(settings.CHAT_API_URL, settings.CHAT_MODEL, (apiUrl, model) => ({
      apiUrl,
      model,
      apiKey: settings.CHAT_API_KEY,
    })),
    chatDailyTokens: settings.CHAT_DAILY_TOKENS,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    mailTo: settings.MAIL_TO,
    trustProxy: settings.TRUST_PROXY,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    retryScale: settings.RETRY_SCALE,
    logLevel: settings.LOG_LEVEL,
    mapEmbedUrl: settings.MAP_EMBED_URL ?? null,
    tagManagerId: settings.TAG_MANAGER_ID ?? null,
    adClientId: settings.AD_CLIENT_ID ?? null,
    reviewsUrl: settings.REVIEWS_URL ?? null,
    settingsPresent: [...Object.values(groups).flat(), ...idsOfNotes, ...identifiers].map((name) => ({
      name,
      isPresent: settings[name] !== undefined,
    })),
    integrations: {
      payments: mode('payments'),
      fulfilment: mode('fulfilment'),
      notes: mode('notes'),
      mail: mode('mail'),
      chat: mode('chat'),
    },
  }
}

const stripeOf = (settings: Settings) => ({
  secretKey: settings.STRIPE_SECRET_KEY ?? '',
  publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? '',
  webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
  apiUrl: settings.STRIPE_API_URL,
})

const printifyOf = (settings: Settings) => ({
  token: settings.PRINTIFY_API_TOKEN ?? '',
  shopId: settings.PRINTIFY_SHOP_ID ?? '',
  webhookSecret: settings.PRINTIFY_WEBHOOK_SECRET ?? '',
  apiUrl: settings.PRINTIFY_API_URL,
})

const isFilled = (settings: Settings, group: keyof typeof groups): boolean =>
  groups[group].every((name) => Boolean(settings[name]))

function pair<T>(
  first: string | undefined,
  second: string | undefined,
  make: (first: string, second: string) => T,
): T | undefined {
  return first !== undefined && second !== undefined ? make(first, second) : undefined
}

function lostIds(settings: Settings): string[] {
  if (settings.NOTION_TOKEN) return []
  const given = idsOfNotes.filter((name) => settings[name])
  return given.map((name) => `NOTION_TOKEN is missing; it is needed together with ${name}`)
}

function halfGroups(settings: Settings): string[] {
  return Object.values(groups).flatMap((names) => {
    const missing = names.filter((name) => !settings[name])
    if (missing.length === 0 || missing.length === names.length) return []
    const given = names.filter((name) => settings[name])
    return missing.map((name) => `${name} is missing; it is needed together with ${given.join(', ')}`)
  })
}

function productionProblems(settings: Settings, demo: boolean): string[] {
  if (settings.NODE_ENV !== 'production' || demo) return []
  const problems: string[] = []
  if (!settings.ADMIN_EMAIL)
    problems.push('ADMIN_EMAIL is missing; production needs an administrator (or DEMO=true)')
  if ((settings.ADMIN_PASSWORD ?? '').length < MIN_PASSWORD) {
    problems.push(`ADMIN_PASSWORD must have at least ${MIN_PASSWORD} characters in production`)
  }
  return problems
}
