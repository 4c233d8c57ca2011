import { requestRestock } from '@beacon/contract/restock'
import { call } from '../../lib/api.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import { ANY } from './choices.ts'

interface Request {
  productId: string
  /** `ANY`: the product in whichever variant. */
  variantId: string
  email: string
}

/** Asks for one email when it can be bought; returns the server's message. @throws ApiError */
export async function sendRestock({ productId, variantId, email }: Request): Promise<string> {
  const { message } = await call(requestRestock, {
    params: { id: productId },
    body: { email, ...(variantId !== ANY && { variantId: Number(variantId) }) },
    signal: timeLimit(),
  })
  return message
}
