import { z } from 'zod'

const TEMPERATURE = 0.2

/** The request parameters: as most servers accept them, until one refuses a parameter by name. */
interface Dialect {
  limit: 'max_tokens' | 'max_completion_tokens'
  temperature: number | undefined
  /** Requests the token count at the end of a stream. */
  stream_options: { include_usage: true } | undefined
}

export const COMMON: Dialect = {
  limit: 'max_tokens',
  temperature: TEMPERATURE,
  stream_options: { include_usage: true },
}

const refusedParameter = z.object({ error: z.object({ param: z.string() }) })

/** Adapts the parameters after a refusal; undefined when nothing can be changed. */
export function adapt(dialect: Dialect, answer: unknown): Dialect | undefined {
  const param = refusedParameter.safeParse(answer).data?.error.param
  if (param === 'max_tokens' && dialect.limit === param) return { ...dialect, limit: 'max_completion_tokens' }
  if (param === 'temperature' && dialect.temperature !== undefined)
    return { ...dialect, temperature: undefined }
  // Servers that do not know it each say so in their own format.
  if (dialect.stream_options && JSON.stringify(answer ?? '').includes('stream_options'))
    return { ...dialect, stream_options: undefined }
  return undefined
}
