import { submitLead } from '@beacon/contract/leads'
import { listMail, mailHtmlPath, readMail } from '@beacon/contract/mailbox'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { startTestApp } from '../../../test/start-app.ts'

test('ADMIN-5: without a mail server the administrator reads every mail in the demo mailbox', async () => {
  const app = await startTestApp({ demo: true })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const admin = await app.admin()
  const { mode, mails } = await admin.ask(listMail)
  expect(mode).toBe('demo')
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'New lead: Ada Baker',
    'We have your message, Ada',
  ])

  const receipt = mails.find(({ to }) => to[0] === lead.email)
  const { mail } = await admin.ask(readMail, { params: { id: receipt?.id ?? '' } })
  expect(mail).toMatchObject({ ...receipt, replyTo: expect.stringContaining('inbox@beacon.test') })
  expect(mail.text).toContain(lead.message)
  expect(mail.html).toContain('<!doctype html>')
})

test('ADMIN-5: the demo mailbox is still there after a restart', async () => {
  const app = await startTestApp({ demo: true })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.restart()
  expect((await (await app.admin()).ask(listMail)).mails).toHaveLength(2)
})

test('ADMIN-5: an unknown mail is a 404', async () => {
  const app = await startTestApp({ demo: true })
  const answer = await (await app.admin()).call(readMail, { params: { id: 'nothing' } })
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('ADMIN-5: with a real mail server the mailbox is empty and says so', async () => {
  const app = await startTestApp()
  expect(await (await app.admin()).ask(listMail)).toEqual({ mode: 'on', mails: [] })
})

test('AB27: a mail’s HTML is served sandboxed, without scripts or outside requests', async () => {
  const app = await startTestApp({ demo: true })
  await app.visitor.ask(submitLead, { body: { ...lead, message: '<script>alert(1)</script>' } })
  await app.drain()
  const admin = await app.admin()
  const { mails } = await admin.ask(listMail)
  const path = mailHtmlPath(mails[0]?.id ?? '')

  const page = await admin.send(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups(?!.*allow-scripts).*default-src 'none'/,
  )
  expect(await page.text()).not.toContain('<script')
  expect((await app.visitor.send(path)).status).toBe(401)
  expect((await admin.send(mailHtmlPath('nothing'))).status).toBe(404)
})
