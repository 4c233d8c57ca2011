import { ApiError, noAnswer } from './api.ts'

const OK = 200

/**
 * The answer, unless it is a refusal that came with a status of success: the calls of the booking server may say
 * `success: false` and the reason in any response (the documents' §7 and §8).
 * @throws ApiError with the answer's own sentence
 */
export function orRefusal<Answer extends { success: true }>(answer: Answer): Answer {
  const { success, error } = answer as { success: boolean; error?: string }
  if (success !== false) return answer
  throw error ? new ApiError('internal', error, { status: OK }) : noAnswer({ status: OK })
}
