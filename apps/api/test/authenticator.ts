import {
  beginSecondFactor,
  endSession,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@beacon/contract/admin-security'
import { confirmSession, signIn, signInWithCode } from '@beacon/contract/admin-session'
import type { Endpoint } from '@beacon/contract/endpoint'
import { codeIn } from '@beacon/stand-ins/authenticator'
import type { TestClient } from './client.ts'
import { administrator, cookieOf, type TestApp } from './start-app.ts'

/** Puts the rate limits by address out of reach, so that only the throttle of the account takes effect. */
export const throttled = { settings: { RATE_LIMIT_SCALE: '1000' } }

interface Authenticator {
  /** The current code, or the one that many steps from now. */
  code(steps?: number): string
  /** The secret that the codes are computed from. */
  secret: string
  recoveryCodes: string[]
}

/** Enables the second factor, as the security screen does. This uses up its first code. */
export async function switchOn(app: TestApp, admin: TestClient): Promise<Authenticator> {
  const { password } = administrator
  const { secret } = await admin.ask(beginSecondFactor, { body: { password } })
  const code = (steps = 0) => codeIn(secret, steps, app.now().getTime())
  const { recoveryCodes } = await admin.ask(switchSecondFactorOn, { body: { code: code() } })
  return { code, secret, recoveryCodes }
}

/** What the account's own calls need to succeed. */
export interface KnownAccount {
  code: string
  /** The cookie of a browser that has entered the right password only. */
  pendingCookie: string
  /** Another browser's session. */
  sessionId: string
}

export const noAccount: KnownAccount = { code: '000000', pendingCookie: '', sessionId: 'n' }

/** Puts the account into the state that a call needs: the second factor off, set up, or on. */
export async function startAccount(app: TestApp, { path }: Endpoint): Promise<KnownAccount> {
  const admin = await app.admin()
  if (path === endSession.path) {
    const { administrator: other } = await app.deps.sessions.start(administrator.email)
    return { ...noAccount, sessionId: other.sessionId }
  }
  if (path === switchSecondFactorOn.path) {
    const { password } = administrator
    const { secret } = await admin.ask(beginSecondFactor, { body: { password } })
    return { ...noAccount, code: codeIn(secret, 0, app.now().getTime()) }
  }
  const askForCode: readonly Endpoint[] = [
    signInWithCode,
    confirmSession,
    switchSecondFactorOff,
    renewRecoveryCodes,
  ]
  if (!askForCode.some((call) => call.path === path)) return noAccount
  const { code } = await switchOn(app, admin)
  const answer = await app.visitor.call(signIn, { body: administrator })
  return { ...noAccount, code: code(1), pendingCookie: cookieOf(answer.headers) }
}
