import { isIP } from 'node:net'
import { agency } from '@beacon/content/agency'
import { z } from 'zod'
import { isDecodable } from './http/same-origin-path.ts'

/** The longest password that the sign-in form accepts. */
const LONGEST_PASSWORD = 200

/** A boolean as people write it: true, false, yes, no, 1, 0, on, off. */
const flag = z.stringbool({ error: 'must be true or false' }).optional()
const text = z.string().min(1).optional()
const matching = (pattern: RegExp, sentence: string) => z.string().regex(pattern, sentence).optional()
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const apiAddress = webAddress.regex(
  /^[^?#@]+$/,
  'must be an address without user, password, question mark and fragment',
)
const hasNoPath = (address: string): boolean => !URL.canParse(address) || new URL(address).pathname === '/'
const emailAddress = z.string().regex(/^[^\s@,;<>:/"']+@[^\s@,;<>:/"']+$/, 'must be an email address')
/**
 * A key that is sent in a header: printable characters only, without the quotes that a container keeps from an env
 * file.
 */
const key = matching(/^[!#-&(-~]+$/, 'must be the key alone, without blanks, quotes and accents')
const notionId = matching(
  /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i,
  'must be an id: the 32 letters and digits that Notion shows',
)
const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
/** Where a server listens: a port and a scheme have variables of their own. */
const listeningAddress = z
  .string()
  .refine(
    (host) => isIP(host) > 0 || /^[\w.-]+$/.test(host),
    'must be an address or a name of this machine alone, such as 127.0.0.1, 0.0.0.0 or ::',
  )
  .optional()
const listOf = (value: string) => value.split(',').map((part) => part.trim())
const secrets = z
  .string()
  .transform(listOf)
  .refine((list) => list.every(({ length }) => length >= 32), 'must have at least 32 characters')
  .default([])

const hostNames = z
  .string()
  .transform((value) => listOf(value.toLowerCase()).filter(Boolean))
  .refine(
    (names) => names.every((name) => HOST_NAME.test(name)),
    'must be names of hosts, such as cdn.example.com',
  )
  .default([])
const mailServer = z
  .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:pass@host:587' })
  .regex(/^smtps?:\/\/[^/?#]+\/?$/i, 'must look like smtp://user:pass@host:587')
  .refine(isDecodable, 'has a % in user or password; write it as %25')
  .optional()

const NOT_FOR_A_SHELL = 'must be a path as it is: only a shell understands ~ and $ at its beginning'

/** Whether the address names a server; without a host it is this machine. */
const isAddressOfADatabase = (value: string): boolean => value.startsWith('sqlite:') || urlOf(value) !== null

const urlOf = (database: string): URL | null => URL.parse(database.replace('@/', '@localhost/'))

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** The driver silently takes an unknown sslmode for some kind of TLS. */
const hasKnownSslMode = (value: string): boolean => {
  const mode = value.startsWith('sqlite:') ? undefined : urlOf(value)?.searchParams.getAll('sslmode').at(-1)
  return mode === undefined || SSL_MODES.includes(mode)
}

/** As people write numbers: 0x10 and 1e3, which JavaScript accepts, are mistakes here. */
const DECIMAL = /^-?\d*\.?\d+$/

/** A number between two bounds; the sentence names both, whatever is wrong with it. */
function number(what: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  const upTo = most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`
  const sentence = `must be ${what}${upTo}`
  const written = z.string().trim().regex(DECIMAL, sentence).transform(Number)
  return written.pipe(z.number().min(least, sentence).max(most, sentence))
}
const wholeNumber = (what: string, least: number, most?: number) =>
  number(what, least, most).refine(Number.isInteger, `must be ${what}, without a fraction`)

/** Every variable that the server reads, with its default. `.env.example` lists the same names; a test compares. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: wholeNumber('a port number', 0, 65_535).default(3000),
  HOST: listeningAddress,
  PUBLIC_URL: webAddress
    .regex(
      /^https?:\/\/[^/?#@]+\/?$/i,
      'must be an http or https address without a path, a user or a password',
    )
    .transform((address) => new URL(address).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .regex(/^[^~$]/, NOT_FOR_A_SHELL)
    .default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(sqlite:(?!:memory:).+|postgres(ql)?:\/\/.+)$/,
      'must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
    )
    .regex(/^(?!sqlite:[~$])/, NOT_FOR_A_SHELL)
    .refine(isAddressOfADatabase, 'is no address: a port is a number up to 65535')
    .refine(hasKnownSslMode, `has an sslmode that is none of ${SSL_MODES.join(', ')}`)
    .optional(),
  DATABASE_POOL: wholeNumber('a number of connections', 1, 1000).default(10),
  DEMO: flag,
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .max(LONGEST_PASSWORD, `must have at most ${LONGEST_PASSWORD} characters`)
    .optional(),
  SESSION_SECRET: secrets,
  STRIPE_SECRET_KEY: key,
  STRIPE_PUBLISHABLE_KEY: key,
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_[!-~]+$/, 'must begin with whsec_'),
  STRIPE_API_URL: apiAddress
    .refine(hasNoPath, 'must be an address without a path')
    .default('https://api.stripe.com'),
  PRINTIFY_API_TOKEN: key,
  PRINTIFY_SHOP_ID: matching(/^\d+$/, 'must be the number of the shop'),
  PRINTIFY_WEBHOOK_SECRET: text,
  PRINTIFY_API_URL: apiAddress.default('https://api.printify.com'),
  PRINT_WAIT_MINUTES: wholeNumber('a number of minutes', 0, 1440).default(0),
  NOTION_TOKEN: key,
  NOTION_BLOG_ID: notionId,
  NOTION_PRODUCTS_ID: notionId,
  NOTION_LEADS_ID: notionId,
  NOTION_API_URL: apiAddress.default('https://api.notion.com'),
  PICTURE_HOSTS: hostNames,
  SMTP_URL: mailServer,
  MAIL_FROM: emailAddress.default(agency.email),
  MAIL_TO: emailAddress.default(agency.email),
  CHAT_API_URL: apiAddress.optional(),
  CHAT_API_KEY: key,
  CHAT_MODEL: text,
  CHAT_DAILY_TOKENS: wholeNumber('a number of tokens', 0).default(500_000),
  TRUST_PROXY: wholeNumber('the number of proxies in front', 0, 10).default(0),
  RATE_LIMIT_SCALE: number('a number', 0, 1000).default(1),
  RETRY_SCALE: number('a number', 0.0001, 1).default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
  MAP_EMBED_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  TAG_MANAGER_ID: matching(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC1234'),
  AD_CLIENT_ID: matching(/^ca-pub-\d+$/, 'must look like ca-pub-1234567890'),
  REVIEWS_URL: webAddress.optional(),
})
export type Settings = z.output<typeof settingsSchema>
