import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './errors.ts'
import { readInput } from './read-input.ts'

const oneOfTwo = z.object({ value: z.union([z.string(), z.number()]) })
const byName = z.object({ value: z.record(z.string(), z.string()) })

test.each([
  [oneOfTwo, 'Invalid input'],
  [byName, 'Please send something else'],
])('schema types not used by any call are also rejected in plain words', (schema, sentence) => {
  const refused = () => readInput(schema, { value: true })
  expect(refused).toThrow(AppError)
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid_input', fields: { value: sentence } }))
})
