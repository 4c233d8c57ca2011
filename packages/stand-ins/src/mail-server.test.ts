import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from './mail-server.ts'

const message = {
  from: { name: 'Beacon & Bay Digital', address: 'hello@beaconandbay.example' },
  to: { name: 'Ada Example', address: 'ada@example.com' },
  subject: 'Welcome',
  text: 'Good to meet you.',
}

async function start(options: Parameters<typeof startMailServer>[0] = {}) {
  const mail = await startMailServer(options)
  onTestFinished(() => mail.close())
  const transport = createTransport(mail.url)
  return { mail, send: (changes: SendMailOptions = {}) => transport.sendMail({ ...message, ...changes }) }
}

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('what the website sends can be read in the mailbox, with its envelope, both bodies and attachments', async () => {
  const { mail, send } = await start({ clock: () => new Date('2026-11-20T12:00:00Z') })
  await send({
    subject: 'Zoë asks about café menus',
    replyTo: { name: 'Zoë', address: 'zoe@example.com' },
    html: '<p>Good to <b>meet</b> you.</p>',
    bcc: 'archive@example.com',
    messageId: '<lead-1@beaconandbay.example>',
    attachments: [{ filename: 'list.csv', content: 'a,b' }],
  })

  const summary = {
    id: expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    receivedAt: '2026-11-20T12:00:00.000Z',
    from: 'Beacon & Bay Digital <hello@beaconandbay.example>',
    to: ['ada@example.com', 'archive@example.com'],
    subject: 'Zoë asks about café menus',
  }
  const listed = mail.messages()
  expect(listed).toEqual([summary])
  expect(mail.read(listed[0]?.id ?? '')).toEqual({
    ...summary,
    replyTo: 'Zoë <zoe@example.com>',
    headers: expect.arrayContaining([{ name: 'Message-ID', value: '<lead-1@beaconandbay.example>' }]),
    text: expect.stringContaining('Good to meet you.'),
    html: expect.stringContaining('<b>meet</b>'),
    attachments: [{ filename: 'list.csv', contentType: 'text/csv', size: 3 }],
  })
  expect(mail.read('unknown')).toBeUndefined()
  expect(mail.state()).toMatchObject({ mails: [{ messageId: '<lead-1@beaconandbay.example>' }] })
})

test('mails are listed newest first, and only the newest are kept', async () => {
  const { mail, send } = await start({ keep: 2 })
  for (const subject of ['one', 'two', 'three']) await send({ subject })
  expect(mail.messages().map(({ subject }) => subject)).toEqual(['three', 'two'])
  await mail.clear()
  expect(mail.messages()).toEqual([])
})

test('waiting for a mail returns it, or times out with a message', async () => {
  const { mail, send } = await start()
  const welcome = mail.waitFor(({ subject }) => subject === 'Welcome')
  await send()
  expect((await welcome).text).toContain('Good to meet you.')
  expect((await mail.waitFor(({ to }) => to.includes('ada@example.com'))).subject).toBe('Welcome')
  const other = mail.waitFor(({ subject }) => subject === 'Other', { timeoutMs: 50 })
  await expect(other).rejects.toThrow('No such mail within 50 ms; the mailbox holds: Welcome')
})

test('the mailbox survives a restart, without files half-written by a killed process', async () => {
  const folder = await createFolder()
  const first = await start({ folder, keep: 2 })
  for (const subject of ['one', 'two', 'three']) await first.send({ subject })
  const listed = first.mail.messages()
  await writeFile(join(folder, '9999999999999-000009-0123abcd.eml.part'), 'From: ha')

  const second = await start({ folder, keep: 2 })
  expect(second.mail.messages()).toEqual(listed)
  await second.send({ subject: 'four' })
  expect(second.mail.messages().map(({ subject }) => subject)).toEqual(['four', 'three'])

  await second.mail.clear()
  expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toEqual([])
})

test('a mail to bounce@ is rejected permanently', async () => {
  const { mail, send } = await start()
  await expect(send({ to: 'bounce@example.com' })).rejects.toMatchObject({
    code: 'EENVELOPE',
    responseCode: 550,
    permanent: true,
  })
  expect(mail.messages()).toEqual([])
})

test('the mailbox closing@ accepts two mails, then rejects permanently', async () => {
  const { mail, send } = await start()
  for (const subject of ['one', 'two']) await send({ to: 'closing@example.com', subject })
  await expect(send({ to: 'closing@example.com' })).rejects.toMatchObject({
    response: '550 5.1.1 No such mailbox',
    permanent: true,
  })
  await send({ to: 'closing@example.org' })
  expect(mail.messages()).toHaveLength(3)
})

test('if one of two recipients is rejected, the other still gets the mail', async () => {
  const { mail, send } = await start()
  const sent = await send({ to: ['ada@example.com', 'bounce@example.com'] })
  expect(sent).toMatchObject({ accepted: ['ada@example.com'], rejected: ['bounce@example.com'] })
  expect(mail.messages()[0]?.to).toEqual(['ada@example.com'])
})

test('a mail to greylist@ is rejected temporarily and accepted the second time', async () => {
  const { mail, send } = await start()
  const later = { code: 'EENVELOPE', responseCode: 451, permanent: false }
  await expect(send({ to: 'greylist@example.com' })).rejects.toMatchObject(later)
  await send({ to: 'greylist@example.com' })
  expect(mail.messages()).toHaveLength(1)
})

test('a mail to full@ is rejected temporarily', async () => {
  const { send } = await start()
  await expect(send({ to: 'full@example.com' })).rejects.toMatchObject({
    responseCode: 452,
    permanent: false,
  })
})

test('a mail of more than 10 MB is rejected', async () => {
  const { mail, send } = await start()
  const content = Buffer.alloc(8 * 1024 * 1024)
  await expect(send({ attachments: [{ filename: 'big.bin', content }] })).rejects.toMatchObject({
    code: 'EMESSAGE',
    responseCode: 552,
    permanent: true,
  })
  expect(mail.messages()).toEqual([])
})
