import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { forgetAttempt } from '../../lib/attempt-key.ts'
import { writeSession } from '../../lib/session-storage.ts'
import { isOff } from '../../ui/testing.ts'
import { PAYMENT } from './attempt.ts'
import type { PaymentRequestInput } from './open-payment.ts'
import { PaymentModal } from './payment-modal.tsx'

interface SentCall {
  path: string
  key: string | null
  body: Record<string, unknown>
}

/** A response of the API, or a function that returns one. */
export type Answer = Response | (() => Response | Promise<Response>)

const failure = (status: number, code: string, rest: object = {}) =>
  Response.json(
    { success: false, code, error: `(${code})`, message: '', requestId: 'r1', ...rest },
    { status },
  )

export const refused = (code: string, rest: object = {}) => failure(409, code, rest)
export const broken = () => failure(503, 'unavailable')

export const intentAnswer = (status = 'requires_payment_method') =>
  Response.json(
    {
      paymentIntent: { id: 'pi_1', client_secret: 'pi_1_secret_x', status, amount: 3721, currency: 'usd' },
      orderId: 'order1',
      orderToken: 'token1',
      holdUntil: '2030-01-01T00:15:00.000Z',
      now: '2030-01-01T00:00:00.000Z',
    },
    { status: 201 },
  )

const configAnswer = (mode: 'demo' | 'off') =>
  Response.json({ stripe: { publishableKey: mode === 'off' ? null : 'pk_test', mode } })

/** A stub of the network: responds to calls by path as the test sets, and records them. */
export function stubApi(answers: Record<string, Answer>, mode: 'demo' | 'off' = 'demo'): SentCall[] {
  const sent: SentCall[] = []
  const known: Record<string, Answer> = { '/api/config': () => configAnswer(mode), ...answers }
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const { body } = request
    const parsed =
      body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(String(body ?? '{}'))
    sent.push({ path, key: new Headers(request.headers).get('Idempotency-Key'), body: parsed ?? {} })
    const answer = known[path]
    if (!answer) return failure(404, 'not_found')
    return typeof answer === 'function' ? answer() : answer.clone()
  })
  return sent
}

/** The calls to one path. */
export const callsTo = (sent: readonly SentCall[], path: string) => sent.filter((call) => call.path === path)

export const CREATE = '/api/stripe/create-payment-intent'
export const SETTLE = '/api/stripe/confirm-payment'
export const CONFIRM = '/api/demo/stripe/v1/payment_intents/pi_1/confirm'
export const BANK = '/api/demo/stripe/v1/3ds2/authenticate'

/** Preloads the lazy parts. */
export const loadPayment = () => Promise.all([import('./payment-form.tsx'), import('./demo/demo-stripe.ts')])

export const product = {
  type: 'product',
  items: [{ productId: 'mug', variantId: null, quantity: 1 }],
  amount: 3721,
  customerName: 'Ann Lee',
  customerEmail: 'ann@lee.example',
} satisfies PaymentRequestInput
export const booking = {
  type: 'booking',
  serviceId: 'seo-audit',
  bookingDate: '2026-11-24',
  bookingTime: '9:00 AM',
  amount: 19900,
  customerName: 'Ann Lee',
  customerEmail: 'ann@lee.example',
} satisfies PaymentRequestInput

export const attribution = { landingPage: '/services/seo', referrer: '', campaign: 'utm_source=letter' }
/** The visitor has come to the site by a campaign. */
export const arrive = () => writeSession('arrival', attribution)

const settled = Response.json({ success: true, status: 'succeeded' })
/** The responses to a payment, with this one from the card provider. */
export const answers = (card: Answer): Record<string, Answer> => ({
  [CREATE]: () => intentAnswer(),
  [CONFIRM]: card,
  [SETTLE]: settled,
})
export const declined = (message: string) =>
  Response.json({ error: { type: 'card_error', code: 'card_declined', message } }, { status: 402 })
export const succeeded = Response.json({ id: 'pi_1', status: 'succeeded' })

export const onSuccess = vi.fn()
export const onClose = vi.fn()
export const onRefused = vi.fn()

/** Each test of a file that pays begins without an earlier attempt, and with callbacks that nobody has called. */
export function setUpPayments() {
  beforeAll(loadPayment)
  beforeEach(() => {
    forgetAttempt(PAYMENT)
    arrive()
  })
  afterEach(() => {
    vi.clearAllMocks()
  })
}

/** Opens the dialog. */
export const openPayment = (request: PaymentRequestInput = product, rest: object = {}) =>
  render(createElement(PaymentModal, { open: true, request, onSuccess, onClose, ...rest }), {
    wrapper: MemoryRouter,
  })

export const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Pay/ })

/** Chooses a test card in the open form, and pays. */
export async function payBy(card: string) {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(card) }))
  const button = await payButton()
  await waitFor(() => expect(isOff(button)).toBe(false))
  fireEvent.click(button)
}
