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

/** The known-browser cookie that a response sets, or ''. */
const knownBrowserCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((text) => text.startsWith(`${NAME}=`))
    ?.split(';')[0] ?? ''

async function cookieAfterSignIn(app: TestApp): Promise<string> {
  const answer = await app.visitor.call(signIn, { body: administrator })
  expect(answer.status).toBe(200)
  return knownBrowserCookie(answer.headers)
}

const statusOf = async (client: TestClient, body = administrator, address = '198.51.100.7') =>
  (await client.call(signIn, { body, headers: { 'X-Forwarded-For': address } })).status

async function letStrangersGuess(app: TestApp): Promise<void> {
  for (let guessed = 0; guessed < 5; guessed += 1) expect(await statusOf(app.visitor, wrong)).toBe(401)
  expect(await statusOf(app.visitor), 'an unknown browser is locked out').toBe(429)
}

test('AB11: guesses from unknown browsers do not lock the owner out of a known browser', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  await letStrangersGuess(app)
  await app.restart()
  expect(await statusOf(createClient(app.origin, cookie))).toBe(200)
  expect(await statusOf(app.visitor), 'an unknown browser is still locked out').toBe(429)
})

test('AB11: the known-browser cookie grants no access, and is HttpOnly, Secure and SameSite=Strict', async () => {
  const app = await startTestApp({ settings: { PUBLIC_URL: 'https://beacon.test' } })
  const [, text = ''] = (await app.visitor.call(signIn, { body: administrator })).headers.getSetCookie()
  expect(text).toMatch(
    /^__Host-known-browser=[\w-]{22}\.\d{13}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const client = createClient(app.origin, text.split(';')[0])
  expect((await client.call(readSession)).status).toBe(401)
  expect(await statusOf(client, wrong)).toBe(401)
})

test('AB11: a forged cookie does not make a browser known', async () => {
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

test('AB11: a browser is known for half a year after the last sign-in from it', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  app.advance(179 * DAY)
  await letStrangersGuess(app)
  const again = await createClient(app.origin, cookie).call(signIn, { body: administrator })
  app.advance(2 * DAY)
  await letStrangersGuess(app)
  expect(await statusOf(createClient(app.origin, cookie))).toBe(429)
  expect(await statusOf(createClient(app.origin, knownBrowserCookie(again.headers)))).toBe(200)
})

test.each([
  ['the password', { ADMIN_PASSWORD: 'another horse battery' }],
  ['the account', { ADMIN_EMAIL: 'other@beacon.test' }],
  ['the session secret', { SESSION_SECRET: 's'.repeat(32) }],
] as [string, Record<string, string>][])(
  'AB11: a change of %s makes every browser unknown again',
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

test('AB11: a known browser does not bypass the lock of another account', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  const other = { email: 'other@beacon.test', password: 'guess' }
  for (let guessed = 0; guessed < 5; guessed += 1) expect(await statusOf(app.visitor, other)).toBe(401)
  expect(await statusOf(createClient(app.origin, cookie), other)).toBe(429)
})

test('AB11: a stolen cookie is good for five guesses, and locks out no other browser', async () => {
  const app = await startTestApp(throttled)
  const stolen = createClient(app.origin, await cookieAfterSignIn(app))
  const other = createClient(app.origin, await cookieAfterSignIn(app))
  const answers = await Promise.all(Array.from({ length: 9 }, () => statusOf(stolen, wrong)))
  expect(answers.filter((status) => status === 401)).toHaveLength(5)
  expect(await statusOf(stolen)).toBe(429)
  expect(await statusOf(other)).toBe(200)
  expect(await statusOf(app.visitor)).toBe(200)
})

test('AB11: guesses with an email of the form “browser:<id>” do not count against that known browser', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  const email = `browser:${cookie.split('=')[1]?.split('.')[0]}`
  for (let guessed = 0; guessed < 6; guessed += 1) await statusOf(app.visitor, { email, password: 'guess' })
  expect(await statusOf(createClient(app.origin, cookie))).toBe(200)
})

test('AB11: guesses by others do not stop a signed-in owner from confirming the password', async () => {
  const app = await startTestApp(throttled)
  const admin = await app.admin()
  await letStrangersGuess(app)
  const { password } = administrator
  expect((await admin.call(beginSecondFactor, { body: { password } })).status).toBe(200)
})

test('AB11: wrong codes from an unknown browser that has the password do not lock a known browser', async () => {
  const app = await startTestApp(throttled)
  const cookie = await cookieAfterSignIn(app)
  const { code } = await switchOn(app, await app.admin())
  app.advance(30 * SECOND)
  /** Enters the password; the client then sends the second step's cookie along with the given one. */
  const withPassword = async (known: string) => {
    const answer = await createClient(app.origin, known).call(signIn, { body: administrator })
    expect(knownBrowserCookie(answer.headers), 'the password alone does not make a browser known').toBe('')
    return createClient(app.origin, `${known}; ${cookieOf(answer.headers)}`)
  }
  const thief = await withPassword('')
  const enter = async (browser: TestClient, typed: string) =>
    (await browser.call(signInWithCode, { body: { code: typed } })).status
  for (let guessed = 0; guessed < 5; guessed += 1) expect(await enter(thief, 'ABCD')).toBe(401)
  expect(await enter(thief, 'ABCD')).toBe(429)
  expect(await enter(await withPassword(cookie), code())).toBe(200)
})

test('AB12: a known browser signs in ahead of queued guesses from sixty IP addresses', async () => {
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

test('AB12: guesses from the owner’s own IP address do not use up a known browser’s rate limit', async () => {
  const app = await startTestApp(behindProxy)
  const owner = createClient(app.origin, await cookieAfterSignIn(app))
  const guesses = Array.from({ length: 21 }, (_, n) =>
    statusOf(app.visitor, { email: `n${n}@beacon.test`, password: 'guess' }),
  )
  expect(await Promise.all(guesses)).toContain(429)
  expect(await statusOf(app.visitor)).toBe(429)
  expect(await statusOf(owner)).toBe(200)
})
