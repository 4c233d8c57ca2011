import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createChores } from './chores.ts'

const MINUTE = 60_000

/** Four processes on one database, with one clock. */
async function startFleet() {
  const db = openDatabase(await newDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db)
  let now = new Date('2026-11-20T15:00:00.000Z')
  const log = pino({ level: 'silent' })
  const fleet = Array.from({ length: 4 }, () => createChores({ db, clock: () => now, log }))
  return {
    fleet,
    /** How many of them get the chore when all ask at once. */
    askAll: async () =>
      (await Promise.all(fleet.map((chores) => chores.take('sweep', 5 * MINUTE)))).filter(Boolean).length,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

test('one process of a fleet takes a chore, and none takes it again before it is due', async () => {
  const { askAll, advance } = await startFleet()
  expect(await askAll()).toBe(1)
  advance(5 * MINUTE - 1)
  expect(await askAll()).toBe(0)
  advance(1)
  expect(await askAll()).toBe(1)
})

test('a clock that was a day ahead and is corrected does not delay a chore by a day', async () => {
  const { askAll, advance } = await startFleet()
  advance(24 * 60 * MINUTE)
  expect(await askAll()).toBe(1)
  advance(-24 * 60 * MINUTE)
  expect(await askAll()).toBe(1)
  expect(await askAll()).toBe(0)
})

test('a chore left undone by a process that ended is taken by another when it is next due', async () => {
  const { fleet, askAll, advance } = await startFleet()
  expect(await fleet[0]?.take('sweep', 5 * MINUTE)).toBe(true)
  advance(5 * MINUTE)
  expect(await askAll()).toBe(1)
})

test('a failed chore is due again sooner, for any process', async () => {
  const { fleet, askAll, advance } = await startFleet()
  await askAll()
  await fleet[3]?.put('sweep', MINUTE)
  expect(await askAll()).toBe(0)
  advance(MINUTE)
  expect(await askAll()).toBe(1)
})

test('a repeated chore runs until it is stopped, even if it fails', async () => {
  const { fleet, advance } = await startFleet()
  let times = 0
  const stop = fleet[0]?.repeat('sweep', 5, async () => {
    times += 1
    advance(MINUTE)
    throw new Error('on purpose')
  })
  await expect.poll(() => times).toBeGreaterThan(2)
  await stop?.()
  const before = times
  await new Promise((done) => setTimeout(done, 20))
  expect(times).toBe(before)
})
