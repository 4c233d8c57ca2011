import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, id } from './fields.ts'

export const requestRestock = endpoint({
  method: 'POST',
  path: '/api/products/:id/restock-requests',
  summary:
    'One email as soon as a product, or a variant of it, can be bought; the same response for every address',
  access: 'public',
  limit: 'form',
  params: z.object({ id }),
  body: z.object({
    email,
    /** Omitted: the product, in whichever variant. */
    variantId: z.number().int().positive().optional(),
  }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
})
