import { expect, test } from 'vitest'
import { createSeal } from './sealed.ts'

const older = createSeal(['an older secret of the installation'], 'test')
const current = createSeal(['a newer secret', 'an older secret of the installation'], 'test')

test('a sealed value opens for its owner, even after the secret was rotated', () => {
  expect(current.open(current.seal('JBSWY3DP', 'a@b.test'), 'a@b.test')).toBe('JBSWY3DP')
  expect(current.open(older.seal('JBSWY3DP', 'a@b.test'), 'a@b.test')).toBe('JBSWY3DP')
})

test('a sealed value does not open for another owner, secret or purpose, or after tampering', () => {
  const sealed = current.seal('JBSWY3DP', 'a@b.test')
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(current.open(sealed, 'c@d.test')).toBeUndefined()
  expect(older.open(sealed, 'a@b.test')).toBeUndefined()
  expect(createSeal(['a newer secret'], 'another').open(sealed, 'a@b.test')).toBeUndefined()
  expect(current.open(changed, 'a@b.test')).toBeUndefined()
  expect(current.open('short', 'a@b.test')).toBeUndefined()
})

test('sealing the same text twice gives different results', () => {
  expect(current.seal('JBSWY3DP', 'a@b.test')).not.toBe(current.seal('JBSWY3DP', 'a@b.test'))
})
