import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../../scripts/lib/ports.ts'
import { postgresFor } from '../../../../scripts/lib/postgres-in-tests.ts'
import { isStorageFault, openDatabase } from './database.ts'
import { awaitDatabase } from './first-connection.ts'

function open(url: string) {
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  return db
}

const recordingLog = () => {
  const lines: unknown[] = []
  return { lines, warn: (fields: unknown) => void lines.push(fields) }
}

test('a server started before its database waits for it and logs the reason', async (context) => {
  const { url } = await postgresFor(context)
  const { hostname, port } = new URL(url)
  const gate = createServer((inbound) => {
    const outbound = connect(Number(port), hostname)
    inbound.pipe(outbound).pipe(inbound)
    for (const end of [inbound, outbound]) end.on('error', () => {})
  })
  onTestFinished(() => void gate.close())
  const closedPort = await freePort()

  const log = recordingLog()
  const waiting = awaitDatabase(open(url.replace(`:${port}/`, `:${closedPort}/`)), log)
  await expect.poll(() => log.lines.length).toBe(1)
  expect(log.lines[0]).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') })
  await once(gate.listen(closedPort, hostname), 'listening')
  await waiting
})

test('waiting for the database times out with the error of the last attempt', async () => {
  const db = open(`postgres://u:p@127.0.0.1:${await freePort()}/beacon`)
  const failure = await awaitDatabase(db, recordingLog(), 0).catch((error: unknown) => error)
  expect(isStorageFault(failure)).toBe(true)
})

test('a wrong password fails at once, without waiting', async (context) => {
  const { url } = await postgresFor(context)
  const wrong = new URL(url)
  wrong.password = 'wrong'
  const log = recordingLog()
  await expect(awaitDatabase(open(wrong.href), log)).rejects.toThrow(/password/)
  expect(log.lines).toEqual([])
})
