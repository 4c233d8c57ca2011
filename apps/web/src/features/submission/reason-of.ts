import { ApiError } from '../../lib/api.ts'
import { type Failure, renewedOr } from '../../lib/renewed.ts'

/** Why a call failed, in the words that came with it. */
export const reasonOf = (error: unknown, otherwise: string): Failure =>
  error instanceof ApiError ? error.message : renewedOr(error, otherwise)
