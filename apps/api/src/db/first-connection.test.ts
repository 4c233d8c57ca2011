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

const listener = () => {
  const lines: unknown[] = []
  return { lines, warn: (fields: unknown) => void lines.push(fields) }
}

test('a server that starts before its database waits for it, and says so', async (context) => {
  const { url } = await postgresFor(context)
  const { hostname, port } = new URL(url)
  const gate = createServer((inbound) => {
    const outbound = connect(Number(port), hostname)
    inbound.pipe(outbound).pipe(inbound)
    for (const end of [inbound, outbound]) end.on('error', () => {})
  })
  onTestFinished(() => void gate.close())
  const closedPort = await freePort()

  const log = listener()
  const waiting = awaitDatabase(open(url.replace(`:${port}/`, `:${closedPort}/`)), log)
  await expect.poll(() => log.lines.length).toBe(1)
  expect(log.lines[0]).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') })
  await once(gate.listen(closedPort, hostname), 'listening')
  await waiting
})

test('patience ends, with the reason of the last try', async () => {
  const db = open(`postgres://u:p@127.0.0.1:${await freePort()}/beacon`)
  const failure = await awaitDatabase(db, listener(), 0).catch((error: unknown) => error)
  expect(isStorageFault(failure)).toBe(true)
})

test('a wrong password is told at once: waiting does not mend it', async (context) => {
  const { url } = await postgresFor(context)
  const wrong = new URL(url)
  wrong.password = 'wrong'
  const log = listener()
  await expect(awaitDatabase(open(wrong.href), log)).rejects.toThrow(/password/)
  expect(log.lines).toEqual([])
})
