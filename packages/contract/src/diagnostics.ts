import { z } from 'zod'
import { integrationMode } from './config.ts'
import { endpoint } from './endpoint.ts'

/** What the diagnostic page shows; no value of any setting, ever (D23). */
const diagnosticsSchema = z.object({
  status: z.array(z.object({ name: z.string(), mode: integrationMode })),
  /** Which settings are filled in; only for a signed-in administrator. */
  settings: z.array(z.object({ name: z.string(), isPresent: z.boolean() })).nullable(),
})
export type Diagnostics = z.output<typeof diagnosticsSchema>

export const readDiagnostics = endpoint({
  method: 'GET',
  path: '/api/diagnostics',
  summary: 'The integrations’ state; to an administrator also which settings are present',
  access: 'public',
  limit: 'read',
  response: diagnosticsSchema,
})
