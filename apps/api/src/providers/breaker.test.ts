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
