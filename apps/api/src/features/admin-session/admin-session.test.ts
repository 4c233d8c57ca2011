import { readSession, signIn, signOut } from '@beacon/contract/admin-session'
import { backgroundHeader } from '@beacon/contract/background-header'
import { listLeads } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { throttled } from '../../../test/authenticator.ts'
import { createClient } from '../../../test/client.ts'
import {
  administrator,
  cookieOf,
  HOUR,
  MINUTE,
  SECOND,
  startTestApp,
  type TestApp,
} from '../../../test/start-app.ts'
import { alertOfGuesses } from './guess-alert.ts'

const wrong = { ...administrator, password: 'not this one' }

const trySignIn = (app: TestApp, body: object) => app.visitor.call(signIn, { body })

async function guessWrong(app: TestApp, times: number): Promise<void> {
  for (let guessed = 0; guessed < times; guessed += 1) expect((await trySignIn(app, wrong)).status).toBe(401)
}

async function retryAfter(app: TestApp): Promise<number> {
  const answer = await trySignIn(app, administrator)
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  return Number(answer.headers.get('retry-after'))
}

test('ADMIN-1: the owner signs in, reads admin data, and signs out', async () => {
  const app = await startTestApp()
  const admin = await app.signIn()
  expect(await admin.ask(readSession)).toEqual({
    success: true,
    administrator: {
      email: administrator.email,
      expiresAt: new Date(app.now().getTime() + 30 * MINUTE).toISOString(),
    },
  })
  expect((await admin.call(listLeads)).status).toBe(200)

  const out = await admin.call(signOut)
  expect(out.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0;/)
  expect((await admin.call(readSession)).status).toBe(401)
})

test('ADMIN-1: sign-in ignores case and spaces in the email, but not case in the password', async () => {
  const app = await startTestApp()
  expect((await trySignIn(app, { ...administrator, email: ' OWNER@Beacon.test ' })).status).toBe(200)
  expect(
    (await trySignIn(app, { ...administrator, password: administrator.password.toUpperCase() })).status,
  ).toBe(401)
  expect(
    (await trySignIn(app, { email: 'other@beacon.test', password: administrator.password })).status,
  ).toBe(401)
})

test('ADMIN-1: a wrong email and a wrong password get the same error', async () => {
  const app = await startTestApp()
  const [email, password] = await Promise.all([
    trySignIn(app, { ...administrator, email: 'nobody@beacon.test' }),
    trySignIn(app, wrong),
  ])
  const sentence = { code: 'unauthorized', error: 'This email and password do not match.' }
  expect(email).toMatchObject({ status: 401, body: sentence })
  expect(password).toMatchObject({ status: 401, body: sentence })
})

test('ADMIN-1: an empty form names each missing field', async () => {
  const app = await startTestApp()
  expect(await trySignIn(app, { email: ' ', password: '' })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Email is required', password: 'Password is required' } },
  })
})

test('ADMIN-1: a password that was typed as the email is in no table of the database', async () => {
  const app = await startTestApp(throttled)
  const typed = 'correct horse 1887'
  await trySignIn(app, { email: ` ${typed.toUpperCase()}`, password: typed })
  expect(await app.rows('select failures from sign_in_failure')).toEqual([{ failures: 1 }])
  const kept: string[] = []
  for (const { name } of await app.deps.db.introspection.getTables()) {
    const rows = await app.rows(`select * from ${name}`)
    if (JSON.stringify(rows).toLowerCase().includes(typed)) kept.push(name)
  }
  expect(kept).toEqual([])
})

test('ADMIN-1: the session cookie is HttpOnly and SameSite=Strict, and on HTTPS also Secure', async () => {
  const http = await startTestApp()
  const plain = (await trySignIn(http, administrator)).headers.getSetCookie()
  expect(plain[0]).toMatch(/^session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)

  const https = await startTestApp({ settings: { PUBLIC_URL: 'https://beacon.test' } })
  const secure = (await trySignIn(https, administrator)).headers.getSetCookie()
  expect(secure[0]).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('ADMIN-1: the database does not contain the session token', async () => {
  const app = await startTestApp()
  const { cookie } = await app.signIn()
  const token = cookie?.split('=')[1] ?? ''
  expect(token).not.toBe('')
  expect(JSON.stringify(await app.rows('select * from admin_session'))).not.toContain(token)
})

test('AB13: a session ends after 30 minutes without use, and not before', async () => {
  const app = await startTestApp()
  const admin = await app.signIn()
  for (let visit = 0; visit < 3; visit += 1) {
    app.advance(29 * MINUTE)
    expect((await admin.call(readSession)).status).toBe(200)
  }
  app.advance(30 * MINUTE)
  expect((await admin.call(readSession)).status).toBe(401)
})

test('AB13: calls that no person has caused do not keep a session alive', async () => {
  const app = await startTestApp()
  const admin = await app.signIn()
  const end = new Date(app.now().getTime() + 30 * MINUTE).toISOString()
  const headers = { [backgroundHeader]: '1' }
  app.advance(29 * MINUTE)
  expect(await admin.ask(readSession, { headers })).toMatchObject({ administrator: { expiresAt: end } })
  expect((await admin.call(listLeads, { headers })).status).toBe(200)
  app.advance(MINUTE)
  expect((await admin.call(listLeads, { headers })).status).toBe(401)
  expect((await admin.call(listLeads)).status).toBe(401)
})

test('AB13: a session ends after twelve hours, even in constant use', async () => {
  const app = await startTestApp()
  const admin = await app.signIn()
  for (let past = 0; past < 12 * HOUR - 20 * MINUTE; past += 20 * MINUTE) {
    app.advance(20 * MINUTE)
    expect((await admin.call(readSession)).status).toBe(200)
  }
  const { administrator: who } = await admin.ask(readSession)
  expect(Date.parse(who.expiresAt) - app.now().getTime()).toBe(20 * MINUTE)
  app.advance(20 * MINUTE)
  expect((await admin.call(readSession)).status).toBe(401)
})

test('AB13: signing out or signing in again ends the earlier session', async () => {
  const app = await startTestApp()
  const first = await app.signIn()
  const again = await first.call(signIn, { body: administrator })
  expect((await first.call(readSession)).status).toBe(401)
  const second = createClient(app.origin, cookieOf(again.headers))
  expect((await second.call(readSession)).status).toBe(200)
  await second.ask(signOut)
  expect((await second.call(listLeads)).status).toBe(401)
})

test('AB13: a session survives a restart, and ends when the password changes', async () => {
  const app = await startTestApp()
  const { cookie } = await app.signIn()
  await app.restart()
  expect((await createClient(app.origin, cookie).call(readSession)).status).toBe(200)
  await app.restart({ ADMIN_PASSWORD: 'another horse battery' })
  expect((await createClient(app.origin, cookie).call(readSession)).status).toBe(401)
  expect((await trySignIn(app, administrator)).status).toBe(401)
})

test('AB11: after five wrong passwords an account is locked for a while, longer each time, at most 15 minutes', async () => {
  const app = await startTestApp(throttled)
  await guessWrong(app, 5)
  const waits: number[] = []
  while (waits.at(-1) !== 900) {
    const seconds = await retryAfter(app)
    waits.push(seconds)
    app.advance(seconds * SECOND)
    if (seconds < 900) await guessWrong(app, 1)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900])
  expect((await trySignIn(app, administrator)).status).toBe(200)
})

test('wrong passwords under a clock that was ahead lock nobody out once it is right again', async () => {
  const app = await startTestApp(throttled)
  app.advance(720 * HOUR)
  await guessWrong(app, 5)
  expect(await retryAfter(app)).toBe(30)
  app.advance(-720 * HOUR)
  expect((await trySignIn(app, administrator)).status).toBe(200)
})

test('AB11: guesses in other spellings of the address count against the same account', async () => {
  const app = await startTestApp(throttled)
  await guessWrong(app, 5)
  for (const email of [
    administrator.email.toUpperCase(),
    administrator.email.replace('o', '\uff4f'),
    administrator.email.replace('b', '\u24d1'),
  ])
    expect((await trySignIn(app, { ...administrator, email })).status, email).toBe(429)
})

test('AB11: of 30 simultaneous guesses at most five are checked', async () => {
  const app = await startTestApp(throttled)
  const answers = await Promise.all(Array.from({ length: 30 }, () => trySignIn(app, wrong)))
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25)
})

test('AB11: the count of wrong passwords survives a restart', async () => {
  const app = await startTestApp(throttled)
  await guessWrong(app, 5)
  await app.restart()
  expect(await retryAfter(app)).toBe(30)
})

test('AB11: guesses at one account do not lock another', async () => {
  const app = await startTestApp(throttled)
  for (let guessed = 0; guessed < 6; guessed += 1) {
    await trySignIn(app, { email: 'someone@beacon.test', password: 'guess' })
  }
  expect((await trySignIn(app, { email: 'Someone@beacon.test', password: 'guess' })).status).toBe(429)
  expect((await trySignIn(app, administrator)).status).toBe(200)
})

test('AB11: a successful sign-in resets the count of wrong passwords, and so does a quarter of an hour', async () => {
  const app = await startTestApp(throttled)
  await guessWrong(app, 4)
  await app.signIn()
  await guessWrong(app, 4)
  app.advance(16 * MINUTE)
  await guessWrong(app, 4)
  await app.signIn()
})

/** What the administrator has been told after another look of housekeeping. */
async function guessAlerts(app: TestApp) {
  await alertOfGuesses({ ...app.deps, clock: app.now })
  await app.drain()
  return app.mail.messages().filter(({ subject }) => subject.startsWith('Somebody '))
}

test('AB11: from twenty refused sign-ins in a day on, the owner gets one email', async () => {
  const app = await startTestApp()
  await guessWrong(app, 19)
  expect(await guessAlerts(app)).toEqual([])
  await guessWrong(app, 1)
  await guessAlerts(app)
  expect(await guessAlerts(app)).toMatchObject([
    { to: [administrator.email], subject: 'Somebody is trying passwords for your back office' },
  ])
})

test('AB11: twenty guesses are told once, and not again after midnight; twenty more are told the next day', async () => {
  const app = await startTestApp()
  await guessWrong(app, 20)
  expect(await guessAlerts(app)).toHaveLength(1)
  app.advance(10 * HOUR)
  await guessWrong(app, 19)
  expect(await guessAlerts(app), 'after midnight').toHaveLength(1)
  app.advance(15 * HOUR)
  expect(await guessAlerts(app), 'nineteen are none to tell').toHaveLength(1)
  await guessWrong(app, 1)
  expect(await guessAlerts(app)).toHaveLength(2)
})

test('AB11: refused sign-ins of weeks after an alert are none to tell, however many', async () => {
  const app = await startTestApp()
  await guessWrong(app, 20)
  expect(await guessAlerts(app)).toHaveLength(1)
  // To guess takes long: those that were told are made later ones, ten of each week.
  for (let week = 0; week < 2; week += 1) {
    app.advance(7 * 24 * HOUR)
    await app.rows(`update audit_entry set at = '${app.now().toISOString()}' where id in
      (select id from audit_entry where act = 'session.sign-in' order by at limit 10)`)
  }
  expect(await guessAlerts(app)).toHaveLength(1)
})

test('AB11: an alert that goes out late has the number that raised it', async () => {
  const app = await startTestApp()
  await guessWrong(app, 20)
  app.advance(20 * HOUR)
  app.mail.faults.set({ fault: 'refuse' })
  expect(await guessAlerts(app)).toEqual([])
  app.advance(10 * HOUR)
  await guessWrong(app, 3)
  app.mail.faults.clear()
  await app.settle()
  expect(app.mail.read(app.mail.messages()[0]?.id ?? '')?.text).toContain(
    '20 sign-ins with your email address were refused between November 20, 2026 at 6:00 AM EST and November 21, 2026 at 6:00 AM EST.',
  )
})

test('AB12: one IP address that tries many accounts gets 429', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.15' } })
  const attempt = (name: string) => trySignIn(app, { email: `${name}@beacon.test`, password: 'guess' })
  for (const name of ['ann', 'ben', 'cleo']) expect((await attempt(name)).status).toBe(401)
  const answer = await attempt('dan')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('900')
})

test('AB12: one IPv6 line that tries many accounts from as many addresses gets 429', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.15', TRUST_PROXY: '1' } })
  const statuses: number[] = []
  for (const name of ['ann', 'ben', 'cleo', 'dan'])
    statuses.push((await guessBy(app, name, `2001:db8:1:${statuses.length}::5`)).status)
  expect(statuses).toEqual([401, 401, 401, 429])
})

const from = (address: string) => ({ 'X-Forwarded-For': address })
const guessBy = (app: TestApp, name: string, address: string) =>
  app.visitor.call(signIn, {
    body: { email: `${name}@beacon.test`, password: 'guess' },
    headers: from(address),
  })

test('AB12: the owner’s sign-in does not wait for twenty queued guesses from another IP address', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  let answered = 0
  const guesses = Array.from({ length: 20 }, async (_, n) => {
    await guessBy(app, `guess-${n}`, '198.51.100.1')
    answered += 1
  })
  await Promise.race(guesses)
  const owner = await app.visitor.call(signIn, { body: administrator, headers: from('198.51.100.2') })
  expect(owner.status).toBe(200)
  expect(answered).toBeLessThan(12)
  await Promise.all(guesses)
})

test('AB12: of guesses from a hundred IP addresses at once, some get 429, and the owner can still sign in', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => guessBy(app, `guess-${n}`, `198.51.100.${n}`)),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100 - refused.length)
  const owner = await app.visitor.call(signIn, { body: administrator, headers: from('198.51.100.2') })
  expect(owner.status).toBe(200)
})

test.each(['owner@münchen.example', 'Owner@XN--mnchen-3ya.example'])(
  'ADMIN-1: an owner at münchen.example signs in as %s, as a browser may send it',
  async (email) => {
    const app = await startTestApp({ settings: { ADMIN_EMAIL: 'owner@münchen.example' } })
    expect((await trySignIn(app, { ...administrator, email })).status).toBe(200)
  },
)

test('ADMIN-1: without a configured administrator, nobody can sign in', async () => {
  const app = await startTestApp({ settings: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
  expect((await trySignIn(app, { email: 'x', password: 'x' })).status).toBe(401)
  expect((await trySignIn(app, { email: '\u200b', password: 'undefined' })).status).toBe(401)
})
