import { z } from 'zod'
import { codeFormSchema, passwordSchema } from './admin-session.ts'
import { done, endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** A signed-in browser. */
const sessionSchema = z.object({
  id,
  createdAt: z.iso.datetime(),
  /** To the minute. */
  seenAt: z.iso.datetime(),
  /** 'Firefox on Linux'. */
  browser: z.string(),
  address: z.string(),
  isThis: z.boolean(),
})
export type AdminSession = z.output<typeof sessionSchema>

const securitySchema = z.object({
  secondFactor: z.object({
    isOn: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  sessions: z.array(sessionSchema),
})

export const readSecurity = endpoint({
  method: 'GET',
  path: '/api/admin/security',
  summary: 'Whether the second factor is on, and where the administrator is signed in',
  access: 'administrator',
  response: securitySchema,
})

export const passwordFormSchema = z.object({ password: passwordSchema })

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/security/second-factor',
  summary: 'Make a secret for an authenticator app; it takes effect once a code of it has come back',
  access: 'administrator',
  act: 'second-factor.begin',
  body: passwordFormSchema,
  response: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://`, for a QR code. */
    uri: z.string(),
  }),
  errors: ['conflict', 'too_many_requests'],
})

/** Shown once; only hashes are kept. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const switchSecondFactorOn = endpoint({
  method: 'POST',
  path: '/api/admin/security/second-factor/on',
  summary: 'Switch the second factor on by a first code; every other session ends',
  access: 'administrator',
  act: 'second-factor.on',
  body: codeFormSchema,
  response: recoveryCodes,
  errors: ['conflict', 'code_wrong', 'too_many_requests'],
})

export const proofFormSchema = z.object({ password: passwordSchema, ...codeFormSchema.shape })

export const switchSecondFactorOff = endpoint({
  method: 'POST',
  path: '/api/admin/security/second-factor/off',
  summary: 'Switch the second factor off; every other session ends',
  access: 'administrator',
  act: 'second-factor.off',
  body: proofFormSchema,
  response: done,
  errors: ['conflict', 'code_wrong', 'code_used', 'too_many_requests'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/admin/security/recovery-codes',
  summary: 'Make ten new recovery codes; those from before are worth nothing',
  access: 'administrator',
  act: 'second-factor.new-codes',
  body: proofFormSchema,
  response: recoveryCodes,
  errors: ['conflict', 'code_wrong', 'code_used', 'too_many_requests'],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/security/sessions/:id',
  summary: 'Sign another browser out',
  access: 'administrator',
  act: 'session.end',
  params: z.object({ id }),
  response: done,
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/security/sessions',
  summary: 'Sign every other browser out',
  access: 'administrator',
  act: 'session.end-others',
  response: z.object({ success: z.literal(true), ended: z.number().int() }),
})
