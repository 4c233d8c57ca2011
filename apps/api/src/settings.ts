import { agency } from '@beacon/content/agency'
import { z } from 'zod'

/** A boolean as people write it: true, false, yes, no, 1, 0, on, off. */
const flag = z.stringbool({ error: 'must be true or false' }).optional()
const text = z.string().min(1).optional()
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const emailAddress = z.string().regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/, 'must be an e-mail address')
const listOf = (value: string) => value.split(',').map((part) => part.trim())
const secrets = z
  .string()
  .transform(listOf)
  .refine((list) => list.every(({ length }) => length >= 32), 'must have at least 32 characters')
  .default([])

/** A number between two bounds; the sentence names both, whatever is wrong with it. */
function number(what: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  const upTo = most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`
  const sentence = `must be ${what}${upTo}`
  return z.coerce.number(sentence).min(least, sentence).max(most, sentence)
}
const wholeNumber = (what: string, least: number, most?: number) =>
  number(what, least, most).refine(Number.isInteger, `must be ${what}, without a fraction`)

/** Every variable that the server reads, with its default. `.env.example` lists the same names; a test compares. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: wholeNumber('a port number', 0, 65_535).default(3000),
  HOST: text,
  PUBLIC_URL: webAddress
    .regex(/^https?:\/\/[^/?#]+\/?$/i, 'must be an http or https address without a path')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(sqlite:.+|postgres(ql)?:\/\/.+)$/,
      'must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
    )
    .optional(),
  DATABASE_POOL: wholeNumber('a number of connections', 1, 1000).default(10),
  DEMO: flag,
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: text,
  SESSION_SECRET: secrets,
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: webAddress.default('https://api.stripe.com'),
  PRINTIFY_API_TOKEN: text,
  PRINTIFY_SHOP_ID: text,
  PRINTIFY_WEBHOOK_SECRET: text,
  PRINTIFY_API_URL: webAddress.default('https://api.printify.com'),
  NOTION_TOKEN: text,
  NOTION_BLOG_ID: text,
  NOTION_PRODUCTS_ID: text,
  NOTION_LEADS_ID: text,
  NOTION_API_URL: webAddress.default('https://api.notion.com'),
  PICTURE_HOSTS: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:pass@host:587' }).optional(),
  MAIL_FROM: emailAddress.default(agency.email),
  MAIL_TO: emailAddress.default(agency.email),
  CHAT_API_URL: webAddress.optional(),
  CHAT_API_KEY: text,
  CHAT_MODEL: text,
  CHAT_DAILY_TOKENS: wholeNumber('a number of tokens', 0).default(500_000),
  TRUST_PROXY: wholeNumber('the number of proxies in front', 0, 10).default(0),
  RATE_LIMIT_SCALE: number('a number', 0, 1000).default(1),
  RETRY_SCALE: number('a number', 0.0001, 1).default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
  MAP_EMBED_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  TAG_MANAGER_ID: text,
  AD_CLIENT_ID: text,
  REVIEWS_URL: webAddress.optional(),
})
export type Settings = z.output<typeof settingsSchema>
