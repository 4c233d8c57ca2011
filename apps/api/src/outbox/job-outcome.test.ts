import { expect, test } from 'vitest'
import type { JobRow } from '../db/schema.ts'
import { JobError } from './job-error.ts'
import { endingOf } from './job-outcome.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
const job = { attempts: 2, due_at: now.toISOString() } as JobRow

const ending = (error: unknown, bodyIsOut = false) =>
  endingOf(job, error, { now, bodyIsOut, retryScale: 1, random: () => 0.5 })

test('an unexpected error is retried, unless a mail’s body may have arrived: then it is uncertain', () => {
  expect(ending(new Error('disk full'))).toMatchObject({ state: 'ready', error: 'disk full' })
  expect(ending(new Error('disk full'), true)).toEqual({ state: 'uncertain', at: now, error: 'disk full' })
})

test('a paused job counts no attempt and is retried soon', () => {
  expect(ending(new JobError('paused', 'down'))).toEqual({
    state: 'ready',
    runAt: new Date(now.getTime() + 5000),
    error: 'down',
    attempts: 1,
  })
})

test('a wait is cut short for an attempt that must not come later', () => {
  const waitOf = (retryWithinMs?: number) => {
    const found = ending(new JobError('retry', 'down', retryWithinMs === undefined ? {} : { retryWithinMs }))
    return found.state === 'ready' ? found.runAt.getTime() - now.getTime() : undefined
  }
  expect([waitOf(), waitOf(1000), waitOf(60_000)]).toEqual([30_000, 1000, 30_000])
})

test('email addresses in a server’s answer are redacted from the stored error', () => {
  const reason = 'Mail server: 550 <ada@bakery.example>: no such user, nor "ada@bakery.example"'
  expect(ending(new JobError('refused', reason))).toEqual({
    state: 'refused',
    at: now,
    error: 'Mail server: 550 <[address]>: no such user, nor "[address]"',
  })
})
