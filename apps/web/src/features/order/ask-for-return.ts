import { askForReturn, type ReturnRequest, returnRequestSchema } from '@beacon/contract/order-returns'
import { call } from '../../lib/api.ts'
import { type Checked, checkForm } from '../../lib/form-attempt.ts'
import { timeLimit } from '../../lib/time-limit.ts'

type ReturnField = 'lines' | 'reason' | 'message'

/** The form's values: the number of pieces by line index. */
export interface ReturnWish {
  pieces: ReadonlyMap<number, number>
  reason: string
  message: string
}

/** The request as the server takes it, without lines of no pieces, or a message for each invalid field. */
export function checkReturn({ pieces, ...wish }: ReturnWish): Checked<ReturnField, ReturnRequest> {
  const chosen = [...pieces].filter(([, quantity]) => quantity > 0)
  const lines = chosen.map(([line, quantity]) => ({ line, quantity }))
  return checkForm<ReturnField, ReturnRequest>(
    { safeParse: () => returnRequestSchema.safeParse({ ...wish, lines }) },
    { lines: '', ...wish },
  )
}

/** Requests a return; returns the server's message. @throws ApiError conflict */
export async function sendReturn(id: string, token: string, body: ReturnRequest): Promise<string> {
  const signal = timeLimit()
  return (await call(askForReturn, { params: { id }, query: { token }, body, signal })).message
}
