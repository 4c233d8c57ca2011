import type { Credentials } from '@beacon/contract/admin-session'
import type { AuditLog } from '../../http/audit.ts'
import { AppError } from '../../http/errors.ts'
import type { KnownBrowsers } from '../../http/known-browser.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Administrator, Sessions } from '../../http/session.ts'
import { browserName } from './browser-name.ts'
import { createFairQueue } from './fair-queue.ts'
import type { PasswordCheck } from './password.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { SecondFactor } from './second-factor.ts'
import { known, type SignInClient, stranger } from './sign-in-client.ts'
import type { Throttle } from './throttle.ts'

/** The caller, as far as the request tells. */
interface Caller extends Pick<RequestContext, 'id' | 'address'> {
  cookie: string | undefined
  userAgent: string | undefined
}

interface SignedIn {
  administrator: Administrator
  /** The session's cookie, the known browser's, and one that clears the second step's. */
  cookies: string[]
}

export interface SignIn {
  /**
   * The first step: returns a session, or the cookie of the second step where the second factor is on.
   * @throws AppError unauthorized, too_many_requests
   */
  withPassword(credentials: Credentials, caller: Caller): Promise<SignedIn | { pendingCookie: string }>
  /** The second step. @throws AppError unauthorized when the first is too long ago; code_wrong, code_used, too_many_requests */
  withCode(code: string, caller: Caller): Promise<SignedIn>
  /** Whether this is the administrator's password; counted like a sign-in. @throws AppError too_many_requests */
  isPassword(credentials: Credentials, client: SignInClient): Promise<boolean>
}

interface SignInDeps {
  sessions: Sessions
  knownBrowsers: KnownBrowsers
  passwords: PasswordCheck
  throttle: Throttle
  secondFactor: SecondFactor
  pending: PendingSignIns
  audit: AuditLog
}

/**
 * Passwords are checked in turn (`createFairQueue`), and every attempt that is checked is a row of the audit log,
 * refused ones included.
 */
export function createSignIn(deps: SignInDeps): SignIn {
  const { sessions, knownBrowsers, passwords, throttle, secondFactor, pending, audit } = deps
  const enqueue = createFairQueue()

  const note = (
    caller: Caller,
    entry: { who: string; line: string; outcome: 'open' | 'done' | 'refused'; reason?: string; id?: string },
  ) => audit.record({ act: 'session.sign-in', request: caller, ...entry })

  // NOTE: signing in always starts a new session, so a token from before is worth nothing afterwards.
  /** @param entryId the row that the first step opened in the audit log, where a code has followed */
  async function start(email: string, caller: Caller, entryId?: string): Promise<SignedIn> {
    const { cookie, userAgent, address } = caller
    await sessions.end(cookie)
    const browser = browserName(userAgent)
    const session = await sessions.start(email, { browser, address, hasShownCode: entryId !== undefined })
    if (entryId === undefined) await note(caller, { who: email, line: browser, outcome: 'done' })
    else await audit.finish(entryId, browser)
    return { administrator: session.administrator, cookies: [session.cookie, knownBrowsers.issue()] }
  }

  /** NOTE: the account has one count, however its address is spelled. */
  function clientOf(email: string, { cookie, address }: Caller): SignInClient {
    if (!passwords.isAccount(email)) return stranger(email, address)
    const browser = knownBrowsers.nameIn(cookie)
    return browser === undefined ? stranger(passwords.account, address) : known(browser)
  }

  const isPassword = ({ email, password }: Credentials, client: SignInClient): Promise<boolean> =>
    enqueue(client, async () => {
      await throttle.attempt(client.passwords)
      if (!(await passwords.matches(email, password))) return false
      await throttle.succeeded(client.passwords)
      return true
    })

  return {
    isPassword,

    async withPassword(credentials, caller) {
      if (!(await isPassword(credentials, clientOf(credentials.email, caller)))) {
        // A password may have been typed as the email by mistake: only the account's own email is logged.
        const who = passwords.isAccount(credentials.email) ? passwords.account : ''
        await note(caller, { who, line: 'Wrong email or password', outcome: 'refused' })
        throw new AppError('unauthorized', 'This email and password do not match.')
      }
      const { account } = passwords
      if (!(await secondFactor.isOn(account))) return start(account, caller)
      const { cookie, entryId } = await pending.begin(account)
      const line = 'Password right, code asked for'
      await note(caller, { who: account, line, outcome: 'open', id: entryId })
      return { pendingCookie: cookie }
    },

    async withCode(code, caller) {
      const waiting = await pending.read(caller.cookie)
      if (!waiting) throw tooLate()
      const { email, entryId } = waiting
      try {
        await secondFactor.take(email, code, clientOf(email, caller))
      } catch (error) {
        if (error instanceof AppError && error.code.startsWith('code_'))
          await note(caller, { who: email, line: error.message, outcome: 'refused', reason: error.code })
        throw error
      }
      if (!(await pending.take(caller.cookie))) throw tooLate()
      const { administrator, cookies } = await start(email, caller, entryId)
      return { administrator, cookies: [...cookies, pending.cleared] }
    },
  }
}

const tooLate = () =>
  new AppError(
    'unauthorized',
    'That took too long, or this browser blocks cookies. Please enter your password again.',
  )
