import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('many requests from one place take turns with those from others, and something else runs between two', async () => {
  const takeTurns = createTurns()
  const done: string[] = []
  const work = (who: string) => takeTurns(who, () => void done.push(who))
  const all = ['flood', 'flood', 'flood', 'ada', 'ben', 'ada'].map(work)
  const others = (async () => {
    for (let turn = 0; turn < 10; turn++) {
      await setImmediate()
      done.push('-')
    }
  })()
  await Promise.all([...all, others])
  expect(done.filter((who) => who !== '-')).toEqual(['flood', 'flood', 'ada', 'ben', 'flood', 'ada'])
  expect(done.join(' ')).not.toMatch(/[a-z] [a-z]/)
})

test('work that fails passes its turn on, and a later caller finds nobody before it', async () => {
  const takeTurns = createTurns()
  const failing = takeTurns('ada', () => Promise.reject(new Error('no')))
  const next = takeTurns('ben', () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await takeTurns('ada', () => 'at once')).toBe('at once')
})
