import { expect, test } from 'vitest'
import { createFaultSwitch, parseFaultSetting } from './faults.ts'

test('calls succeed until a fault is set, and after it is cleared', () => {
  const faults = createFaultSwitch()
  expect(faults.next()).toBeUndefined()
  faults.set({ fault: 'hang' })
  expect(faults.next()?.fault).toBe('hang')
  faults.clear()
  expect(faults.next()).toBeUndefined()
})

test('a fault for the next two calls does not affect the third', () => {
  const faults = createFaultSwitch()
  faults.set({ fault: 'refuse', times: 2 })
  expect([faults.next(), faults.next(), faults.next()].map((hit) => hit?.fault)).toEqual([
    'refuse',
    'refuse',
    undefined,
  ])
})

test('a share of the calls fails, each with a random fault from the list', () => {
  const random = [0.1, 0, 0.9, 0.2, 0.99].values()
  const faults = createFaultSwitch({ random: () => random.next().value ?? 0 })
  faults.set({ fault: ['slow', 'error'], ratio: 0.4 })
  expect([faults.next(), faults.next(), faults.next()].map((hit) => hit?.fault)).toEqual([
    'slow',
    undefined,
    'error',
  ])
})

test('a fault for one kind of call neither affects nor counts others', () => {
  const faults = createFaultSwitch()
  faults.set({ fault: 'error', match: 'POST /v1/pages', times: 1, status: 503 })
  expect(faults.next('GET /v1/pages/1')).toBeUndefined()
  expect(faults.next('POST /v1/pages')).toMatchObject({ fault: 'error', status: 503 })
  expect(faults.next('POST /v1/pages')).toBeUndefined()
})

test.each([
  [{ fault: 'explode' }, 'fault'],
  [{}, 'fault'],
  [{ fault: [] }, 'fault'],
  [{ fault: 'hang', ratio: 2 }, 'ratio'],
  [{ fault: 'hang', times: -1 }, 'times'],
  [{ fault: 'error', status: 200 }, 'status'],
  [{ fault: 'hang', at: 'lunch' }, 'at'],
  [{ fault: 'hang', sometimes: true }, 'sometimes'],
  [null, 'fault'],
])('the setting %j is rejected, and the message names the invalid part', (setting, part) => {
  expect(() => parseFaultSetting(setting)).toThrow(`"${part}" is not a fault setting`)
})
