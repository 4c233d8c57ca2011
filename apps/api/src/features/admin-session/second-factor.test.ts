import {
  beginSecondFactor,
  endOtherSessions,
  endSession,
  readSecurity,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@beacon/contract/admin-security'
import {
  checkFresh,
  confirmSession,
  readSession,
  signIn,
  signInWithCode,
} from '@beacon/contract/admin-session'
import { listAudit } from '@beacon/contract/audit'
import { cancelBookingWith, renewCalendarFeed } from '@beacon/contract/booking-admin'
import { sendNewsletter } from '@beacon/contract/campaigns'
import { leadsCsvPath, listLeads } from '@beacon/contract/leads'
import { markOrderPaid, retryOrder } from '@beacon/contract/order-admin'
import { noteRefund, refundPayment } from '@beacon/contract/payment-admin'
import { erasePerson, findPerson } from '@beacon/contract/people'
import { changePromoCode, createPromoCode } from '@beacon/contract/promo-codes'
import { expect, test } from 'vitest'
import { switchOn, throttled } from '../../../test/authenticator.ts'
import { createClient, type TestClient } from '../../../test/client.ts'
import { letter } from '../../../test/examples.ts'
import { payPrintOrder, startOrder, stateOf } from '../../../test/orders.ts'
import {
  administrator,
  cookieOf,
  HOUR,
  MINUTE,
  SECOND,
  startTestApp,
  type TestApp,
} from '../../../test/start-app.ts'
import { sweep } from '../../housekeeping.ts'
import { alertOfGuesses } from './guess-alert.ts'
import { resetSecondFactor } from './reset.ts'

const { password } = administrator

/** The first step of signing in; returns a client that holds the cookie for the second. */
async function enterPassword(app: TestApp): Promise<TestClient> {
  const answer = await app.visitor.call(signIn, { body: administrator })
  expect(answer).toMatchObject({ status: 200, body: { success: true, codeNeeded: true } })
  return createClient(app.origin, cookieOf(answer.headers))
}

const enterCode = (browser: TestClient, code: string) => browser.call(signInWithCode, { body: { code } })

async function signInFully(app: TestApp, code: string): Promise<TestClient> {
  const answer = await enterCode(await enterPassword(app), code)
  expect(answer.status).toBe(200)
  return createClient(app.origin, cookieOf(answer.headers))
}

test('ADMIN-1: setting up a second factor needs the password, and it stays off until a first code is entered', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const wrong = await admin.call(beginSecondFactor, { body: { password: 'not this one' } })
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: { password: 'This password does not match.' } },
  })
  expect((await admin.call(switchSecondFactorOn, { body: { code: '123456' } })).status).toBe(409)

  await admin.ask(beginSecondFactor, { body: { password } })
  expect(await admin.call(switchSecondFactorOn, { body: { code: 'abcdef' } })).toMatchObject({
    status: 401,
    body: { code: 'code_wrong', fields: { code: 'This code does not match.' } },
  })
  expect((await admin.ask(readSecurity)).secondFactor).toEqual({
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
  })
  await app.signIn()
  expect((await admin.call(checkFresh)).status, 'no code is asked for while it is not on').toBe(200)

  const { recoveryCodes } = await switchOn(app, admin)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(recoveryCodes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect((await admin.ask(readSecurity)).secondFactor).toEqual({
    isOn: true,
    since: app.now().toISOString(),
    recoveryCodesLeft: 10,
  })
  expect((await admin.call(beginSecondFactor, { body: { password } })).status).toBe(409)
})

test('a second factor that was only begun is forgotten after a day; one that is on stays', async () => {
  const app = await startTestApp()
  const secrets = () => app.rows('select confirmed_at from second_factor')
  const aDayLater = async () => {
    app.advance(25 * HOUR)
    await sweep(app.deps.db, app.now)
  }
  await (await app.signIn()).ask(beginSecondFactor, { body: { password } })
  expect(await secrets()).toEqual([{ confirmed_at: null }])
  await aDayLater()
  expect(await secrets()).toEqual([])

  await switchOn(app, await app.signIn())
  const switchedOn = app.now().toISOString()
  await aDayLater()
  expect(await secrets()).toEqual([{ confirmed_at: switchedOn }])
})

test('ADMIN-1: with a second factor, the password alone gives no access until a code is entered', async () => {
  const app = await startTestApp()
  const { code } = await switchOn(app, await app.admin())
  app.advance(30 * SECOND)
  const answer = await app.visitor.call(signIn, { body: { ...administrator, email: ' OWNER@beacon.test ' } })
  expect(JSON.stringify(answer.body)).toBe('{"success":true,"codeNeeded":true}')
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sign-in=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  const token = cookieOf(answer.headers).split('=')[1] ?? ''
  for (const cookie of [`sign-in=${token}`, `session=${token}`])
    expect((await createClient(app.origin, cookie).call(listLeads)).status).toBe(401)

  const spaced = `${code().slice(0, 3)} ${code().slice(3)}`
  const signedIn = await enterCode(createClient(app.origin, `sign-in=${token}`), spaced)
  expect(signedIn.status).toBe(200)
  expect(signedIn.headers.getSetCookie().at(-1)).toMatch(/^sign-in=; Max-Age=0;/)
  const admin = createClient(app.origin, cookieOf(signedIn.headers))
  expect((await admin.ask(readSession)).administrator.email).toBe(administrator.email)
})

test('ADMIN-1: a sign-in with a code is one entry of the audit log; only without its code it stays unfinished', async () => {
  const app = await startTestApp()
  const { code } = await switchOn(app, await app.admin())
  app.advance(MINUTE)
  await enterPassword(app)
  app.advance(MINUTE)
  const browser = await enterPassword(app)
  app.advance(SECOND)
  await enterCode(browser, '000000')
  expect((await enterCode(browser, code())).status).toBe(200)
  const { entries } = await (await app.admin()).ask(listAudit, { query: { act: 'session.sign-in' } })
  expect(entries.map(({ outcome, line }) => [outcome, line])).toEqual([
    ['refused', 'This code does not match.'],
    ['done', 'Unknown browser'],
    ['open', 'Password right, code asked for'],
  ])
})

test('AB14: a code is accepted once, even when it arrives several times at once', async () => {
  const app = await startTestApp()
  const { code } = await switchOn(app, await app.admin())
  expect(await enterCode(await enterPassword(app), code())).toMatchObject({
    status: 401,
    body: { code: 'code_used' },
  })
  app.advance(30 * SECOND)
  const browsers = await Promise.all(Array.from({ length: 4 }, () => enterPassword(app)))
  const answers = await Promise.all(browsers.map((browser) => enterCode(browser, code())))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  expect(await enterCode(await enterPassword(app), code(-1))).toMatchObject({ body: { code: 'code_used' } })
})

test('ADMIN-1: a code is accepted one 30-second step early or late, but not two', async () => {
  const app = await startTestApp()
  const { code } = await switchOn(app, await app.admin())
  app.advance(10 * MINUTE)
  const browser = await enterPassword(app)
  for (const steps of [-2, 2]) expect((await enterCode(browser, code(steps))).status).toBe(401)
  await signInFully(app, code(-1))
  await signInFully(app, code(1))
})

test('AB11: after five wrong codes the account is locked, and entering the password again allows no more', async () => {
  const app = await startTestApp(throttled)
  const { code } = await switchOn(app, await app.admin())
  app.advance(MINUTE)
  for (let guessed = 0; guessed < 5; guessed += 1) {
    const wrong = code().replace(/./g, (digit) => String(9 - Number(digit)))
    expect((await enterCode(await enterPassword(app), wrong)).status).toBe(401)
  }
  const waiting = await enterCode(await enterPassword(app), code())
  expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(waiting.headers.get('retry-after')).toBe('30')
  app.advance(30 * SECOND)
  await signInFully(app, code())
})

test('AB11: from twenty refused sign-ins in a day on, wrong codes among them, the owner is told that the password seems to be known', async () => {
  const app = await startTestApp()
  await switchOn(app, await app.admin())
  await app.drain()
  for (let guess = 0; guess < 17; guess += 1)
    await app.visitor.call(signIn, { body: { ...administrator, password: 'a guess' } })
  const browser = await enterPassword(app)
  for (let guess = 0; guess < 3; guess += 1) expect((await enterCode(browser, 'abcdef')).status).toBe(401)
  await alertOfGuesses({ ...app.deps, clock: app.now })
  await app.drain()
  const mail = app.mail.messages().find(({ subject }) => subject.includes('seems to know the password'))
  const text = app.mail.read(mail?.id ?? '')?.text
  expect(text).toContain('20 sign-ins with your email address were refused')
  expect(text).toContain('Codes of the second step among them: 3.')
  expect(text).toContain('have it changed on the server right away')
})

test('AB11: wrong codes while setting up a second factor are throttled like those of a sign-in', async () => {
  const app = await startTestApp(throttled)
  const admin = await app.admin()
  await admin.ask(beginSecondFactor, { body: { password } })
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push((await admin.call(switchSecondFactorOn, { body: { code: '000000' } })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('AB11: right codes are not counted, so an owner who confirms often is not locked out', async () => {
  const app = await startTestApp(throttled)
  const admin = await app.admin()
  const { code } = await switchOn(app, admin)
  for (let time = 0; time < 7; time += 1) {
    app.advance(30 * SECOND)
    expect((await admin.call(confirmSession, { body: { code: code() } })).status).toBe(200)
  }
})

test('AB11: guesses with an email of the form “code:<email>” do not count as wrong codes of that account', async () => {
  const app = await startTestApp(throttled)
  const { code } = await switchOn(app, await app.admin())
  app.advance(MINUTE)
  for (let guessed = 0; guessed < 6; guessed += 1)
    await app.visitor.call(signIn, { body: { email: `code:${administrator.email}`, password: 'a guess' } })
  await signInFully(app, code())
})

test('AB13: the second step works once, within five minutes, and only in the browser of the first', async () => {
  const app = await startTestApp()
  const { code } = await switchOn(app, await app.admin())
  app.advance(MINUTE)
  expect((await enterCode(app.visitor, code())).status).toBe(401)
  const slow = await enterPassword(app)
  app.advance(5 * MINUTE)
  expect(await enterCode(slow, code())).toMatchObject({
    status: 401,
    body: {
      code: 'unauthorized',
      error: 'That took too long, or this browser blocks cookies. Please enter your password again.',
    },
  })
  const browser = await enterPassword(app)
  expect((await enterCode(browser, code())).status).toBe(200)
  expect((await enterCode(browser, code(1))).status).toBe(401)
  const pending = await enterPassword(app)
  await app.restart({ ADMIN_PASSWORD: 'another horse battery' })
  expect((await enterCode(createClient(app.origin, pending.cookie), code(1))).status).toBe(401)
})

test('ADMIN-1: a recovery code works once, however it is typed, and new codes replace the old ones', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { code, recoveryCodes } = await switchOn(app, admin)
  const [first = '', second = ''] = recoveryCodes
  await signInFully(
    app,
    ` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o')}`,
  )
  expect(await enterCode(await enterPassword(app), first)).toMatchObject({
    status: 401,
    body: { code: 'code_used', error: 'This recovery code has been used.' },
  })
  expect((await admin.ask(readSecurity)).secondFactor.recoveryCodesLeft).toBe(9)
  app.advance(MINUTE)
  const renewed = await admin.ask(renewRecoveryCodes, { body: { password, code: code() } })
  expect(await enterCode(await enterPassword(app), second)).toMatchObject({ body: { code: 'code_wrong' } })
  await signInFully(app, renewed.recoveryCodes[0] ?? '')
})

test('ADMIN-1: turning the second factor off needs password and code; on or off, all other sessions end', async () => {
  const app = await startTestApp()
  const [admin, other] = [await app.admin(), await app.signIn()]
  const { code } = await switchOn(app, admin)
  expect((await other.call(readSession)).status).toBe(401)
  app.advance(30 * SECOND)
  const second = await signInFully(app, code())

  const off = (body: object) => admin.call(switchSecondFactorOff, { body })
  expect((await off({ password: 'not this one', code: code(1) })).status).toBe(400)
  expect((await off({ password, code: '000000' })).status).toBe(401)
  expect((await off({ password, code: code(1) })).status).toBe(200)
  expect((await second.call(readSession)).status).toBe(401)
  expect((await admin.call(readSession)).status).toBe(200)
  expect((await admin.ask(readSecurity)).secondFactor).toEqual({
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
  })
  await app.signIn()
  expect((await off({ password, code: code(2) })).status).toBe(409)
})

test('AB13: a sign-in that waits for its code ends when the second factor is set up anew', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { code } = await switchOn(app, admin)
  const waiting = await enterPassword(app)
  app.advance(30 * SECOND)
  await admin.ask(switchSecondFactorOff, { body: { password, code: code() } })
  const anew = await switchOn(app, admin)
  app.advance(30 * SECOND)
  expect((await enterCode(waiting, anew.code())).status).toBe(401)
  await signInFully(app, anew.code())
})

test('ADMIN-1: refunds, exports, promo codes, newsletters and the like need a code no older than 15 minutes', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  app.advance(16 * MINUTE)
  expect((await admin.send(leadsCsvPath)).status).toBe(200)
  const { code } = await switchOn(app, admin)
  expect((await admin.call(checkFresh)).status).toBe(200)
  app.advance(15 * MINUTE)
  const stale = { status: 403, body: { code: 'confirmation_required' } }
  expect(await admin.call(checkFresh)).toMatchObject(stale)
  expect((await admin.send(leadsCsvPath)).status).toBe(403)
  const refund = () => admin.call(refundPayment, { body: { paymentIntentId: 'pi_unknown' } })
  expect(await refund()).toMatchObject(stale)
  for (const call of [findPerson, erasePerson])
    expect(await admin.call(call, { body: { email: 'ada@bakery.example' } }), call.path).toMatchObject(stale)
  expect(await admin.call(renewCalendarFeed)).toMatchObject(stale)
  const cancel = { reason: '', notify: false }
  const noRefund = admin.call(cancelBookingWith, { params: { id: 'unknown' }, body: cancel })
  expect((await noRefund).status).toBe(404)
  const withRefund = admin.call(cancelBookingWith, {
    params: { id: 'unknown' },
    body: { ...cancel, refund: true },
  })
  expect(await withRefund).toMatchObject(stale)
  for (const given of [
    admin.call(markOrderPaid, { params: { id: 'unknown' }, body: {} }),
    admin.call(noteRefund, { body: { paymentId: 'unknown' } }),
    admin.call(createPromoCode, { body: { code: 'CHEAP', kind: 'percent', value: 10 } }),
    admin.call(changePromoCode, { params: { code: 'CHEAP' }, body: { isEnded: false } }),
    admin.call(sendNewsletter, { body: letter }),
  ])
    expect(await given).toMatchObject(stale)
  const ended = await admin.call(changePromoCode, { params: { code: 'CHEAP' }, body: { isEnded: true } })
  expect(ended.status, 'ending a code gives nothing away').toBe(404)
  expect((await admin.call(listLeads)).status).toBe(200)

  expect((await admin.call(confirmSession, { body: { code: '000000' } })).status).toBe(401)
  expect(await admin.call(checkFresh)).toMatchObject(stale)
  await admin.ask(confirmSession, { body: { code: code() } })
  expect((await refund()).status).toBe(404)
  expect((await admin.send(leadsCsvPath)).status).toBe(200)
})

test('ADMIN-1: taking an order as paid that was not paid as asked needs a recent code, any other resumption does not', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { code } = await switchOn(app, admin)
  const { intentId, orderId } = await startOrder(app)
  await app.rows('update payment set amount = amount + 500')
  app.stripe.pay(intentId)
  await app.stripe.deliver()
  app.printify.faults.set({ fault: 'error', status: 401, match: 'POST' })
  const print = await payPrintOrder(app)
  app.printify.faults.clear()
  await app.settle()
  app.advance(15 * MINUTE)
  const retry = async (id: string) => (await admin.call(retryOrder, { params: { id } })).status
  expect(await stateOf(app, print.orderId)).toBe('needs_attention')
  expect(await retry(print.orderId)).toBe(200)
  expect(await retry(orderId)).toBe(403)
  expect(await stateOf(app, orderId)).toBe('needs_attention')
  await admin.ask(confirmSession, { body: { code: code() } })
  expect(await retry(orderId)).toBe(200)
  expect(await stateOf(app, orderId)).toBe('paid')
})

test('ADMIN-1: the database contains neither the TOTP secret nor the recovery codes in plain text', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { secret, recoveryCodes } = await switchOn(app, admin)
  await enterPassword(app)
  const kept = await Promise.all(
    ['second_factor', 'recovery_code', 'pending_sign_in', 'audit_entry'].map((table) =>
      app.rows(`select * from ${table}`),
    ),
  )
  const text = JSON.stringify(kept)
  for (const known of [
    secret,
    password,
    ...recoveryCodes,
    ...recoveryCodes.map((each) => each.replaceAll('-', '')),
  ])
    expect(text).not.toContain(known)
})

test('ADMIN-1: the administrator sees the account’s sessions, and can end one of them or all others', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  app.advance(MINUTE)
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const other = await app.visitor.call(signIn, { body: administrator, headers })
  await app.signIn()
  const { sessions } = await admin.ask(readSecurity)
  expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, false, true])
  const linux = sessions.find(({ browser }) => browser === 'Firefox on Linux')
  expect(linux).toMatchObject({ createdAt: app.now().toISOString(), address: '127.0.0.1', isThis: false })
  expect(JSON.stringify(sessions)).not.toContain(cookieOf(other.headers).split('=')[1])

  await admin.ask(endSession, { params: { id: linux?.id ?? '' } })
  expect((await createClient(app.origin, cookieOf(other.headers)).call(readSession)).status).toBe(401)
  expect((await admin.call(endSession, { params: { id: linux?.id ?? '' } })).status).toBe(404)
  expect(await admin.ask(endOtherSessions)).toEqual({ success: true, ended: 1 })
  expect((await admin.ask(readSecurity)).sessions).toHaveLength(1)
})

test('ADMIN-1: the operator’s reset command lets in an owner who has lost phone and recovery codes', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await switchOn(app, admin)
  expect(await resetSecondFactor(app.deps)).toBe(true)
  expect((await admin.call(readSession)).status).toBe(401)
  const { entries } = await (await app.signIn()).ask(listAudit, { query: { act: 'second-factor.reset' } })
  expect(entries).toMatchObject([{ who: 'operator', outcome: 'done' }])
  expect(await resetSecondFactor(app.deps)).toBe(false)
})

test('ADMIN-1: each change to the second factor is emailed to its owner without any code; a rejected one is not', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { code, recoveryCodes } = await switchOn(app, admin)
  await app.drain()
  app.advance(30 * SECOND)
  await admin.call(switchSecondFactorOff, { body: { password, code: '000000' } })
  await admin.call(renewRecoveryCodes, { body: { password: 'not this one', code: code() } })
  const renewed = await admin.ask(renewRecoveryCodes, { body: { password, code: code() } })
  await app.drain()
  app.advance(30 * SECOND)
  await admin.ask(switchSecondFactorOff, { body: { password, code: code() } })
  await app.drain()

  const mails = app.mail.messages()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your second factor is off',
    'You have new recovery codes',
    'Your second factor is on',
  ])
  for (const { to } of mails) expect(to).toEqual([administrator.email])
  const texts = mails.map(({ id }) => app.mail.read(id)?.text ?? '')
  expect(texts[0]).toContain('has been off since November 20, 2026 at 10:01 AM EST')
  expect(texts[0]).toContain('http://beacon.test/admin/audit')
  const sent = JSON.stringify(mails.map(({ id }) => app.mail.read(id)))
  for (const secret of [password, ...recoveryCodes, ...renewed.recoveryCodes])
    expect(sent).not.toContain(secret)
})

test('the operator’s reset is emailed too, once, and only if it changed something', async () => {
  const app = await startTestApp()
  await switchOn(app, await app.admin())
  for (let times = 0; times < 2; times += 1) await resetSecondFactor(app.deps)
  await app.drain()
  const subjects = app.mail.messages().map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(['Your second factor is on', 'Your second factor was reset'])
})

test('ADMIN-1: an administrator whose address has capitals is asked for the code all the same', async () => {
  const email = 'Owner@Beacon.test'
  const app = await startTestApp({ settings: { ADMIN_EMAIL: email } })
  const admin = await app.signIn({ email, password })
  await switchOn(app, admin)
  app.advance(16 * MINUTE)
  expect(await admin.call(checkFresh)).toMatchObject({
    status: 403,
    body: { code: 'confirmation_required' },
  })
})
