import type { ErrorRequestHandler } from 'express'
import { isFull } from '../db/database.ts'
import { AppError } from './errors.ts'

const NO_ROOM = 'Nobody can sign in right now: the server’s disk is full. It works again once there is room.'

/**
 * For the calls that sign in. A session is a row, and so is the count of those who try. A visitor is only asked to try
 * again later; the owner would look for the fault elsewhere.
 */
export const sayIfFull: ErrorRequestHandler = (error, _req, _res, next) =>
  next(isFull(error) ? new AppError('unavailable', NO_ROOM, { cause: error }) : error)
