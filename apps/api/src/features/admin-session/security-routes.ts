import {
  beginSecondFactor,
  endOtherSessions,
  endSession,
  readSecurity,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@beacon/contract/admin-security'
import type { Db, Tx } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import type { Administrator, Sessions } from '../../http/session.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { SecondFactor } from './second-factor.ts'
import type { SignIn } from './sign-in.ts'
import { known } from './sign-in-client.ts'

interface SecurityDeps {
  db: Db
  outbox: Outbox
  sessions: Sessions
  adminSignIn: SignIn
  secondFactor: SecondFactor
  pendingSignIns: PendingSignIns
}

/** The second factor, and where the administrator is signed in. */
export function bindSecurity(bind: Bind, deps: SecurityDeps): void {
  const { db, outbox, sessions, adminSignIn, secondFactor, pendingSignIns } = deps

  /** Ends all other sessions, which were opened under the old rules. */
  const endOthers =
    ({ sessionId }: Administrator) =>
    async (tx: Tx) => {
      await sessions.endOthers(tx, sessionId)
      await pendingSignIns.endAll(tx)
      await sessions.confirm(tx, sessionId)
    }

  async function provePassword({ email, sessionId }: Administrator, password: string): Promise<void> {
    if (await adminSignIn.isPassword({ email, password }, known(sessionId))) return
    throw new AppError('invalid_input', undefined, { fields: { password: 'This password does not match.' } })
  }

  /** The password first: a wrong one must not use up a code. */
  async function prove(
    administrator: Administrator,
    body: { password: string; code: string },
  ): Promise<void> {
    await provePassword(administrator, body.password)
    await secondFactor.take(administrator.email, body.code, known(administrator.sessionId))
  }

  bind(readSecurity)(async ({ administrator }) => ({
    secondFactor: await secondFactor.state(administrator.email),
    sessions: (await sessions.list()).map((session) => ({
      ...session,
      isThis: session.id === administrator.sessionId,
    })),
  }))

  bind(beginSecondFactor)(async ({ administrator, body }) => {
    await provePassword(administrator, body.password)
    return secondFactor.begin(administrator.email)
  })

  bind(switchSecondFactorOn)(async ({ administrator, body }) => {
    const recoveryCodes = await secondFactor.switchOn(
      administrator.email,
      body.code,
      known(administrator.sessionId),
      endOthers(administrator),
    )
    outbox.nudge()
    return { recoveryCodes }
  })

  bind(switchSecondFactorOff)(async ({ administrator, body }) => {
    await prove(administrator, body)
    await secondFactor.switchOff(administrator.email, endOthers(administrator))
    outbox.nudge()
    return { success: true }
  })

  bind(renewRecoveryCodes)(async ({ administrator, body }) => {
    await prove(administrator, body)
    const recoveryCodes = await secondFactor.renewRecoveryCodes(administrator.email)
    outbox.nudge()
    return { recoveryCodes }
  })

  bind(endSession)(async ({ params }) => {
    if (!(await sessions.endOne(params.id)))
      throw new AppError('not_found', 'That browser is signed out by now.')
    return { success: true }
  })

  bind(endOtherSessions)(async ({ administrator }) => ({
    success: true,
    ended: await sessions.endOthers(db, administrator.sessionId),
  }))
}
