import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import {
  asOneAttempt,
  attemptKey,
  attemptOf,
  endAttempt,
  forgetAttempt,
  forgetAttempts,
  unansweredAttempt,
} from './attempt-key.ts'

afterEach(() => {
  forgetAttempts('')
})

test('the same contents are the same attempt, also after a reload; other contents are a new one', () => {
  const key = attemptKey('order', { pieces: 1 })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptKey('order', { pieces: 1 })).toBe(key)
  expect(attemptKey('payment', { pieces: 1 })).not.toBe(key)
  expect(attemptKey('order', { pieces: 2 })).not.toBe(key)
})

test('an attempt lists up to five earlier attempts, latest first', () => {
  const keys = [1, 2, 3].map((pieces) => attemptKey('order', { pieces }))
  endAttempt('order')
  const again = attemptOf('order', { pieces: 3 })
  expect(again.key).not.toBe(keys[2])
  expect(again.earlier).toEqual(keys.toReversed())
  for (const pieces of [4, 5, 6, 7]) attemptKey('order', { pieces })
  expect(attemptOf('order', { pieces: 8 }).earlier).toHaveLength(5)
  forgetAttempt('order')
  expect(attemptOf('order', { pieces: 9 }).earlier).toEqual([])
})

test('a retry after a lost answer is the same attempt; after an answer it is a new one', async () => {
  const send = vi.fn(async (_key: string) => 'done')
  send.mockRejectedValueOnce(new Error('The answer was lost.'))
  await expect(asOneAttempt('order', { pieces: 1 }, send)).rejects.toThrow('lost')
  for (let times = 0; times < 2; times += 1)
    await expect(asOneAttempt('order', { pieces: 1 }, send)).resolves.toBe('done')
  const [lost, repeated, next] = send.mock.calls.map(([key]) => key)
  expect(repeated).toBe(lost)
  expect(next).not.toBe(lost)
})

test('a final rejection ends the attempt; a temporary failure does not', async () => {
  const fail = (code: ApiError['code']) => () => Promise.reject(new ApiError(code, 'Refused.', {}))
  const key = attemptKey('order', { pieces: 1 })
  for (const code of ['unauthorized', 'too_many_requests', 'unavailable', 'network'] as const) {
    await expect(asOneAttempt('order', { pieces: 1 }, fail(code))).rejects.toThrow('Refused')
    expect(attemptKey('order', { pieces: 1 })).toBe(key)
  }
  const over = [
    'invalid_input',
    'payment_required',
    'not_found',
    'conflict',
    'slot_taken',
    'provider_error',
  ] as const
  for (const code of over) {
    const before = attemptKey('order', { pieces: 1 })
    await expect(asOneAttempt('order', { pieces: 1 }, fail(code))).rejects.toThrow('Refused')
    expect(unansweredAttempt('order'), code).toBeUndefined()
    expect(attemptKey('order', { pieces: 1 }), code).not.toBe(before)
  }
})

test('an unanswered attempt keeps its contents and key until an answer arrives', async () => {
  expect(unansweredAttempt('order')).toBeUndefined()
  const key = attemptKey('order', { pieces: 1 })
  expect(unansweredAttempt('order')).toEqual({ pieces: 1 })
  expect(attemptKey('order', { pieces: 1 })).toBe(key)
  await asOneAttempt('order', { pieces: 1 }, async () => 'done')
  expect(unansweredAttempt('order')).toBeUndefined()
})

test('a forgotten attempt is followed by a new one', () => {
  const key = attemptKey('order', { pieces: 1 })
  forgetAttempt('order')
  expect(attemptKey('order', { pieces: 1 })).not.toBe(key)
})

test('forgetting by kind removes all of its attempts, also from before a reload, and no others', () => {
  const [first, other] = [attemptKey('order-1', { pieces: 1 }), attemptKey('letter', { pieces: 1 })]
  sessionStorage.setItem('attempt-order-2', '{"contents":"{}","key":"k","earlier":[]}')
  sessionStorage.setItem('draft', '{}')
  forgetAttempts('order')
  expect(Object.keys(sessionStorage).sort()).toEqual(['attempt-letter', 'draft'])
  expect(attemptKey('order-1', { pieces: 1 })).not.toBe(first)
  expect(attemptKey('letter', { pieces: 1 })).toBe(other)
})

test('if browser storage is unavailable or full, the attempt lasts until the page is left', () => {
  attemptKey('letter', { pieces: 1 })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  for (const purpose of ['order', 'letter'])
    expect(attemptKey(purpose, { pieces: 2 })).toBe(attemptKey(purpose, { pieces: 2 }))
})

test('a stored attempt of another format is ignored', () => {
  for (const kept of [
    '{"contents":"{","key":"k","earlier":[]}',
    '{"contents":"null","key":"k","earlier":[]}',
    '{"contents":"{}","key":"k"}',
    '"k"',
  ]) {
    sessionStorage.setItem('attempt-order', kept)
    expect(unansweredAttempt('order'), kept).toBeUndefined()
    expect(attemptKey('order', { pieces: 1 }), kept).toMatch(/^[0-9a-f]{32}$/)
    forgetAttempt('order')
  }
})
