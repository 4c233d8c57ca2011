import {
  checkFresh,
  confirmSession,
  readSession,
  signIn,
  signInWithCode,
  signOut,
} from '@beacon/contract/admin-session'
import type { Db } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import type { Sessions } from '../../http/session.ts'
import type { SecondFactor } from './second-factor.ts'
import type { SignIn } from './sign-in.ts'
import { known } from './sign-in-client.ts'

interface AdminSessionDeps {
  db: Db
  sessions: Sessions
  adminSignIn: SignIn
  secondFactor: SecondFactor
}

/** Signing in and out, and showing the second factor once more. */
export function bindAdminSession(
  bind: Bind,
  { db, sessions, adminSignIn, secondFactor }: AdminSessionDeps,
): void {
  bind(signIn)(async ({ body, request, headers }) => {
    const result = await adminSignIn.withPassword(body, request)
    if ('pendingCookie' in result) {
      headers['Set-Cookie'] = result.pendingCookie
      return { success: true, codeNeeded: true }
    }
    headers['Set-Cookie'] = result.cookies
    return { success: true, administrator: result.administrator }
  })

  bind(signInWithCode)(async ({ body, request, headers }) => {
    const { administrator, cookies } = await adminSignIn.withCode(body.code, request)
    headers['Set-Cookie'] = cookies
    return { success: true, administrator }
  })

  bind(readSession)(async ({ administrator }) => ({ success: true, administrator }))

  bind(checkFresh)(async () => ({ success: true }))

  bind(confirmSession)(async ({ body, administrator }) => {
    await secondFactor.take(administrator.email, body.code, known(administrator.sessionId))
    await sessions.confirm(db, administrator.sessionId)
    return { success: true }
  })

  bind(signOut)(async ({ request, headers }) => {
    headers['Set-Cookie'] = await sessions.end(request.cookie)
    return { success: true }
  })
}
