import { createHmac } from 'node:crypto'
import type { Endpoint } from '@beacon/contract/endpoint'
import { signatureOf } from '@beacon/stand-ins/stripe/webhooks'
import type { KnownAccount } from './authenticator.ts'
import { ATTENTION, bookingRequest, FULL_DAY, type KnownBookings, MONDAY, TUESDAY } from './bookings.ts'
import type { CallOptions } from './client.ts'
import { type KnownOrders, linesOf, NOTEBOOK, checkout as orderOfGoods, printAddress } from './orders.ts'
import { administrator } from './start-app.ts'

/** What a visitor of the contact form sends first. */
export const lead = {
  name: 'Ada Baker',
  email: 'ada@bakery.example',
  phone: '(631) 555-0188',
  businessName: 'Baker’s Dozen',
  businessType: 'restaurant',
  currentWebsite: 'https://bakery.example',
  message: 'Our ovens are warm, our website is cold.',
  source: 'Contact Form',
} as const

/** The contact form's second and third call for the same visitor. */
export const contactMessage = {
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  businessName: lead.businessName,
  message: lead.message,
}
export const notification = {
  name: lead.name,
  email: lead.email,
  source: 'Contact Form',
  notes: lead.message,
}

/** What a sign-up box sends. */
export const subscription = { email: 'ada@bakery.example', list: 'marketing-tips', source: '/blog' } as const

export const letter = {
  subject: 'Three things that filled tables in October',
  body: '## One\n\nAnswer **every** review, as in [our post](/blog).\n\n- within a day\n- by name',
}

const stripeEvent = {
  id: 'evt_example',
  object: 'event',
  type: 'payment_intent.created',
  created: 1_795_190_400,
  data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
}

const printEvent = {
  id: '0b1e7f3e-5f0e-4f3e-9d3e-2f1f4e8f0001',
  type: 'order:updated',
  created_at: '2026-11-20 15:00:00+00:00',
  resource: { id: '64b000000000000000000001', type: 'order', data: { status: 'in-production' } },
}

/** Signed with the secret of demo mode. */
const printSignature = (body: string): string =>
  `sha256=${createHmac('sha256', 'printify_demo_webhook').update(body).digest('hex')}`

/** Ids of existing rows, for the calls whose path names one. */
export interface Known extends KnownOrders, KnownBookings {
  account: KnownAccount
  leadId: string
  jobId: string
  mailId: string
  draftId: string
  chatId: string
  subscriberId: string
  campaignId: string
}

/** One valid request for every call, by `METHOD /path`. Every new call of the contract needs an entry. */
const examples: Record<string, (known: Known) => CallOptions<Endpoint>> = {
  'GET /api/config': () => ({}),
  'POST /api/contact-form': () => ({ body: lead }),
  'POST /api/email/contact': () => ({ body: contactMessage }),
  'POST /api/email/lead-notification': () => ({ body: notification }),
  'POST /api/chatbot': () => ({ body: { message: 'What does SEO cost?', conversationHistory: [] } }),
  'POST /api/chatbot/rating': ({ chatId }) => ({ body: { conversationId: chatId, turn: 1, rating: 'up' } }),
  'POST /api/chatbot/lead': ({ chatId }) => ({
    body: { conversationId: chatId, name: lead.name, email: lead.email },
  }),
  'DELETE /api/chatbot/conversations/:conversationId': ({ chatId }) => ({
    params: { conversationId: chatId } as never,
  }),
  'GET /api/admin/chats': () => ({ query: { search: 'seo' } }),
  'GET /api/admin/chats/:id': ({ chatId }) => ({ params: { id: chatId } as never }),
  'GET /api/admin/chat-questions': () => ({}),
  'POST /api/newsletter/subscribe': () => ({ body: subscription }),
  'POST /api/email/newsletter': () => ({ body: { ...letter, list: 'marketing-tips' } }),
  'POST /api/email/welcome': () => ({ body: { email: lead.email, name: lead.name } }),
  'POST /api/email/custom': () => ({
    body: { to: lead.email, subject: 'Your audit', message: 'Here it is.' },
  }),
  'GET /api/admin/subscribers': () => ({ query: { list: 'marketing-tips', state: 'pending' } as never }),
  'POST /api/admin/subscribers/:id/unsubscribe': ({ subscriberId }) => ({
    params: { id: subscriberId } as never,
  }),
  'POST /api/admin/subscribers/:id/restore': ({ subscriberId }) => ({
    params: { id: subscriberId } as never,
  }),
  'POST /api/admin/subscribers/restore': () => ({ body: { day: '2026-11-24' } as never }),
  'DELETE /api/admin/subscribers/:id': ({ subscriberId }) => ({ params: { id: subscriberId } as never }),
  'POST /api/admin/people/find': () => ({ body: { email: lead.email } }),
  'POST /api/admin/people/erase': () => ({ body: { email: 'nobody@bakery.example' } }),
  'POST /api/admin/campaigns/test': () => ({ body: letter }),
  'GET /api/admin/campaigns': () => ({}),
  'POST /api/admin/campaigns/:id/stop': ({ campaignId }) => ({ params: { id: campaignId } as never }),
  'POST /api/booking': () => ({ body: { ...bookingRequest, time: '3:00 PM' } }),
  'GET /api/hours': () => ({}),
  'GET /api/search': () => ({ query: { q: 'hosting' } as never }),
  'GET /api/booking/availability': () => ({ query: { serviceId: 'seo-audit', from: MONDAY } as never }),
  'POST /api/booking/waiting-list': () => ({
    body: { serviceId: 'seo-audit', date: FULL_DAY, name: lead.name, email: lead.email },
  }),
  'POST /api/products/:id/restock-requests': () => ({
    params: { id: 'tracking-checkup' } as never,
    body: { email: lead.email },
  }),
  'GET /api/booking/offer': ({ offerToken }) => ({ query: { token: offerToken } as never }),
  'GET /api/booking/manage': ({ bookingToken }) => ({ query: { token: bookingToken } as never }),
  'POST /api/booking/manage': ({ bookingToken }) => ({
    query: { token: bookingToken } as never,
    body: { action: 'reschedule', date: TUESDAY, time: '10:00 AM' },
  }),
  'GET /api/booking/admin': () => ({ query: { status: 'scheduled', from: MONDAY } as never }),
  'POST /api/booking/:id/cancel': ({ bookingId }) => ({ params: { id: bookingId } as never }),
  'POST /api/admin/bookings': () => ({ body: { ...bookingRequest, time: '4:15 PM' } }),
  'POST /api/admin/bookings/:id/cancel': ({ bookingId }) => ({
    params: { id: bookingId } as never,
    body: { reason: 'The ferry does not run.' },
  }),
  'PUT /api/admin/bookings/:id/time': ({ bookingId }) => ({
    params: { id: bookingId } as never,
    body: { date: TUESDAY, time: '11:00 AM' },
  }),
  'POST /api/admin/bookings/:id/confirmation': ({ bookingId }) => ({ params: { id: bookingId } as never }),
  'POST /api/admin/bookings/:id/settle': ({ pastBookingId }) => ({
    params: { id: pastBookingId } as never,
    body: { seen: ATTENTION },
  }),
  'PUT /api/admin/bookings/:id/link': ({ bookingId }) => ({
    params: { id: bookingId } as never,
    body: { meetingLink: 'https://meet.example/ada', seen: '' },
  }),
  'PUT /api/admin/bookings/:id/details': ({ bookingId }) => {
    const { name, email, phone } = bookingRequest
    const seen = { name, email, phone, meeting: 'video' }
    return { params: { id: bookingId } as never, body: { ...seen, name: 'Ada B. Baker', seen } }
  },
  'PUT /api/admin/bookings/:id/no-show': ({ pastBookingId }) => ({
    params: { id: pastBookingId } as never,
    body: { noShow: true },
  }),
  'GET /api/admin/waiting-list': () => ({}),
  'DELETE /api/admin/waiting-list/:id': ({ waitId }) => ({ params: { id: waitId } as never }),
  'GET /api/admin/closed-days': () => ({}),
  'PUT /api/admin/closed-days/:date': () => ({
    params: { date: '2026-11-26' } as never,
    body: { until: '2026-11-28', message: 'Happy Thanksgiving', note: 'Sailing' },
  }),
  'DELETE /api/admin/closed-days/:date': () => ({
    params: { date: '2026-11-26' } as never,
    query: { until: '2026-11-28' } as never,
  }),
  'PUT /api/admin/closed-days/:date/hours': () => ({
    params: { date: '2026-11-30' } as never,
    body: { from: '2:00 PM', to: '3:30 PM', note: 'Dentist' },
  }),
  'DELETE /api/admin/closed-days/:date/hours': () => ({
    params: { date: '2026-11-30' } as never,
    query: { from: '2:00 PM', to: '3:30 PM' } as never,
  }),
  'GET /api/admin/calendar-feed': () => ({}),
  'POST /api/admin/calendar-feed': () => ({}),
  'POST /api/printify/order': ({ print }) => ({
    body: { line_items: linesOf(print, 1), address_to: printAddress, shipping_method: 1 },
  }),
  'GET /api/printify/order/:id': ({ printOrderId }) => ({ params: { id: printOrderId } as never }),
  'POST /api/stripe/create-payment-intent': () => ({
    body: orderOfGoods(NOTEBOOK, { customerEmail: 'grace@example.com' }),
  }),
  'POST /api/stripe/confirm-payment': ({ intentId }) => ({ body: { paymentIntentId: intentId } }),
  'GET /api/stripe/payment-status/:id': ({ intentId }) => ({ params: { id: intentId } as never }),
  'POST /api/stripe/refund': ({ intentId }) => ({ body: { paymentIntentId: intentId, amount: 500 } }),
  'POST /api/stripe/webhook': () => ({
    body: stripeEvent,
    headers: { 'Stripe-Signature': signatureOf(JSON.stringify(stripeEvent), 'whsec_stand_in') },
  }),
  'POST /api/printify/webhook': () => ({
    body: printEvent,
    headers: { 'X-Pfy-Signature': printSignature(JSON.stringify(printEvent)) },
  }),
  'GET /api/orders/:id': ({ orderId, orderToken }) => ({
    params: { id: orderId } as never,
    query: { token: orderToken } as never,
  }),
  'POST /api/orders/:id/give-up': ({ refusedOrderId, refusedOrderToken }) => ({
    params: { id: refusedOrderId } as never,
    query: { token: refusedOrderToken } as never,
  }),
  'POST /api/orders/:id/cancel': ({ orderId, orderToken }) => ({
    params: { id: orderId } as never,
    query: { token: orderToken } as never,
    body: { reason: 'mind', message: 'We have found the old one.' },
  }),
  'POST /api/orders/:id/email': ({ refusedOrderId, refusedOrderToken }) => ({
    params: { id: refusedOrderId } as never,
    query: { token: refusedOrderToken } as never,
    body: { email: 'mary@example.com' } as never,
  }),
  'POST /api/orders/:id/returns': ({ orderId, orderToken }) => ({
    params: { id: orderId } as never,
    query: { token: orderToken } as never,
    body: { lines: [{ line: 0, quantity: 1 }], reason: 'mind', message: 'It is a gift that came twice.' },
  }),
  'POST /api/find-order': () => ({ body: { email: lead.email, orderNumber: 'BB-7KQ4-M2XD' } }),
  'GET /api/admin/orders': () => ({ query: { search: 'ada', state: 'paid', kind: 'local' } as never }),
  'GET /api/admin/orders/:id': ({ orderId }) => ({ params: { id: orderId } as never }),
  'GET /api/admin/orders/:id/print-cost': ({ printOrderId }) => ({ params: { id: printOrderId } as never }),
  'POST /api/admin/orders/:id/retry': ({ stuckOrderId }) => ({ params: { id: stuckOrderId } as never }),
  'POST /api/admin/orders/:id/mark-paid': ({ printOrderId }) => ({
    params: { id: printOrderId } as never,
    body: { note: 'By cheque.' },
  }),
  'POST /api/admin/refunds': ({ manualPaymentId }) => ({ body: { paymentId: manualPaymentId, amount: 500 } }),
  'POST /api/admin/orders/:id/ship': ({ orderId }) => ({
    params: { id: orderId } as never,
    body: { carrier: 'USPS', trackingNumber: '9400', trackingUrl: 'https://tools.usps.com/go' },
  }),
  'POST /api/admin/orders/:id/begin': ({ orderId }) => ({ params: { id: orderId } as never }),
  'POST /api/admin/orders/:id/confirmation': ({ orderId }) => ({ params: { id: orderId } as never }),
  'PUT /api/admin/orders/:id/email': ({ orderId }) => ({
    params: { id: orderId } as never,
    body: { email: 'ada.baker@bakery.example', seen: 'ada@bakery.example' },
  }),
  'POST /api/admin/orders/:id/settle-return': ({ stuckOrderId }) => ({
    params: { id: stuckOrderId } as never,
    body: { returnId: 'return1', outcome: 'declined', answer: 'It was worn.' },
  }),
  'POST /api/admin/session': () => ({ body: administrator }),
  'GET /api/admin/session': () => ({}),
  'DELETE /api/admin/session': () => ({}),
  'POST /api/admin/session/code': ({ account }) => ({
    body: { code: account.code },
    headers: { cookie: account.pendingCookie },
  }),
  'POST /api/admin/session/confirm': ({ account }) => ({ body: { code: account.code } }),
  'GET /api/admin/session/fresh': () => ({}),
  'GET /api/admin/security': () => ({}),
  'POST /api/admin/security/second-factor': () => ({ body: { password: administrator.password } }),
  'POST /api/admin/security/second-factor/on': ({ account }) => ({ body: { code: account.code } }),
  'POST /api/admin/security/second-factor/off': ({ account }) => ({
    body: { password: administrator.password, code: account.code },
  }),
  'POST /api/admin/security/recovery-codes': ({ account }) => ({
    body: { password: administrator.password, code: account.code },
  }),
  'DELETE /api/admin/security/sessions': () => ({}),
  'DELETE /api/admin/security/sessions/:id': ({ account }) => ({
    params: { id: account.sessionId } as never,
  }),
  'GET /api/admin/figures': () => ({ query: { days: '30' } as never }),
  'GET /api/admin/audit': () => ({ query: { act: 'order', search: 'bb' } }),
  'GET /api/products': () => ({}),
  'GET /api/products/:id': () => ({ params: { id: 'tide-table-notebook' } as never }),
  'GET /api/admin/products': () => ({ query: { search: 'mug', source: 'printify' } }),
  'GET /api/admin/products/:id': () => ({ params: { id: 'tide-table-notebook' } as never }),
  'PUT /api/admin/products/:id': () => ({
    params: { id: 'tide-table-notebook' } as never,
    body: { isWithdrawn: false, stock: [{ variantId: 1, stock: 40 }] },
  }),
  'POST /api/admin/products/sync': () => ({}),
  'POST /api/admin/products/sync/:source': () => ({
    params: { source: 'printify' } as never,
    body: { decision: 'reject' },
  }),
  'POST /api/promo-code': () => ({ body: { promoCode: 'welcome10' } }),
  'GET /api/admin/promo-codes': () => ({}),
  'POST /api/admin/promo-codes': () => ({ body: { code: 'SPRING10', kind: 'percent', value: 10 } }),
  'PUT /api/admin/promo-codes/:code': () => ({
    params: { code: 'WELCOME10' } as never,
    body: { isEnded: true },
  }),
  'GET /api/admin/leads': () => ({ query: { search: 'ada', status: 'new' } }),
  'GET /api/admin/leads/:id': ({ leadId }) => ({ params: { id: leadId } as never }),
  'PUT /api/admin/leads/:id': ({ leadId }) => ({
    params: { id: leadId } as never,
    body: { status: 'contacted', staffNotes: 'Called back.' },
  }),
  'GET /api/admin/outbox': () => ({ query: { state: 'ready' } }),
  'POST /api/admin/outbox/retry-refused': () => ({}),
  'POST /api/admin/outbox/:id/retry': ({ jobId }) => ({ params: { id: jobId } as never }),
  'POST /api/admin/outbox/:id/settle': ({ jobId }) => ({ params: { id: jobId } as never }),
  'GET /api/admin/mailbox': () => ({}),
  'GET /api/admin/mailbox/:id': ({ mailId }) => ({ params: { id: mailId } as never }),
  'GET /api/blog/posts': () => ({}),
  'GET /api/blog/posts/:slug': () => ({ params: { slug: 'two-second-website' } as never }),
  'GET /api/diagnostics': () => ({}),
  'GET /api/admin/notion': () => ({}),
  'GET /api/admin/notion/drafts': () => ({}),
  'GET /api/admin/notion/drafts/:id': ({ draftId }) => ({ params: { id: draftId } as never }),
  'POST /api/admin/notion/sync': () => ({}),
  'GET /healthz': () => ({}),
  'GET /readyz': () => ({}),
}

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

export function exampleOf(endpoint: Endpoint, known: Known): CallOptions<Endpoint> {
  const example = examples[nameOf(endpoint)]
  if (!example) throw new Error(`${nameOf(endpoint)} needs an example in apps/api/test/examples.ts`)
  return example(known)
}
