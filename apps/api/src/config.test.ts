import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readConfig } from '@beacon/contract/config'
import { receivePrintifyEvent, receiveStripeEvent } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import { startTestApp } from '../test/start-app.ts'
import { ownOrigin, parseConfig, parsePlace, SettingsError } from './config.ts'
import { settingsSchema } from './settings.ts'

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  return []
}

const exampleFile = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

test('docs/operations.md names the URL of each webhook', () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  for (const { path } of [receiveStripeEvent, receivePrintifyEvent])
    expect(guide).toContain(`https://www.agency.example${path}`)
})

test('without any settings the server runs in development mode with local stand-ins', () => {
  expect(parseConfig({})).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demo: true,
    administrator: undefined,
    trustProxy: 0,
    rateLimitScale: 1,
    logLevel: 'info',
    integrations: { payments: 'demo', fulfilment: 'demo', notes: 'demo', mail: 'demo', chat: 'off' },
  })
})

const bad: [name: string, value: string][] = [
  ['NODE_ENV', 'staging'],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '0x10'],
  ['PORT', '3e3'],
  ['HOST', 'a b'],
  ['HOST', 'http://127.0.0.1'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', '[::1]'],
  ['PUBLIC_URL', 'beacon.example'],
  ['PUBLIC_URL', 'ftp://beacon.example'],
  ['PUBLIC_URL', 'https://user:word@beacon.example'],
  ['DATA_DIR', '~/beacon'],
  ['DATA_DIR', '$HOME/beacon'],
  ['DATABASE_URL', 'sqlite:~/beacon.sqlite'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_URL', 'sqlite::memory:'],
  ['DATABASE_URL', 'postgres://u:hidden@127.0.0.1:99999/beacon'],
  ['DATABASE_URL', 'postgres://u:hidden@127.0.0.1/beacon?sslmode=nonsense'],
  ['DEMO', 'perhaps'],
  ['ADMIN_EMAIL', 'owner'],
  ['ADMIN_EMAIL', 'mailto:owner@beacon.example'],
  ['ADMIN_PASSWORD', 'x'.repeat(201)],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', `${'long enough '.repeat(4)},short`],
  ['STRIPE_API_URL', 'stripe'],
  ['STRIPE_API_URL', 'https://user:password@api.example'],
  ['STRIPE_API_URL', 'https://api.example/stripe'],
  ['STRIPE_SECRET_KEY', '"sk_test_1"'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
  ['PRINTIFY_API_URL', 'printify'],
  ['PRINTIFY_API_TOKEN', 'two words'],
  ['PRINTIFY_SHOP_ID', 'my shop'],
  ['PRINT_WAIT_MINUTES', '1441'],
  ['PRINT_WAIT_MINUTES', '1.5'],
  ['NOTION_API_URL', 'notion'],
  ['NOTION_TOKEN', 'ntn_é'],
  ['NOTION_LEADS_ID', 'https://www.notion.so/1f0e4a5ac1d380f0a6d7000b2f0a8d11?v=1'],
  ['NOTION_BLOG_ID', 'blog'],
  ['NOTION_PRODUCTS_ID', 'products'],
  ['PICTURE_HOSTS', 'cdn.example.com, https://pictures.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtps:mail.example'],
  ['SMTP_URL', 'smtp://user:50%off@mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_TO', 'nobody'],
  ['CHAT_API_URL', 'model'],
  ['CHAT_API_KEY', 'sk-1\nsk-2'],
  ['TAG_MANAGER_ID', '"><script>'],
  ['AD_CLIENT_ID', '1234'],
  ['MAP_EMBED_URL', 'http://map.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['RATE_LIMIT_SCALE', 'none'],
  ['RETRY_SCALE', '0'],
  ['LOG_LEVEL', 'loud'],
  ['REVIEWS_URL', 'javascript:alert(1)'],
]
test.each(bad)('an invalid %s (%s) is reported in one line that names it', (name, value) => {
  const alone = problemsOf({ [name]: value }).filter((problem) => problem.startsWith(`${name} `))
  expect(alone).toHaveLength(1)
})

const production = {
  NODE_ENV: 'production',
  ADMIN_EMAIL: 'owner@beacon.example',
  ADMIN_PASSWORD: 'twelve chars',
  PUBLIC_URL: 'https://beacon.example',
  TRUST_PROXY: '1',
}
const cards = (secret: string, publishable: string) => ({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
})

test.each([
  [
    'a demo that would charge cards',
    { DEMO: 'true', ...cards('sk_live_1', 'pk_live_1') },
    /live key; a demo/,
  ],
  ['a live and a test key', cards('sk_live_1', 'pk_test_1'), /both be live keys, or both test keys/],
  ['swapped keys', cards('pk_test_1', 'sk_test_1'), /a secret key there every visitor would read/],
  ['an invalid card key', cards('test', 'pk_test_1'), /STRIPE_SECRET_KEY must begin with sk_ or rk_/],
  ['a card key without a webhook secret', { STRIPE_SECRET_KEY: 'sk_test_1' }, /WEBHOOK_SECRET is missing/],
  [
    'a live key for a stand-in',
    { ...cards('sk_live_1', 'pk_live_1'), STRIPE_API_URL: 'http://127.0.0.1:12111' },
    /STRIPE_API_URL must begin with https/,
  ],
  ['production over plain http', { PUBLIC_URL: 'http://beacon.example' }, /must begin with https/],
  ['a public URL with a path', { PUBLIC_URL: 'https://beacon.example/site' }, /without a path/],
])('%s is reported as a problem', (_what, settings, sentence) => {
  const problems = problemsOf({ ...production, ...settings })
  expect(problems.join('\n')).toMatch(sentence)
  expect(problems.join('\n')).not.toContain('_live_1')
})

test.each([
  ['no public URL', { PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
  ['TRUST_PROXY 0', { TRUST_PROXY: '0' }, /^TRUST_PROXY is 0/],
  ['test keys', cards('sk_test_1', 'pk_test_1'), /^STRIPE_SECRET_KEY is a test key/],
  ['no rate limits', { RATE_LIMIT_SCALE: '0' }, /^RATE_LIMIT_SCALE is 0/],
])('production with %s starts with a warning', (_what, settings, sentence) => {
  const { doubts } = parseConfig({ ...production, ...settings })
  expect(doubts).toHaveLength(1)
  expect(doubts[0]).toMatch(sentence)
})

test.each([
  ['HTTPS://Beacon.Example:443/', 'https://beacon.example'],
  [' https://bäcker.example ', 'https://xn--bcker-gra.example'],
])('PUBLIC_URL %s is normalized to %s', (given, written) => {
  expect(parseConfig({ ...production, PUBLIC_URL: given }).publicUrl).toBe(written)
})

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('with HOST %s the server’s own origin is %s', (host, origin) => {
  expect(ownOrigin(parseConfig({ HOST: host }))).toBe(origin)
})

test('production on localhost needs no https, and complete settings cause no warning', () => {
  expect(problemsOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  expect(parseConfig(production).doubts).toEqual([])
})

test.each(Object.keys(settingsSchema.shape))('%s may be blank', (name) => {
  expect(parseConfig({ [name]: ' ' })).toEqual(parseConfig({}))
})

test.each([
  ['NOTION_BLOG_ID', '1f0e4a5ac1d380f0a6d7000b2f0a8d11', 'NOTION_TOKEN'],
  ['CHAT_API_KEY', 'sk-1', 'CHAT_API_URL'],
])('%s without what it belongs to is reported', (name, value, needed) => {
  expect(problemsOf({ [name]: value })).toEqual([`${needed} is missing; it is needed together with ${name}`])
})

test('spaces and a Windows line ending around a value are trimmed', () => {
  const words = { HOST: '127.0.0.1', DATA_DIR: '/data', DEMO: 'no', LOG_LEVEL: 'debug', PORT: '4000' }
  const group = { CHAT_API_URL: 'https://model.example/v1', CHAT_MODEL: 'small', CHAT_API_KEY: 'sk-1' }
  const settings = { ...production, ...words, ...group, MAIL_TO: 'inbox@beacon.example' }
  const padded = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, ` ${value} \r`]))
  expect(parseConfig(padded)).toEqual(parseConfig(settings))
})

test.each(Object.keys(settingsSchema.shape))(
  '%s in quotation marks, as some container tools pass it, is reported',
  (name) => {
    const told = problemsOf({ [name]: "'value'" }).filter((problem) => problem.startsWith(`${name} `))
    expect(told).toEqual([`${name} must be written without quotation marks around it`])
  },
)

test('invalid, incomplete and contradictory settings are all reported together', () => {
  const problems = problemsOf({
    ...production,
    PORT: '1.5',
    NOTION_TOKEN: 'x',
    ...cards('sk_live_1', 'pk_test_1'),
  })
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
    'PORT',
    'NOTION_LEADS_ID',
    'STRIPE_SECRET_KEY',
  ])
})

test('an invalid NODE_ENV is reported alone', () => {
  const live = cards('sk_live_1', 'pk_live_1')
  expect(problemsOf({ ...production, ...live, NODE_ENV: 'staging' })).toEqual([
    'NODE_ENV must be development, production or test',
  ])
})

test('a backup parses only DATA_DIR and DATABASE_URL', () => {
  const live = cards('sk_live_1', 'pk_live_1')
  expect(parsePlace({ ...live, PORT: 'eighty', DATA_DIR: '/data', DATABASE_URL: '' })).toEqual({
    dataDir: '/data',
    databaseUrl: 'sqlite:/data/beacon.sqlite',
  })
  expect(() => parsePlace({ DATABASE_URL: 'mysql://localhost' })).toThrow(/DATABASE_URL must be sqlite:PATH/)
})

test('every problem is reported at once, each on its own line', () => {
  const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: 'many' })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'TRUST_PROXY', 'LOG_LEVEL'])
  expect(new SettingsError(problems).message.split('\n')).toHaveLength(4)
})

test.each([
  [['STRIPE_SECRET_KEY'], ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
  [['PRINTIFY_API_TOKEN', 'PRINTIFY_SHOP_ID'], ['PRINTIFY_WEBHOOK_SECRET']],
  [['NOTION_TOKEN'], ['NOTION_LEADS_ID']],
  [['CHAT_MODEL'], ['CHAT_API_URL']],
  [['ADMIN_PASSWORD'], ['ADMIN_EMAIL']],
])('an incomplete group (%j) is reported with what is missing (%j)', (given, missing) => {
  const problems = problemsOf(Object.fromEntries(given.map((name) => [name, '1'.repeat(40)])))
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(missing)
  expect(problems[0]).toContain(given.join(', '))
})

test('production needs an administrator with a long password, unless it is a demo', () => {
  expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(' ')[0])).toEqual([
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
  ])
  const owner = { NODE_ENV: 'production', ADMIN_EMAIL: 'owner@beacon.example' }
  expect(problemsOf({ ...owner, ADMIN_PASSWORD: 'elevenchars' })).toEqual([
    'ADMIN_PASSWORD must have at least 12 characters in production',
  ])
  expect(problemsOf({ ...owner, ADMIN_PASSWORD: 'twelve chars' })).toEqual([])
  expect(problemsOf({ NODE_ENV: 'production', DEMO: 'true' })).toEqual([])
})

test('production without keys has its integrations off; a demo uses stand-ins', () => {
  expect(parseConfig(production)).toMatchObject({
    host: '0.0.0.0',
    integrations: { mail: 'off', notes: 'off' },
  })
  expect(parseConfig({ ...production, DEMO: 'yes' }).integrations).toMatchObject({
    mail: 'demo',
    notes: 'demo',
  })
})

test('.env.example lists every variable that the server reads, and no other', () => {
  expect(Object.keys(exampleFile).sort()).toEqual(Object.keys(settingsSchema.shape).sort())
})

test('the server starts with an unchanged .env.example', async () => {
  const place = { PORT: '0', NODE_ENV: 'test' }
  const app = await startTestApp({ demo: true, settings: definedIn({ ...exampleFile, ...place }) })
  expect(await app.visitor.ask(readConfig)).toMatchObject({ demo: true })
})

/** All of the example's variables except DATA_DIR, which stays the test's own. */
function definedIn(file: NodeJS.Dict<string>): Record<string, string> {
  const { DATA_DIR: _, ...rest } = file
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? '']))
}
