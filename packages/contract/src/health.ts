import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process is alive',
  access: 'public',
  limit: 'read',
  response: z.object({ status: z.literal('ok') }),
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The database takes writes and the outbox runs; 503 while it does not',
  access: 'public',
  limit: 'read',
  response: z.object({ status: z.literal('ready') }),
  errors: ['unavailable'],
})
