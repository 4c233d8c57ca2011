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

/** The server may run in another account than the tests. */
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

test('a private server keeps what it acknowledged when it is stopped at once, and only its password opens it', async (context) => {
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

test('a server that is started twice in the same folder finds its data again', async (context) => {
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

test('whatever ends the program that started it, the server and its folder go', async (context) => {
  await postgresFor(context)
  const folder = newFolder()
  const program = startProgram(folder)
  await once(program.stdout, 'data')
  expect(readdirSync(folder)).toHaveLength(1)
  program.kill('SIGKILL')
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 20_000 })
})

test('who is asked to end while the server’s folder is made does not wait for it', async (context) => {
  await postgresFor(context)
  const folder = newFolder()
  const program = startProgram(folder)
  const made = () => readdirSync(folder, { recursive: true }).some((name) => `${name}`.endsWith('PG_VERSION'))
  await vi.waitFor(() => expect(made()).toBe(true), { timeout: 20_000, interval: 5 })
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([130, null])
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 20_000 })
})

test('where PostgreSQL is neither installed nor to be fetched, or too old, a sentence says so', async () => {
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
