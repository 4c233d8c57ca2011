import { isFull } from '../db/database.ts'
import { AppError } from './errors.ts'

const NO_ROOM = 'Nobody can sign in right now: the server’s disk is full. It works again once there is room.'

/**
 * A session is a row, and so is the count of those who try. A visitor is only asked to try again later; the owner would
 * look for the fault elsewhere.
 */
export function sayIfFull(error: unknown): never {
  if (!isFull(error)) throw error
  throw new AppError('unavailable', NO_ROOM, { cause: error, headers: { 'Retry-After': '30' } })
}
