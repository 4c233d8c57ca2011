import { decideHeldSync, syncProducts } from '@beacon/contract/product-admin'
import { copies } from '@beacon/stand-ins/printify/testing'
import { expect, test } from 'vitest'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { alertOfCopies } from './copy-alert.ts'

const copyAgain = async (app: TestApp) => (await app.admin()).ask(syncProducts)
const check = async (app: TestApp) => {
  await alertOfCopies({ ...app.deps, clock: app.now })
  await app.drain()
}
const textOf = (app: TestApp) => app.mail.read(alerts(app)[0]?.id ?? '')?.text
const alerts = (app: TestApp) => app.mail.messages().filter(({ subject }) => subject.includes('old content'))

/** A shop whose print provider has refused for some hours, and was asked just now. */
async function startRefused(hours: number) {
  const app = await startTestApp({ prints: copies(2) })
  app.printify.faults.set({ fault: 'error', status: 401 })
  app.advance(hours * HOUR)
  await copyAgain(app)
  return app
}

test('when a source refuses for more than six hours, the owner gets one mail a day that names it', async () => {
  const app = await startRefused(7)
  await check(app)
  await check(app)
  expect(alerts(app)).toHaveLength(1)
  expect(alerts(app)[0]?.to).toEqual(['inbox@beacon.test'])
  expect(textOf(app)).toContain('Products from Printify')
})

test('a failure of five hours raises no alert', async () => {
  const app = await startRefused(5)
  await check(app)
  expect(alerts(app)).toEqual([])
})

test('an alert is not sent if the copy has succeeded by then', async () => {
  const app = await startRefused(7)
  app.mail.faults.set({ fault: 'refuse' })
  await check(app)
  app.printify.faults.clear()
  await copyAgain(app)
  app.mail.faults.clear()
  await app.settle()
  expect(alerts(app)).toEqual([])
})

/** A shop whose copy has been held for some hours, because it has lost most of its products. */
async function startHeld() {
  const app = await startTestApp({ prints: copies(10) })
  app.printify.setProducts(copies(2))
  app.advance(7 * HOUR)
  await copyAgain(app)
  return app
}
const decide = async (app: TestApp, decision: 'accept' | 'reject') =>
  (await app.admin()).ask(decideHeldSync, { params: { source: 'printify' }, body: { decision } })

test('a copy that waits for a decision counts as old, too', async () => {
  const app = await startHeld()
  await check(app)
  expect(textOf(app)).toContain('waits for your decision')
})

test('a held copy that the owner has accepted raises no alert', async () => {
  const app = await startHeld()
  await decide(app, 'accept')
  await check(app)
  expect(alerts(app)).toEqual([])
})

test('after a held copy was rejected, the alert asks for no decision', async () => {
  const app = await startHeld()
  await decide(app, 'reject')
  await check(app)
  expect(textOf(app)).toContain('Products from Printify: The last copy was not taken over.')
})

test('an alert in the evening is not repeated after midnight', async () => {
  const app = await startRefused(7)
  await check(app)
  app.advance(3 * HOUR)
  await (await app.signIn()).ask(syncProducts)
  await check(app)
  expect(alerts(app)).toHaveLength(1)
  app.advance(21 * HOUR)
  await (await app.signIn()).ask(syncProducts)
  await check(app)
  expect(alerts(app)).toHaveLength(2)
})

test('the alert of a source that was never copied does not speak of an old copy', async () => {
  const app = await startTestApp({ settings: { PRINTIFY_API_TOKEN: 'mistyped' } })
  await copyAgain(app)
  await check(app)
  const [alert] = app.mail.messages()
  const text = app.mail.read(alert?.id ?? '')?.text
  expect(text).toContain('Nothing has ever been taken over: Products from Printify.')
  expect(text).not.toMatch(/six hours|last good copy/)
})

test('the alert calls the built-in products by a name for people', async () => {
  const app = await startTestApp()
  app.advance(7 * HOUR)
  const started = app.now().toISOString()
  await app.rows(`update content_sync set started_at = '${started}' where name = 'products: local'`)
  await check(app)
  expect(textOf(app)).toContain('Built-in products')
})

test('a source that is no longer copied raises no alert', async () => {
  const app = await startRefused(7)
  app.advance(7 * HOUR)
  await check(app)
  expect(alerts(app)).toEqual([])
})
