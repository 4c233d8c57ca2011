import type { Answer, Call } from '../http-server.ts'
import { typedCard } from './cards.ts'
import { StripeError } from './errors.ts'
import { closedPage, payPage, returnTo } from './pay-page.ts'
import type { Session } from './sessions.ts'
import type { StripeStore } from './store.ts'

/** The hosted payment page of a session: shows it, takes the card, asks the bank, leads back to the shop. */
export function answerPayPage(store: StripeStore, { method, path, body }: Call): Answer {
  const session = store.session(path.slice('/c/pay/'.length))
  if (session.status === 'complete' && method === 'POST') return returnTo(session)
  if (session.status !== 'open') return closedPage(session)
  if (method !== 'POST') return payPage(session, { asksBank: session.intent?.status === 'requires_action' })
  try {
    return pay(store, session, new URLSearchParams(body))
  } catch (error) {
    if (error instanceof StripeError) return payPage(session, { error: error.message })
    throw error
  }
}

function pay(store: StripeStore, session: Session, form: URLSearchParams): Answer {
  const intent = store.intentOfSession(session)
  const bank = form.get('bank')
  if (bank) store.authenticate(intent, bank === 'approve')
  else store.confirm(intent, cardIn(form), { name: form.get('name'), email: session.customerEmail })
  if (intent.status === 'requires_action') return payPage(session, { asksBank: true })
  if (intent.status !== 'succeeded') return payPage(session, { error: intent.lastError?.message ?? '' })
  store.completeSession(session)
  return returnTo(session)
}

function cardIn(form: URLSearchParams) {
  const [month = '', year = ''] = (form.get('expiry') ?? '').split('/')
  return typedCard({ number: form.get('number') ?? '', month, year, cvc: form.get('cvc') ?? '' })
}
