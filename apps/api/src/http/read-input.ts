import type { z } from 'zod'
import { AppError, messagesByField } from './errors.ts'

/** Parses a caller's input. @throws AppError invalid_input with one message per field */
export function readInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input, { error: plainWords })
  if (parsed.success) return parsed.data
  throw new AppError('invalid_input', undefined, { fields: messagesByField(parsed.error) })
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Messages for fields without one in the contract: zod's own speak of types and operators. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required'
        : `Please send ${KINDS[issue.expected] ?? 'something else'}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : undefined
    case 'too_small':
      return issue.origin === 'string' ? 'This is required' : `Please send ${issue.minimum} or more`
    case 'too_big':
      return issue.origin === 'string'
        ? `Please use at most ${issue.maximum} characters`
        : `Please send ${issue.maximum} or less`
    default:
      return undefined
  }
}

const oneOf = (values: readonly unknown[]): string => `Please choose one of: ${values.join(', ')}`
