import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { JobError } from '../outbox/job-error.ts'
import { createBreaker } from './breaker.ts'

const failing = (failure: 'refused' | 'paused' | 'retry') => async () => {
  throw new JobError(failure, 'No.')
}

/** Whether a provider is still asked after ten answers of this kind. */
async function isAskedAfter(failure: 'refused' | 'paused' | 'retry'): Promise<boolean> {
  const guard = createBreaker(1)
  for (let call = 0; call < 10; call += 1) await guard(failing(failure)).catch(() => {})
  return guard(async () => true).catch(() => false)
}

test('a provider that refuses, or asks to wait, is asked again; one that fails is given a rest', async () => {
  expect(await isAskedAfter('refused')).toBe(true)
  expect(await isAskedAfter('paused')).toBe(true)
  expect(await isAskedAfter('retry')).toBe(false)
})

test('while one call tries a provider again, others are turned away at once instead of waiting for it', async () => {
  const guard = createBreaker(0)
  for (let call = 0; call < 5; call += 1) await guard(failing('retry')).catch(() => {})
  const answer = Promise.withResolvers<string>()
  const trial = guard(() => answer.promise)
  const outcomes: unknown[] = []
  for (let caller = 0; caller < 3; caller += 1)
    guard(async () => 'asked').then(
      (asked) => outcomes.push(asked),
      (error: JobError) => outcomes.push(error.failure),
    )
  await setImmediate()
  expect(outcomes).toEqual(['paused', 'paused', 'paused'])
  answer.resolve('answered')
  expect(await trial).toBe('answered')
  expect(await guard(async () => 'asked')).toBe('asked')
})
