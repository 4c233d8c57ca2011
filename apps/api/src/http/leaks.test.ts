import { endpoints } from '@beacon/contract/endpoints'
import { listLeads, submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { lead } from '../../test/examples.ts'
import { startTestApp, type TestApp } from '../../test/start-app.ts'

const settings = {
  SESSION_SECRET: 'marked-session-secret-that-nobody-may-ever-read',
  ADMIN_PASSWORD: 'marked-password-of-the-owner',
  CHAT_API_URL: 'http://127.0.0.1:9/v1',
  CHAT_API_KEY: 'marked-key-of-the-model',
  CHAT_MODEL: 'some-model',
}
const secretsOf = ({ stripe, printify, notion }: TestApp) => [
  /marked-/,
  new RegExp(`${stripe.secretKey}|${stripe.webhookSecret}|${printify.token}|${notion.token}`),
]
const PERSONAL = /marked\.person|Marked Name|555-0177|what only the agency/

const person = {
  ...lead,
  name: 'Marked Name',
  email: 'marked.person@example.com',
  phone: '(631) 555-0177',
  message: 'This is what only the agency may read.',
}

/** Every answer without a session: each call with an invalid body, with malformed JSON and with another method. */
async function everyAnswer(app: TestApp): Promise<string[]> {
  const answers: string[] = []
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.visitor.send(path, init)
    answers.push(`${path} ${JSON.stringify([...response.headers])} ${await response.text()}`)
  }
  for (const { method, path } of endpoints) {
    const address = path.replace(/:\w+/g, 'x')
    const json = { 'Content-Type': 'application/json' }
    const hasBody = method !== 'GET' && method !== 'DELETE'
    await ask(address, { method, ...(hasBody ? { headers: json, body: '{"a":1}' } : {}) })
    if (hasBody) await ask(address, { method, headers: json, body: '{' })
    await ask(address, { method: 'PATCH' })
  }
  for (const path of [
    '/metrics',
    '/api/openapi.json',
    '/api/docs',
    '/sitemap.xml',
    '/nowhere',
    '/api/nowhere',
  ])
    await ask(path, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  return answers
}

test('no answer, error or log line contains a secret or a visitor’s data', async () => {
  const app = await startTestApp({ settings, breaks: true })
  await app.visitor.ask(submitLead, { body: person })
  await app.settle()
  app.mail.faults.set({ fault: 'refuse' })
  app.notion.faults.set({ fault: 'error', status: 500 })
  await app.visitor.ask(submitLead, { body: { ...person, message: `${person.message} Again.` } })
  await app.drain()

  const log = app.logs.map((entry) => JSON.stringify(entry))
  for (const secret of [...secretsOf(app), PERSONAL])
    for (const text of [...(await everyAnswer(app)), ...log]) expect(text).not.toMatch(secret)
})

test('an administrator’s answers contain visitors’ data but no secret', async () => {
  const app = await startTestApp({ settings })
  await app.visitor.ask(submitLead, { body: person })
  await app.settle()
  const admin = await app.admin()
  expect(JSON.stringify(await admin.ask(listLeads, { query: {} }))).toMatch(PERSONAL)
  for (const { method, path } of endpoints.filter((endpoint) => endpoint.method === 'GET')) {
    const answer = await (await admin.send(path.replace(/:\w+/g, 'x'), { method })).text()
    for (const secret of secretsOf(app)) expect(answer, path).not.toMatch(secret)
  }
})
