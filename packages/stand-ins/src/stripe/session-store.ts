import { invalid } from './errors.ts'
import { checkAmount, type Emit, find, newId } from './ledger.ts'
import type { Intent, NewIntent } from './objects.ts'
import { type Session, sessionObject, totalOf } from './sessions.ts'

type NewSession = Omit<Session, 'id' | 'created' | 'status' | 'intent' | 'url'>
export type Sessions = Map<string, Session>

type Options = {
  now: () => number
  emit: Emit
  pageUrl: (sessionId: string) => string
  createIntent: (created: NewIntent) => Intent
}

/** Hosted payment pages: open until somebody pays, until their time is over, or until they are closed. */
export function createSessions(sessions: Sessions, { now, emit, pageUrl, createIntent }: Options) {
  function createSession(created: NewSession): Session {
    const id = newId('cs_test')
    const made: Session = {
      ...created,
      id,
      created: now(),
      status: 'open',
      intent: null,
      url: pageUrl(id),
    }
    checkAmount(totalOf(made))
    sessions.set(id, made)
    return made
  }

  /** A session whose time has passed expires when somebody looks. */
  function session(id: string): Session {
    const found = find(sessions, 'checkout.session', id, 'session')
    if (found.status === 'open' && found.expiresAt <= now()) expireSession(found)
    return found
  }

  /** The payment behind an open hosted page; made by the buyer's first try. */
  function intentOfSession(paid: Session): Intent {
    if (paid.status !== 'open') throw invalid(`This Checkout Session is ${paid.status}.`)
    paid.intent ??= createIntent({
      amount: totalOf(paid),
      currency: paid.currency,
      description: paid.description,
      metadata: paid.intentMetadata,
      receiptEmail: null,
      automatic: false,
    })
    return paid.intent
  }

  function completeSession(paid: Session): void {
    paid.status = 'complete'
    emit('checkout.session.completed', sessionObject(paid))
  }

  function expireSession(ended: Session): Session {
    if (ended.status !== 'open')
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
    ended.status = 'expired'
    emit('checkout.session.expired', sessionObject(ended))
    return ended
  }

  return {
    session,
    sessions: () => [...sessions.values()],
    createSession,
    intentOfSession,
    completeSession,
    expireSession,
  }
}
