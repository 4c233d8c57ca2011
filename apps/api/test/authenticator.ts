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

/** Rate limits by address are out of the way; the throttle of the account is on. */
export const throttled = { settings: { RATE_LIMIT_SCALE: '1000' } }

interface Authenticator {
  /** The code of now, or of so many steps from now. */
  code(steps?: number): string
  /** What the app makes its codes of. */
  secret: string
  recoveryCodes: string[]
}

/** Switches the second factor on, as the security screen does. Its first code is used up. */
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
  /** Of a browser in which the password was right. */
  pendingCookie: string
  /** Another browser's session. */
  sessionId: string
}

export const noAccount: KnownAccount = { code: '000000', pendingCookie: '', sessionId: 'n' }

/** The account in the state in which a call makes sense: the second factor off, set up, or on. */
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
