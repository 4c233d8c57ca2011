import type { IntegrationMode } from '@beacon/contract/config'
import { type Settings, settingsSchema } from './settings.ts'
import {
  contradictions,
  doubtsOf,
  type Given,
  groups,
  idsOfNotes,
  incompleteGroups,
} from './settings-problems.ts'

/** Public identifiers of third-party services; each is independent of the others. */
const identifiers = ['TAG_MANAGER_ID', 'AD_CLIENT_ID', 'REVIEWS_URL', 'MAP_EMBED_URL'] as const

/** The integrations with a stand-in; without keys the others are off, and say so. */
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
  /** `sqlite:PATH` or `postgres://…`. */
  databaseUrl: string
  /** Connections per process; PostgreSQL only. */
  databasePool: number
  demo: boolean
  administrator: { email: string; password: string } | undefined
  /** The newest first. */
  sessionSecrets: readonly string[]
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string } | undefined
  /** How long a paid order waits before it goes to the print provider. */
  printWaitMs: number
  printify: { token: string; shopId: string; webhookSecret: string; apiUrl: string } | undefined
  /** Ids of Notion data sources: leads are written to theirs, posts and products read from theirs, where it is set. */
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
  /** Which settings of the integrations are filled in: all that the diagnostic page may say about them (D23). */
  settingsPresent: readonly { name: string; isPresent: boolean }[]
  /** Settings that are valid but probably a mistake, one sentence each: the start logs them as warnings. */
  doubts: readonly string[]
  integrations: Record<'payments' | 'fulfilment' | 'notes' | 'mail' | 'chat', IntegrationMode>
}

/**
 * Parses the environment into typed settings. An empty variable counts as missing, and surrounding whitespace is
 * ignored.
 * @throws SettingsError with one line per problem
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const settings = readSettings(givenIn(environment))
  const isProduction = settings.NODE_ENV === 'production'
  const demo = isDemo(settings)
  const standsIn = (group: keyof typeof groups) => demo && (STAND_INS as readonly string[]).includes(group)
  const mode = (group: keyof typeof groups): IntegrationMode =>
    isFilled(settings, group) ? 'on' : standsIn(group) ? 'demo' : 'off'
  return {
    mode: settings.NODE_ENV,
    host: settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    ...placeOf(settings),
    databasePool: settings.DATABASE_POOL,
    demo,
    administrator: pair(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD, (email, password) => ({
      email,
      password,
    })),
    sessionSecrets: settings.SESSION_SECRET,
    stripe: isFilled(settings, 'payments') ? stripeOf(settings) : undefined,
    printWaitMs: settings.PRINT_WAIT_MINUTES * 60_000,
    printify: isFilled(settings, 'fulfilment') ? printifyOf(settings) : undefined,
    notes: pair(settings.NOTION_TOKEN, settings.NOTION_LEADS_ID, (token, leadsId) => ({
      token,
      leadsId,
      blogId: settings.NOTION_BLOG_ID,
      productsId: settings.NOTION_PRODUCTS_ID,
      apiUrl: settings.NOTION_API_URL,
    })),
    pictureHosts: settings.PICTURE_HOSTS,
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
    doubts: doubtsOf(settings, demo),
    integrations: {
      payments: mode('payments'),
      fulfilment: mode('fulfilment'),
      notes: mode('notes'),
      mail: mode('mail'),
      chat: mode('chat'),
    },
  }
}

/**
 * Where the data is, for commands beside the server. They ignore all other settings: a server that cannot start needs
 * its backup most.
 * @throws SettingsError
 */
export function parsePlace(
  environment: Record<string, string | undefined>,
): Pick<Config, 'dataDir' | 'databaseUrl'> {
  return placeOf(parseOnly(environment, PLACE))
}

/** The same with the secrets that recognize whoever was erased. @throws SettingsError */
export function parsePlaceAndSecrets(
  environment: Record<string, string | undefined>,
): Pick<Config, 'dataDir' | 'databaseUrl' | 'sessionSecrets'> {
  const settings = parseOnly(environment, [...PLACE, 'SESSION_SECRET'])
  return { ...placeOf(settings), sessionSecrets: settings.SESSION_SECRET }
}

function parseOnly(
  environment: Record<string, string | undefined>,
  names: readonly (keyof Settings)[],
): Settings {
  const all = givenIn(environment)
  const given = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
  const issues = issuesOf(given)
  if (issues.size > 0) throw new SettingsError(linesOf(issues))
  return settingsSchema.parse(given)
}

const PLACE = ['DATA_DIR', 'DATABASE_URL'] as const

/** The server's address for programs on this machine; a wildcard host includes the loopback address. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const placeOf = ({ DATA_DIR, DATABASE_URL }: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>) => ({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL ?? `sqlite:${DATA_DIR}/beacon.sqlite`,
})

const givenIn = (environment: Record<string, string | undefined>): Given =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )

const isDemo = ({ DEMO, NODE_ENV }: Settings): boolean => DEMO ?? NODE_ENV !== 'production'

/** Collects all problems at once: variables that parse are also checked for contradictions. */
function readSettings(given: Given): Settings {
  const issues = issuesOf(given)
  const readable = Object.fromEntries(Object.entries(given).filter(([name]) => !issues.has(name)))
  const settings = settingsSchema.parse(readable)
  const isModeKnown = !issues.has('NODE_ENV') && !issues.has('DEMO')
  const further = [
    ...incompleteGroups(given),
    ...(isModeKnown ? contradictions(settings, isDemo(settings)) : []),
  ]
  const problems = [
    ...linesOf(issues),
    ...further.filter((problem) => !issues.has(problem.split(' ', 1)[0] ?? '')),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

/**
 * A shell removes quotes; an env file that a container reads keeps them, and nobody would look for that in a password.
 */
const QUOTED = /^(["']).*\1$/s

/** Parse errors by variable name. */
function issuesOf(given: Given): Map<string, string> {
  const { error } = settingsSchema.safeParse(given)
  const issues = new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]))
  for (const name of Object.keys(settingsSchema.shape))
    if (QUOTED.test(given[name] ?? '')) issues.set(name, 'must be written without quotation marks around it')
  return issues
}

const linesOf = (issues: Map<string, string>): string[] =>
  [...issues].map(([name, message]) => `${name} ${message}`)

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
