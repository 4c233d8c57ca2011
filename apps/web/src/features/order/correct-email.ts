import { correctOrderEmail, orderEmailSchema } from '@beacon/contract/order-email'
import { call } from '../../lib/api.ts'
import { checkForm } from '../../lib/form-attempt.ts'
import { timeLimit } from '../../lib/time-limit.ts'

/** The address as the server takes it, or the message at its field. */
export const checkEmail = (email: string) =>
  checkForm<'email', { email: string }>(orderEmailSchema, { email })

/** Changes the order's email address; returns the server's message. @throws ApiError conflict */
export async function sendEmail(id: string, token: string, email: string): Promise<string> {
  const signal = timeLimit()
  return (await call(correctOrderEmail, { params: { id }, query: { token }, body: { email }, signal }))
    .message
}
