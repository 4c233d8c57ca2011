import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, id, linkSecret } from './fields.ts'

export const orderEmailSchema = z.object({ email })

export const correctOrderEmail = endpoint({
  method: 'POST',
  path: '/api/orders/:id/email',
  summary:
    'Another email address for an order whose payment page could not be made for the one that it has, by its private link',
  access: 'public',
  limit: 'form',
  params: z.object({ id }),
  query: z.object({ token: linkSecret.min(1) }),
  body: orderEmailSchema,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
})
