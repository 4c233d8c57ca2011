import { signIn } from '@beacon/contract/admin-session'
import { copies } from '@beacon/stand-ins/printify/testing'
import { expect, test } from 'vitest'
import { switchOn, throttled } from '../test/authenticator.ts'
import { payOrder } from '../test/orders.ts'
import { administrator, HOUR, startTestApp, type TestApp } from '../test/start-app.ts'
import { sweep } from './housekeeping.ts'

const TABLES = ['admin_session', 'sign_in_failure', 'pending_sign_in', 'webhook_event']

const enter = (app: TestApp, password: string) =>
  app.visitor.call(signIn, { body: { ...administrator, password } })

test('sessions, sign-ins and events of the card provider are forgotten after 91 days', async () => {
  const app = await startTestApp(throttled)
  await switchOn(app, await app.admin())
  await enter(app, administrator.password)
  await enter(app, 'a guess')
  await payOrder(app)
  await app.stripe.deliver()
  const filled = async () => {
    const rows = await Promise.all(TABLES.map((table) => app.rows(`select * from ${table}`)))
    return TABLES.filter((_, at) => rows[at]?.length)
  }
  expect(await filled()).toEqual(TABLES)
  app.advance(91 * 24 * HOUR)
  await sweep(app.deps.db, app.now)
  expect(await filled()).toEqual([])
})

test('housekeeping tells the owner of a source that has refused for more than six hours', async () => {
  const app = await startTestApp({ sweeps: true, prints: copies(2) })
  app.printify.faults.set({ fault: 'error', status: 401 })
  app.advance(7 * HOUR)
  await app.restart()
  await app.mail.waitFor(({ subject }) => subject.includes('old content'))
})

test('AB11: housekeeping tells the owner of twenty wrong passwords', async () => {
  const app = await startTestApp({ sweeps: true })
  for (let guess = 0; guess < 20; guess += 1) expect((await enter(app, 'a guess')).status).toBe(401)
  app.advance(2 * HOUR)
  await app.restart()
  await app.mail.waitFor(({ subject }) => subject.startsWith('Somebody is trying passwords'))
})
