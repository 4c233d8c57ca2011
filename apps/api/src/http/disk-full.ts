import type { ErrorRequestHandler } from 'express'
import { isFull } from '../db/database.ts'
import { AppError } from './errors.ts'

const DISK_FULL =
  'Nobody can sign in right now: the server’s disk is full. Signing in will work again once there is room.'

/**
 * For sign-in calls on a full disk, where neither a session nor an attempt can be stored: visitors are only asked to
 * try again later, but the owner has to know the cause.
 */
export const explainFullDisk: ErrorRequestHandler = (error, _req, _res, next) =>
  next(isFull(error) ? new AppError('unavailable', DISK_FULL, { cause: error }) : error)
