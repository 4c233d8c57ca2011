import { expect, test } from 'vitest'
import { interestWords } from './lead-options.ts'

test('a choice is shown in the form’s words, and what only a program sends as it is', () => {
  expect(['legal', 'websites', '', '__proto__', 'constructor'].map(interestWords)).toEqual([
    'Legal',
    'Website Development',
    '',
    '__proto__',
    'constructor',
  ])
})
