import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const credentialsSchema = z.object({
  email: z.string().trim().min(1, 'Email is required').max(254),
  password: z.string().min(1, 'Password is required').max(200),
})
export type Credentials = z.output<typeof credentialsSchema>

const administrator = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
const session = z.object({ success: z.literal(true), administrator })

export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/session',
  summary: 'Sign in; sets the session cookie',
  access: 'public',
  limit: 'signIn',
  body: credentialsSchema,
  response: session,
  errors: ['unauthorized', 'too_many_requests'],
})

export const readSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'Who am I',
  access: 'administrator',
  limit: 'admin',
  response: session,
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/admin/session',
  summary: 'Sign out; the session is deleted',
  access: 'administrator',
  limit: 'admin',
  response: z.object({ success: z.literal(true) }),
})
