import { type AddressInfo, connect, createServer } from 'node:net'
import { startMailServer } from '@beacon/stand-ins/mail-server'
import { expect, onTestFinished, test } from 'vitest'
import { JobError } from '../outbox/job-error.ts'
import { createMailer, type MailLimits, type OutgoingMail } from './mailer.ts'

const mail: OutgoingMail = {
  messageId: '<job-1@beacon.test>',
  from: { name: 'Beacon & Bay', address: 'site@beacon.test' },
  to: { name: 'Ada, "the" Bäcker <evil@x.test>', address: 'ada@bakery.example' },
  replyTo: { name: '', address: 'inbox@beacon.test' },
  subject: 'Größe, €5 and a very long line '.repeat(6).trim(),
  text: 'Hello\n.\nThe line above is a dot.',
  html: '<p>Hello</p>',
}

async function start(limits?: MailLimits) {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  return { server, send: createMailer(server.url, limits) }
}

test('a mail arrives intact at one address, whatever characters its name and subject contain', async () => {
  const { server, send } = await start()
  await send(mail, async () => {})
  const [summary] = server.messages()
  expect(summary).toMatchObject({ to: ['ada@bakery.example'], subject: mail.subject })
  const read = server.read(summary?.id ?? '')
  expect(read?.text.trim()).toBe(mail.text)
  expect(read?.html.trim()).toBe(mail.html)
  expect(read?.headers).toContainEqual({ name: 'Message-ID', value: mail.messageId })
})

test('a non-ASCII domain is sent to the mail server in punycode', async () => {
  const { server } = await start()
  const said: string[] = []
  const between = createServer((client) => {
    client.on('data', (bytes) => said.push(String(bytes)))
    client.pipe(connect(Number(new URL(server.url).port), '127.0.0.1')).pipe(client)
  })
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done))
  onTestFinished(() => void between.close())
  const send = createMailer(`smtp://127.0.0.1:${(between.address() as AddressInfo).port}`)
  await send({ ...mail, to: { name: 'Ada', address: 'ada@bücher.example' } }, async () => {})
  expect(said.join('')).toContain('RCPT TO:<ada@xn--bcher-kva.example>')
})

test('beforeBody is called before any of the mail’s body is sent', async () => {
  const { server, send } = await start()
  let mailsBefore: number | undefined
  await send(mail, async () => {
    mailsBefore = server.messages().length
  })
  expect(mailsBefore).toBe(0)
})

test('a mail is not sent if beforeBody fails', async () => {
  const { server, send } = await start()
  const failure = new JobError('paused', 'The lease was lost.')
  await expect(send(mail, () => Promise.reject(failure))).rejects.toBe(failure)
  await expect(send(mail, () => Promise.reject(new Error('disk full')))).rejects.toMatchObject({
    failure: 'retry',
  })
  expect(server.messages()).toEqual([])
})

test('beforeBody failing after the connection timed out causes no unhandled rejection', async () => {
  const { server, send } = await start({ connectMs: 1000, totalMs: 1000 })
  const { promise, reject } = Promise.withResolvers<void>()
  await expect(send(mail, () => promise)).rejects.toMatchObject({ failure: 'retry' })
  reject(new Error('too late'))
  expect(server.messages()).toEqual([])
})

test('a remote mail server without TLS is sent neither the password nor the recipient', async () => {
  const said: string[] = []
  const plain = createServer((client) => {
    client.write('220 plain.example\r\n')
    client.on('data', (bytes) => {
      said.push(String(bytes))
      client.write(
        String(bytes).startsWith('EHLO') ? '250-plain.example\r\n250 AUTH PLAIN\r\n' : '502 No\r\n',
      )
    })
    client.on('error', () => {})
  })
  await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done))
  onTestFinished(() => void plain.close())
  const { port } = plain.address() as AddressInfo
  // This machine, under a name that is not recognized as local.
  const send = createMailer(`smtp://site:secret@127.1:${port}`, { connectMs: 1000, totalMs: 1000 })
  await expect(send(mail, async () => {})).rejects.toMatchObject({ failure: 'retry' })
  expect(said.join('')).toMatch(/^EHLO/)
  expect(said.join('')).not.toMatch(/AUTH|MAIL FROM|RCPT TO/)
})

test('an unreachable mail server is retried', async () => {
  const { server, send } = await start()
  await server.close()
  await expect(send(mail, async () => {})).rejects.toMatchObject({ failure: 'retry' })
})

test('SMTP_URL may contain an IPv6 address', async () => {
  const failed = await createMailer('smtp://[::1]:9')(mail, async () => {}).catch((error: Error) => error)
  expect(failed).toMatchObject({ message: expect.not.stringContaining('ENOTFOUND') })
})

test('while our account may send no more today, its mails are tried again', async () => {
  const { send } = await start()
  const to = { name: '', address: 'quota@bakery.example' }
  await expect(send({ ...mail, to }, async () => {})).rejects.toMatchObject({
    failure: 'retry',
    message: expect.stringContaining('5.4.5'),
  })
})

test('a permanently refused address is distinguished from a refused mail', async () => {
  const { server, send } = await start()
  const to = { name: '', address: 'bounce@bakery.example' }
  const gone = { failure: 'refused', addressRefusal: '5.1.1' }
  await expect(send({ ...mail, to }, async () => {})).rejects.toMatchObject(gone)
  for (const at of ['rcpt', 'data'] as const) {
    server.faults.set({ fault: 'error', at, status: 550, times: 1 })
    const refused = { failure: 'refused', addressRefusal: undefined }
    await expect(
      send(mail, async () => {}),
      at,
    ).rejects.toMatchObject(refused)
  }
})

test('a server that refuses the sender is asked again: it has not heard of the recipient', async () => {
  const { server, send } = await start()
  server.faults.set({ fault: 'error', at: 'mail', status: 550, times: 1 })
  await expect(send(mail, async () => {})).rejects.toMatchObject({ failure: 'retry' })
})
