import { ApiError } from '../../lib/api.ts'

/** The error catalogue's sentence for a call without a response. */
export const NO_NETWORK = 'Network error. Please try again or contact us directly.'

/** Whether the server responded, even with a refusal. */
export const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'network'

/** Replaces the sentence that somebody else was faster. */
export const BOOKED_HERE =
  'You just booked this time in this browser. The confirmation is in your email; to book another session, choose another time.'
