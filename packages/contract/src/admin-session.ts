import { z } from 'zod'
import { done, endpoint } from './endpoint.ts'

export const passwordSchema = z.string().min(1, 'Password is required').max(200)
export const credentialsSchema = z.object({
  email: z.string().trim().min(1, 'Email is required').max(254),
  password: passwordSchema,
})
export type Credentials = z.output<typeof credentialsSchema>

/** Six digits of the authenticator app, or one of the recovery codes; spaces and dashes do not count. */
export const codeFormSchema = z.object({
  code: z.string().trim().min(1, 'Code is required').max(40, 'A code is shorter'),
})

const administrator = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
const session = z.object({ success: z.literal(true), administrator })

export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/session',
  summary:
    'Sign in; sets the session cookie and one by which this browser is known, or, where the second factor is on, a cookie of five minutes for the second step. Wrong passwords are counted by account, those of a known browser by its cookie',
  access: 'public',
  limit: 'signIn',
  body: credentialsSchema,
  response: z.union([session, done.extend({ codeNeeded: z.literal(true) })]),
  errors: ['unauthorized', 'too_many_requests'],
})

export const signInWithCode = endpoint({
  method: 'POST',
  path: '/api/admin/session/code',
  summary: 'The second step of signing in; sets the session cookie and one by which this browser is known',
  access: 'public',
  limit: 'signIn',
  body: codeFormSchema,
  response: session,
  errors: ['unauthorized', 'code_wrong', 'code_used', 'too_many_requests'],
})

export const confirmSession = endpoint({
  method: 'POST',
  path: '/api/admin/session/confirm',
  summary: 'Show the second factor again; calls that ask for it go through for 15 minutes',
  access: 'administrator',
  act: 'session.confirm',
  body: codeFormSchema,
  response: done,
  errors: ['code_wrong', 'code_used', 'too_many_requests'],
})

/** Checks the second factor ahead of something that is not an API call, such as a file that the browser downloads. */
export const checkFresh = endpoint({
  method: 'GET',
  path: '/api/admin/session/fresh',
  summary: 'Whether the second factor was shown within 15 minutes, or is off',
  access: 'administrator',
  fresh: true,
  response: done,
})

export const readSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'Who am I',
  access: 'administrator',
  response: session,
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/admin/session',
  summary: 'Sign out; the session is deleted',
  access: 'administrator',
  act: 'session.sign-out',
  response: done,
})
