import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { healthz, readyz } from '@beacon/contract/health'
import { submitLead } from '@beacon/contract/leads'
import { syncProducts } from '@beacon/contract/product-admin'
import { expect, onTestFinished, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { SECOND, startTestApp } from '../../../test/start-app.ts'
import { newFolder } from '../../../test/temp-folder.ts'
import { openDatabase } from '../../db/database.ts'
import { countHit } from '../../http/rate-limit.ts'

test('API-4: a running server reports that it is alive and ready', async () => {
  const app = await startTestApp()
  expect(await app.visitor.ask(healthz)).toEqual({ status: 'ok' })
  expect(await app.visitor.ask(readyz)).toEqual({ status: 'ready' })
})

test('API-4: a server whose outbox worker has stopped is alive but not ready', async () => {
  const app = await startTestApp({ breaks: true })
  await app.deps.worker.stop()
  expect((await app.visitor.call(healthz)).status).toBe(200)
  const answer = await app.visitor.call(readyz)
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('API-4: a production server without a website build is alive but not ready', async () => {
  const app = await startTestApp({ breaks: true, settings: { NODE_ENV: 'production', DEMO: 'true' } })
  expect((await app.visitor.call(healthz)).status).toBe(200)
  expect((await app.visitor.call(readyz)).status).toBe(503)
  const page = await app.visitor.send('/booking', { headers: { Accept: 'text/html' } })
  expect(page.status, 'nobody is told that its pages do not exist').toBe(503)
  expect(await page.text()).toContain('<a href="">Try again</a>')
})

test('API-4: a server whose database file was moved or replaced is not ready', async () => {
  const file = join(newFolder(), 'beacon.sqlite')
  const app = await startTestApp({ breaks: true, settings: { DATABASE_URL: `sqlite:${file}` } })
  expect((await app.visitor.call(readyz)).status).toBe(200)
  renameSync(file, `${file}.away`)
  expect((await app.visitor.call(readyz)).status).toBe(503)
  copyFileSync(`${file}.away`, file)
  expect((await app.visitor.call(readyz)).status).toBe(503)
  renameSync(`${file}.away`, file)
  expect((await app.visitor.call(readyz)).status).toBe(200)
  expect(app.logs).toContainEqual(expect.objectContaining({ level: 50, file }))
})

test('API-4: readiness fails after two seconds when the database does not answer', async () => {
  const app = await startTestApp({ breaks: true })
  const other = openDatabase(app.deps.config.databaseUrl)
  onTestFinished(() => other.destroy())
  await other.transaction().execute(async (tx) => {
    await countHit(tx, { name: 'readyz', subject: '', now: app.now(), windowMs: SECOND })
    const asked = Date.now()
    expect((await app.visitor.call(readyz)).status).toBe(503)
    expect(Date.now() - asked).toBeLessThan(3 * SECOND)
  })
  await expect.poll(async () => (await app.visitor.call(readyz)).status).toBe(200)
})

test('API-4: a local call to /metrics returns request and outbox metrics, without personal data', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'error', status: 550 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.notion.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: { ...lead, email: 'ben@example.com' } })
  await app.drain()
  app.advance(40 * SECOND)

  const response = await app.visitor.send('/metrics')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  expect(text).toContain('outbox_jobs{state="refused"} 4')
  expect(text).toContain('outbox_jobs{state="done"} 1')
  expect(text).toContain('outbox_jobs{state="ready"} 1')
  expect(text).toContain('outbox_oldest_waiting_seconds 40')
  expect(text).toMatch(/http_request_duration_seconds_count\{method="POST",status="2xx"\} 2/)
  const copiedAt = app.now().getTime() / 1000 - 40
  expect(text).toContain(`content_copy_last_success_timestamp_seconds{copy="products: local"} ${copiedAt}`)
  expect(text).toContain('# TYPE payments gauge')
  expect(text).not.toMatch(/example\.com|Ada/)
})

test('the metrics say 0 for a source whose copies never succeeded, and nothing of one that was switched off', async () => {
  const app = await startTestApp({ settings: { PRINTIFY_API_TOKEN: 'revoked' }, breaks: true })
  const copiesIn = async () => {
    const text = await (await app.visitor.send('/metrics')).text()
    return text.split('\n').filter((line) => line.startsWith('content_copy_last_success'))
  }
  await (await app.admin()).ask(syncProducts)
  expect(await copiesIn()).toContain(
    'content_copy_last_success_timestamp_seconds{copy="products: printify"} 0',
  )
  app.advance(25 * 60 * 60 * SECOND)
  expect(await copiesIn()).toEqual([])
})

test.each(['0', '1'])(
  'API-4: through a proxy (TRUST_PROXY %s) /metrics is for administrators only',
  async (hops) => {
    const app = await startTestApp({ settings: { TRUST_PROXY: hops } })
    const admin = await app.admin()
    for (const claimed of ['203.0.113.9', '127.0.0.1', '::1, 127.0.0.1']) {
      const throughProxy = { headers: { 'X-Forwarded-For': claimed } }
      expect((await app.visitor.send('/metrics', throughProxy)).status, claimed).toBe(401)
      expect((await admin.send('/metrics', throughProxy)).status).toBe(200)
    }
  },
)

test.each(['Forwarded', 'Via', 'X-Real-IP'])('API-4: /metrics knows a proxy by its %s, too', async (name) => {
  const app = await startTestApp()
  const response = await app.visitor.send('/metrics', { headers: { [name]: 'for=203.0.113.9' } })
  expect(response.status).toBe(401)
})
