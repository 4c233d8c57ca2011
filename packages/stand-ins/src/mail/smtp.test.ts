import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FaultSetting } from '../faults.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'

/** Long enough for a busy machine. */
const PATIENCE_MS = 5000
/** For a server that never responds. */
const LITTLE_PATIENCE_MS = 200

let mail: MailServer

beforeEach(async () => {
  mail = await startMailServer()
})

afterEach(() => mail.close())

function send(patienceMs = PATIENCE_MS) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: Number(new URL(mail.url).port),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return transport.sendMail({ from: 'us@example.com', to: 'ada@example.com', subject: 'Hello', text: 'Hi' })
}

type Case = [name: string, setting: FaultSetting, thrown: object]

const nothingKept: Case[] = [
  ['refuses connections', { fault: 'refuse' }, { code: 'ESOCKET' }],
  ['greets with a malformed line', { fault: 'malformed' }, { code: 'EPROTOCOL' }],
  [
    'rejects the connection as too busy',
    { fault: 'rate-limit' },
    { code: 'EPROTOCOL', responseCode: 421, permanent: false },
  ],
  [
    'rejects the recipient temporarily',
    { fault: 'rate-limit', at: 'rcpt' },
    { code: 'EENVELOPE', responseCode: 451, permanent: false },
  ],
  ['refuses the recipient', { fault: 'error' }, { code: 'EENVELOPE', responseCode: 550, permanent: true }],
  [
    'refuses the sender',
    { fault: 'error', at: 'mail', status: 553 },
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 },
  ],
  [
    'refuses the message',
    { fault: 'error', at: 'data', status: 554 },
    { code: 'EMESSAGE', responseCode: 554, permanent: true },
  ],
]

const silent: [name: string, setting: FaultSetting][] = [
  ['never greets', { fault: 'hang' }],
  ['greets at one byte per second', { fault: 'slow' }],
  ['does not respond after the message', { fault: 'hang', at: 'data' }],
]

const kept: Case[] = [
  ['cuts the connection', { fault: 'done-but-cut' }, { code: 'ECONNECTION' }],
  ['responds with a malformed line', { fault: 'malformed', at: 'data' }, { code: 'EMESSAGE' }],
]

describe('a mail is not stored when the server', () => {
  test.each(nothingKept)('%s', async (_name, setting, thrown) => {
    mail.faults.set(setting)
    await expect(send()).rejects.toMatchObject(thrown)
    expect(mail.messages()).toEqual([])
  })

  test.each(silent)('%s', async (_name, setting) => {
    mail.faults.set(setting)
    await expect(send(LITTLE_PATIENCE_MS)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect(mail.messages()).toEqual([])
  })
})

describe('a mail is stored, but the sender gets no confirmation, when the server', () => {
  test.each(kept)('%s', async (_name, setting, thrown) => {
    mail.faults.set(setting)
    await expect(send()).rejects.toMatchObject(thrown)
    expect(mail.messages()).toHaveLength(1)
  })
})

test('a mail is accepted as soon as the fault is over', async () => {
  mail.faults.set({ fault: 'refuse', times: 1 })
  await expect(send()).rejects.toThrow()
  await send()
  expect(mail.messages()).toHaveLength(1)
})

test('the second mail over a pooled connection can have a fault of its own', async () => {
  const pool = createTransport(mail.url, { pool: true, maxConnections: 1 } as object)
  const hello = { from: 'us@example.com', to: 'ada@example.com', text: 'Hi' }
  await pool.sendMail(hello)
  mail.faults.set({ fault: 'error', times: 1 })
  await expect(pool.sendMail(hello)).rejects.toMatchObject({ responseCode: 550 })
  await pool.sendMail(hello)
  pool.close()
  expect(mail.messages()).toHaveLength(2)
})
