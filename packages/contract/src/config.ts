import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** `demo`: a local stand-in answers; `off`: no keys, and not in demo mode. */
export const integrationMode = z.enum(['on', 'demo', 'off'])
export type IntegrationMode = z.output<typeof integrationMode>

const publicConfigSchema = z.object({
  agency: z.object({ name: z.string(), email: z.string(), phones: z.array(z.string()) }),
  stripe: z.object({ publishableKey: z.string().nullable(), mode: z.enum(['live', 'demo', 'off']) }),
  integrations: z.object({
    payments: integrationMode,
    fulfilment: integrationMode,
    notes: integrationMode,
    mail: integrationMode,
    chat: integrationMode,
  }),
  demo: z.boolean(),
  tagManagerId: z.string().nullable(),
  adClientId: z.string().nullable(),
  reviewsUrl: z.string().nullable(),
})
export type PublicConfig = z.output<typeof publicConfigSchema>

export const readConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What the browser may know about this installation; no secret',
  access: 'public',
  limit: 'read',
  etag: true,
  response: publicConfigSchema,
})
