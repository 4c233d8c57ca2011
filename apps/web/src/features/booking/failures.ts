import { ApiError } from '../../lib/api.ts'

/** The error catalogue's sentence for a call that nobody answered. */
export const NO_NETWORK = 'Network error. Please try again or contact us directly.'

/** Whether the server has answered, if with a refusal. */
export const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'network'

/** The server was too busy, or broke: what was sent before under the same key may have been done all the same. */
const UNDECIDED: readonly ApiError['code'][] = [
  'request_timeout',
  'too_many_requests',
  'internal',
  'unavailable',
]

/** Whether this refusal says what became of everything that was sent under its key. */
export const isDecided = ({ code }: ApiError): boolean => !UNDECIDED.includes(code)
