import express, { type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { BODY_LIMIT } from './endpoint.ts'
import { type AppError, toAppError } from './errors.ts'
import { contextOf } from './request-context.ts'

/** Reads a form that the browser posts by itself. */
export const parsePostedForm = express.urlencoded({ extended: false, limit: BODY_LIMIT })

/** What was typed, by the names of the fields. */
export const postedTexts = ({ body }: Request): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]))

/**
 * Why a form that the browser posted by itself was not taken, for the page that answers it: what went wrong on our side
 * is logged, and the failure's headers are set. The visitor gets that page, not JSON, and what was typed is still there.
 */
export function failedForm(req: Request, res: Response, error: unknown, log: Logger): AppError {
  const failure = toAppError(error)
  if (failure.status >= 500)
    log.error({ id: contextOf(req).id, code: failure.code, err: failure.cause }, 'request failed')
  for (const [name, value] of Object.entries(failure.headers)) res.setHeader(name, value)
  return failure
}
