import { readSession, signIn, signOut } from '@beacon/contract/admin-session'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import type { Sessions } from '../../http/session.ts'
import type { PasswordCheck } from './password.ts'
import type { Throttle } from './throttle.ts'

interface AdminSessionDeps {
  sessions: Sessions
  passwords: PasswordCheck
  throttle: Throttle
}

export function bindAdminSession(bind: Bind, { sessions, passwords, throttle }: AdminSessionDeps): void {
  bind(signIn)(async ({ body, request, headers }) => {
    await throttle.attempt(body.email)
    if (!(await passwords.matches(body.email, body.password)))
      throw new AppError('unauthorized', 'This e-mail and password do not match.')
    await throttle.succeeded(body.email)
    // NOTE: signing in always starts a new session, so a token from before is worth nothing afterwards.
    await sessions.end(request.cookie)
    const { cookie, administrator } = await sessions.start(body.email)
    headers['Set-Cookie'] = cookie
    return { success: true, administrator }
  })

  bind(readSession)(async ({ administrator }) => ({ success: true, administrator }))

  bind(signOut)(async ({ request, headers }) => {
    headers['Set-Cookie'] = await sessions.end(request.cookie)
    return { success: true }
  })
}
