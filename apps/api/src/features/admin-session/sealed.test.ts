import { expect, test } from 'vitest'
import { createSeal } from './sealed.ts'

const older = createSeal(['an older secret of the installation'], 'test')
const current = createSeal(['a newer secret', 'an older secret of the installation'], 'test')

test('what was sealed opens for its owner, also after the secret was renewed', () => {
  expect(current.open(current.seal('JBSWY3DP', 'a@b.test'), 'a@b.test')).toBe('JBSWY3DP')
  expect(current.open(older.seal('JBSWY3DP', 'a@b.test'), 'a@b.test')).toBe('JBSWY3DP')
})

test('it opens for nobody else, elsewhere, for another purpose, or when a letter of it was changed', () => {
  const sealed = current.seal('JBSWY3DP', 'a@b.test')
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(current.open(sealed, 'c@d.test')).toBeUndefined()
  expect(older.open(sealed, 'a@b.test')).toBeUndefined()
  expect(createSeal(['a newer secret'], 'another').open(sealed, 'a@b.test')).toBeUndefined()
  expect(current.open(changed, 'a@b.test')).toBeUndefined()
  expect(current.open('short', 'a@b.test')).toBeUndefined()
})

test('the same text is never sealed twice the same way', () => {
  expect(current.seal('JBSWY3DP', 'a@b.test')).not.toBe(current.seal('JBSWY3DP', 'a@b.test'))
})
