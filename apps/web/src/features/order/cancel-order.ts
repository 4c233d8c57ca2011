import { type CancelRequest, cancelOrder, cancelRequestSchema } from '@beacon/contract/order-cancel'
import { call } from '../../lib/api.ts'
import { checkForm } from '../../lib/form-attempt.ts'
import { timeLimit } from '../../lib/time-limit.ts'

export type CancelField = 'reason' | 'message'

/** The reason is optional. */
export const checkCancel = ({ reason, message }: Record<CancelField, string>) =>
  checkForm<CancelField, CancelRequest>(
    { safeParse: () => cancelRequestSchema.safeParse({ reason: reason || undefined, message }) },
    { reason, message },
  )

/** Cancels the order; returns the server's message. @throws ApiError conflict */
export async function sendCancel(id: string, token: string, body: CancelRequest): Promise<string> {
  const signal = timeLimit()
  return (await call(cancelOrder, { params: { id }, query: { token }, body, signal })).message
}
