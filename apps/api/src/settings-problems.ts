import { fileOf } from './db/database.ts'
import type { Settings } from './settings.ts'

const MIN_PASSWORD = 12

/** Variables that only make sense together: a half-filled group is a mistake, not a choice. */
export const groups = {
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  fulfilment: ['PRINTIFY_API_TOKEN', 'PRINTIFY_SHOP_ID', 'PRINTIFY_WEBHOOK_SECRET'],
  notes: ['NOTION_TOKEN', 'NOTION_LEADS_ID'],
  mail: ['SMTP_URL'],
  chat: ['CHAT_API_URL', 'CHAT_MODEL'],
  administrator: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
} as const satisfies Record<string, readonly (keyof Settings)[]>

/** Ids that are useless without the token of the workspace that they belong to. */
export const idsOfNotes = ['NOTION_BLOG_ID', 'NOTION_PRODUCTS_ID'] as const

/** Optional variables that do nothing without another one. */
const needs = {
  NOTION_BLOG_ID: 'NOTION_TOKEN',
  NOTION_PRODUCTS_ID: 'NOTION_TOKEN',
  CHAT_API_KEY: 'CHAT_API_URL',
} as const satisfies Partial<Record<keyof Settings, keyof Settings>>

/** The variables as they were set, before any parsing. */
export type Given = Readonly<Record<string, string>>

/** Variables that are set without the others they need; one sentence each. */
export function incompleteGroups(given: Given): string[] {
  const halves = Object.values(groups).flatMap((names) => {
    const missing = names.filter((name) => !given[name])
    if (missing.length === names.length) return []
    const present = names.filter((name) => given[name]).join(', ')
    return missing.map((name) => `${name} is missing; it is needed together with ${present}`)
  })
  const lost = Object.entries(needs).filter(([name, needed]) => given[name] && !given[needed])
  return [
    ...halves,
    ...lost.map(([name, needed]) => `${needed} is missing; it is needed together with ${name}`),
  ]
}

/** Settings that contradict each other; one sentence each. */
export function contradictions(settings: Settings, demo: boolean): string[] {
  return [...cardContradictions(settings, demo), ...productionProblems(settings, demo)]
}

/** Stripe's keys say what they are: publishable or secret, for real cards or for tests. */
function cardContradictions(settings: Settings, demo: boolean): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = settings
  if (!secret || !publishable) return []
  const problems: string[] = []
  if (!publishable.startsWith('pk_'))
    problems.push('STRIPE_PUBLISHABLE_KEY must begin with pk_; a secret key there every visitor would read')
  if (!/^[sr]k_/.test(secret)) problems.push('STRIPE_SECRET_KEY must begin with sk_ or rk_')
  if (isLive(secret) !== isLive(publishable))
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys')
  if (demo && isLive(secret))
    problems.push('STRIPE_SECRET_KEY is a live key; a demo must not charge real cards (set DEMO=false)')
  if (isLive(secret) && settings.STRIPE_API_URL.startsWith('http:'))
    problems.push('STRIPE_API_URL must begin with https: for a live key; it is meant for stand-ins')
  return problems
}

/** Whether a key of the card provider moves real money. */
export const isLive = (key: string): boolean => key.includes('_live_')

function productionProblems(settings: Settings, demo: boolean): string[] {
  if (settings.NODE_ENV !== 'production' || demo) return []
  const problems: string[] = []
  if (!settings.ADMIN_EMAIL)
    problems.push('ADMIN_EMAIL is missing; production needs an administrator (or DEMO=true)')
  if ((settings.ADMIN_PASSWORD ?? '').length < MIN_PASSWORD)
    problems.push(`ADMIN_PASSWORD must have at least ${MIN_PASSWORD} characters in production`)
  if (
    settings.DATABASE_URL &&
    fileOf(settings.DATABASE_URL) === undefined &&
    settings.SESSION_SECRET.length === 0
  )
    problems.push('SESSION_SECRET is missing; all who share a database must sign with the same one')
  if (settings.PUBLIC_URL && isPlainHttp(settings.PUBLIC_URL))
    problems.push('PUBLIC_URL must begin with https: in production; sign-in and payments need it')
  return problems
}

/** Only the local machine may reach a production server without TLS. */
const isPlainHttp = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Settings that work but are probably a mistake in production; one sentence each. */
export function doubtsOf(settings: Settings, demo: boolean): string[] {
  if (settings.NODE_ENV !== 'production' || demo) return []
  const { PUBLIC_URL, TRUST_PROXY, STRIPE_SECRET_KEY, STRIPE_API_URL } = settings
  const doubts: string[] = []
  if (!PUBLIC_URL) doubts.push('PUBLIC_URL is missing; links in emails will point to this machine')
  if (PUBLIC_URL?.startsWith('https:') && TRUST_PROXY === 0)
    doubts.push('TRUST_PROXY is 0; behind a proxy that ends TLS all visitors share the limits of one address')
  if (STRIPE_SECRET_KEY && !isLive(STRIPE_SECRET_KEY) && STRIPE_API_URL.endsWith('.stripe.com'))
    doubts.push('STRIPE_SECRET_KEY is a test key; nobody will be charged, and nothing is printed')
  if (settings.RATE_LIMIT_SCALE === 0)
    doubts.push('RATE_LIMIT_SCALE is 0; nothing limits what one address may do')
  return doubts
}
