import { beginSecondFactor } from '@beacon/contract/admin-security'
import { readSession, signIn, signInWithCode } from '@beacon/contract/admin-session'
import { expect, test } from 'vitest'
import { switchOn, throttled } from '../../../test/authenticator.ts'
import { createClient, type TestClient } from '../../../test/client.ts'
import { administrator, cookieOf, HOUR, SECOND, startTestApp, type TestApp } from '../../../test/start-app.ts'

const DAY = 24 * HOUR
const wrong = { ...administrator, password: 'not this one' }
const behindProxy = { settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } }
const NAME = 'known-browser'

/** The cookie after an answer. */
const kept = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((text) => text.startsWith(`${NAME}=`))
    ?.split(';')[0] ?? ''

async function cookieAfterSignIn(app: TestApp): Promise<string> {
  const answer = await app.visitor.call(signIn, { body: administrator })
  expect(answer.status).toBe(200)
  return kept(answer.headers)
}

const statusOf = async (client: TestClient, body = administrator, address = '198.51.100.7') =>
  (await client.call(signIn, { body, headers: { 'X-Forwarded-For': address } })).status

async function letStrangersGuess(app: TestApp): Promise<void> {
  for (let guessed = 0; guessed < 5; guessed += 1) expect(await statusOf(app.visitor, wrong)).toBe(401)
  expect(await statusOf(app.visitor), 'whom nobody knows waits').toBe(429)
}

test('AB11: the owner signs in where they have before, however much strangers guess', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  await letStrangersGuess(app)
  await app.restart()
  expect(await statusOf(createClient(app.origin, cookie))).toBe(200)
  expect(await statusOf(app.visitor), 'which frees no stranger').toBe(429)
})

test('AB11: the cookie opens nothing, and no script and no other site gets to see it', async () => {
  const app = await startTestApp({ settings: { PUBLIC_URL: 'https://beacon.test' } })
  const [, text = ''] = (await app.visitor.call(signIn, { body: administrator })).headers.getSetCookie()
  expect(text).toMatch(
    /^__Host-known-browser=[\w-]{22}\.\d{13}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const client = createClient(app.origin, text.split(';')[0])
  expect((await client.call(readSession)).status).toBe(401)
  expect(await statusOf(client, wrong)).toBe(401)
})

test('AB11: a cookie that was forged gives nothing', async () => {
  const app = await startTestApp(throttled)
  const [id = '', endsAt = '', signature = ''] =
    (await cookieAfterSignIn(app)).split('=')[1]?.split('.') ?? []
  await letStrangersGuess(app)
  const forged = [
    '',
    '..',
    `${id}.${endsAt}.`,
    `${crypto.randomUUID()}.${endsAt}.${signature}`,
    `${id}.${Number(endsAt) + DAY}.${signature}`,
    `${id}.${endsAt}.${signature.slice(1)}`,
  ]
  for (const value of forged)
    expect(await statusOf(createClient(app.origin, `${NAME}=${value}`)), value).toBe(429)
  expect(await statusOf(createClient(app.origin, `${NAME}=${id}.${endsAt}.${signature}`))).toBe(200)
})

test('AB11: a browser is forgotten half a year after its owner last signed in', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  app.advance(179 * DAY)
  await letStrangersGuess(app)
  const again = await createClient(app.origin, cookie).call(signIn, { body: administrator })
  app.advance(2 * DAY)
  await letStrangersGuess(app)
  expect(await statusOf(createClient(app.origin, cookie))).toBe(429)
  expect(await statusOf(createClient(app.origin, kept(again.headers)))).toBe(200)
})

test.each([
  ['another password', { ADMIN_PASSWORD: 'another horse battery' }],
  ['another account', { ADMIN_EMAIL: 'other@beacon.test' }],
  ['another secret', { SESSION_SECRET: 's'.repeat(32) }],
] as [string, Record<string, string>][])(
  'AB11: a browser that was known before %s is a stranger',
  async (_, settings) => {
    const app = await startTestApp(throttled)
    const cookie = await cookieAfterSignIn(app)
    await app.restart(settings)
    const { email, password } = administrator
    const changed = { email: settings.ADMIN_EMAIL ?? email, password: settings.ADMIN_PASSWORD ?? password }
    for (let guessed = 0; guessed < 5; guessed += 1)
      await statusOf(app.visitor, { ...changed, password: 'no' })
    expect(await statusOf(createClient(app.origin, cookie), changed)).toBe(429)
  },
)

test('AB11: who types another account in a known browser is counted with everybody who does', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  const other = { email: 'other@beacon.test', password: 'guess' }
  for (let guessed = 0; guessed < 5; guessed += 1) expect(await statusOf(app.visitor, other)).toBe(401)
  expect(await statusOf(createClient(app.origin, cookie), other)).toBe(429)
})

test('AB11: whoever steals the cookie has five guesses, and keeps no other browser out', async () => {
  const app = await startTestApp(throttled)
  const stolen = createClient(app.origin, await cookieAfterSignIn(app))
  const other = createClient(app.origin, await cookieAfterSignIn(app))
  const answers = await Promise.all(Array.from({ length: 9 }, () => statusOf(stolen, wrong)))
  expect(answers.filter((status) => status === 401)).toHaveLength(5)
  expect(await statusOf(stolen)).toBe(429)
  expect(await statusOf(other)).toBe(200)
  expect(await statusOf(app.visitor)).toBe(200)
})

test('AB11: an e-mail that reads like the name of a browser counts nothing against it', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  const email = `browser:${cookie.split('=')[1]?.split('.')[0]}`
  for (let guessed = 0; guessed < 6; guessed += 1) await statusOf(app.visitor, { email, password: 'guess' })
  expect(await statusOf(createClient(app.origin, cookie))).toBe(200)
})

test('AB11: who is signed in proves the password, however much strangers guess', async () => {
  const app = await startTestApp(throttled)
  const admin = await app.admin()
  await letStrangersGuess(app)
  const { password } = administrator
  expect((await admin.call(beginSecondFactor, { body: { password } })).status).toBe(200)
})

test('AB11: a stranger who knows the password keeps no known browser from its code', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  const { code } = await switchOn(app, await app.admin())
  app.advance(30 * SECOND)
  /** The second step's cookie, beside that of a browser. */
  const withPassword = async (known: string) => {
    const answer = await createClient(app.origin, known).call(signIn, { body: administrator })
    expect(kept(answer.headers), 'the password alone makes no browser known').toBe('')
    return createClient(app.origin, `${known}; ${cookieOf(answer.headers)}`)
  }
  const thief = await withPassword('')
  const enter = async (browser: TestClient, typed: string) =>
    (await browser.call(signInWithCode, { body: { code: typed } })).status
  for (let guessed = 0; guessed < 5; guessed += 1) expect(await enter(thief, 'ABCD')).toBe(401)
  expect(await enter(thief, 'ABCD')).toBe(429)
  expect(await enter(await withPassword(cookie), code())).toBe(200)
})

test('AB12: guesses of sixty addresses keep a known browser waiting for none of them', async () => {
  const app = await startTestApp(behindProxy)
  const owner = createClient(app.origin, await cookieAfterSignIn(app))
  const answered: number[] = []
  const guesses = Array.from({ length: 60 }, async (_, n) => {
    const status = await statusOf(
      app.visitor,
      { email: `n${n}@beacon.test`, password: 'guess' },
      `203.0.113.${n}`,
    )
    if (status === 401) answered.push(status)
  })
  expect(await statusOf(owner)).toBe(200)
  expect(answered.length).toBeLessThan(20)
  await Promise.all(guesses)
})

test('AB12: guesses from the owner’s own address leave a known browser its budget', async () => {
  const app = await startTestApp(behindProxy)
  const owner = createClient(app.origin, await cookieAfterSignIn(app))
  const guesses = Array.from({ length: 21 }, (_, n) =>
    statusOf(app.visitor, { email: `n${n}@beacon.test`, password: 'guess' }),
  )
  expect(await Promise.all(guesses)).toContain(429)
  expect(await statusOf(app.visitor)).toBe(429)
  expect(await statusOf(owner)).toBe(200)
})
