import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/temp-folder.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { type CopyWork, createContentSync } from './content-sync.ts'

const MINUTE = 60_000

/** Two processes that sync into one database. */
async function startTwo() {
  const db = openDatabase(`sqlite:${newFolder()}/sync.sqlite`)
  onTestFinished(() => db.destroy())
  await migrate(db)
  let now = new Date('2026-11-20T15:00:00.000Z')
  let stopping = false
  const make = () =>
    createContentSync({
      db,
      clock: () => now,
      log: pino({ level: 'silent' }),
      isStopping: () => stopping,
    })
  return {
    first: make(),
    second: make(),
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    stop: () => {
      stopping = true
    },
  }
}

const good: CopyWork = async () => async () => ({ items: 3, warnings: ['one is odd'] })

test('a successful sync increments the version and records its items and warnings', async () => {
  const { first } = await startTwo()
  expect(await first.run('posts', good)).toBe('done')
  expect(await first.run('posts', good)).toBe('done')
  expect(await first.version('posts')).toBe(2)
  expect(await first.state('posts')).toMatchObject({ isRunning: false, items: 3, warnings: ['one is odd'] })
})

test('a sync that fails while writing is rolled back and records the error', async () => {
  const { first } = await startTwo()
  await first.run('posts', good)
  const half: CopyWork = async () => async (tx) => {
    await tx.updateTable('content_sync').set({ items: 99 }).execute()
    throw new Error('the disk is full')
  }
  expect(await first.run('posts', half)).toBe('failed')
  expect(await first.state('posts')).toMatchObject({
    items: 3,
    lastError: 'the disk is full',
    isRunning: false,
  })
  expect(await first.version('posts')).toBe(1)
})

test('only one process syncs at once; after a minute’s silence another takes over, and the first then fails', async () => {
  const { first, second, advance } = await startTwo()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow = first.run('posts', async () => {
    await released
    return async () => ({ items: 1, warnings: [] })
  })
  await expect.poll(async () => (await second.state('posts')).isRunning).toBe(true)
  expect(await second.run('posts', good)).toBe('busy')
  advance(MINUTE)
  expect(await second.run('posts', good)).toBe('done')
  release()
  expect(await slow).toBe('failed')
  expect(await second.state('posts')).toMatchObject({ items: 3 })
})

test('a sync that keeps reporting keeps its lease', async () => {
  const { first, second, advance } = await startTwo()
  const result = await first.run('posts', async (stillAlive) => {
    for (let step = 0; step < 3; step += 1) {
      advance(MINUTE / 2)
      await stillAlive()
    }
    expect(await second.run('posts', good)).toBe('busy')
    return async () => ({ items: 1, warnings: [] })
  })
  expect(result).toBe('done')
})

test('a stopping server abandons its sync without recording an error', async () => {
  const { first, stop } = await startTwo()
  const result = await first.run('posts', async (stillAlive) => {
    stop()
    await stillAlive()
    return async () => ({ items: 1, warnings: [] })
  })
  expect(result).toBe('busy')
  expect(await first.state('posts')).toMatchObject({ isRunning: false, lastError: null, lastOkAt: null })
})
