import { randomUUID } from 'node:crypto'
import type { Clock, Ids } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/schema.ts'
import { createFactorNotices } from './features/admin-session/jobs.ts'
import { createPasswordCheck } from './features/admin-session/password.ts'
import { createPendingSignIns, type PendingSignIns } from './features/admin-session/pending-sign-ins.ts'
import { createSeal } from './features/admin-session/sealed.ts'
import { createSecondFactor, type SecondFactor } from './features/admin-session/second-factor.ts'
import { createSignIn, type SignIn } from './features/admin-session/sign-in.ts'
import { createThrottle } from './features/admin-session/throttle.ts'
import { describeAct } from './features/audit/subjects.ts'
import { type AuditLog, createAuditLog } from './http/audit.ts'
import { createKnownBrowsers, type KnownBrowsers } from './http/known-browser.ts'
import { createPrivateLinks, type Secrets } from './http/private-links.ts'
import { createSessions, credentialTag, type Sessions } from './http/session.ts'
import type { Outbox } from './outbox/outbox.ts'

/** Who the administrator is, how they prove it, and the record of what they do. */
export interface Accounts {
  sessions: Sessions
  knownBrowsers: KnownBrowsers
  adminSignIn: SignIn
  secondFactor: SecondFactor
  pendingSignIns: PendingSignIns
  audit: AuditLog
}

interface AccountDeps {
  config: Config
  db: Db
  clock: Clock
  ids: Ids
  outbox: Outbox
  secrets: Secrets
}

/**
 * Sessions, known browsers and half-finished sign-ins belong to the administrator's email and password and to the
 * newest secret: changing one of these ends them all.
 */
export function createAccounts({ config, db, clock, ids, outbox, secrets }: AccountDeps): Accounts {
  // Without a configured administrator, no password matches.
  const administrator = config.administrator ?? { email: '', password: randomUUID() }
  const isHttps = config.publicUrl.startsWith('https:')
  // A new password, or a new secret, ends the sessions.
  const tag = credentialTag(secrets[0], `${administrator.email}\n${administrator.password}`)
  const sessions = createSessions({ db, clock, ids, isHttps, tag })
  const signatures = createPrivateLinks([secrets[0]])
  const knownBrowsers = createKnownBrowsers({ clock, ids, isHttps, signatures, tag })
  const pendingSignIns = createPendingSignIns({ db, clock, isHttps, tag })
  const throttle = createThrottle({ db, clock, signatures, isOn: config.rateLimitScale !== 0 })
  const seal = createSeal(secrets, 'second factor')
  const secondFactor = createSecondFactor({
    db,
    clock,
    seal,
    throttle,
    tell: createFactorNotices({ outbox, ids }),
  })
  const audit = createAuditLog({ db, clock, ids, describe: describeAct })
  const passwords = createPasswordCheck(administrator)
  const adminSignIn = createSignIn({
    sessions,
    knownBrowsers,
    passwords,
    throttle,
    secondFactor,
    pending: pendingSignIns,
    audit,
  })
  return { sessions, knownBrowsers, adminSignIn, secondFactor, pendingSignIns, audit }
}
