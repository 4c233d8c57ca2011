import { createBookingFor } from '../../packages/contract/src/booking-admin.ts'
import { askChat, rateAnswer } from '../../packages/contract/src/chat.ts'
import type { BodyInputOf, Endpoint, ResponseOf } from '../../packages/contract/src/endpoint.ts'
import { subscribe } from '../../packages/contract/src/newsletter.ts'
import { confirmPayment, createPaymentIntent, demoStripePath } from '../../packages/contract/src/payments.ts'
import { signIn } from '../lib/api-server.ts'
import { freeSlots } from '../lib/free-slots.ts'

const buyers = [
  ['Rosa Delgado', 'rosa@delgadobakes.example', 'tide-table-notebook'],
  ['Theo Brandt', 'theo@brandtcycles.example', 'red-nun-pin'],
  ['Imani Okafor', 'imani@okaforstudio.example', 'listing-in-an-afternoon'],
  ['Wendy Cho', 'wendy@harborvet.example', 'tide-table-notebook'],
] as const

const callers = [
  ['seo-audit', 'Tom Whitaker', 'tom@whitakerroofing.example', 'Whitaker Roofing'],
  ['free-consultation', 'Priya Nair', 'priya@islandpediatrics.example', 'Island Pediatrics'],
  ['free-consultation', 'Marcus Lee', 'marcus@fadehouse.example', 'Fade House Barbers'],
  ['website-review', 'Ellen O’Rourke', 'ellen@orourkelaw.example', 'O’Rourke & Daughters'],
  ['free-consultation', 'Sam Friedman', 'sam@friedmanhardware.example', 'Friedman Hardware'],
] as const

const questions = ['How much is SEO a month?', 'Are you open on Saturday?', 'Do you sell pizza ovens?']

/** Every fifth of the free times, so that a week looks like one. */
const TAKE_EVERY = 5

/** Gives the back office a business to show: orders that were paid, appointments, readers of the newsletter, chats. */
export async function fillDemoBusiness(url: string): Promise<void> {
  const ask = createAsk(url)
  for (const buyer of buyers) await buy(url, ask, buyer)
  await bookForCallers(url, ask)
  for (const [, email] of buyers) await ask(subscribe, { email, list: 'marketing-tips', source: '/blog' })
  for (const message of questions) {
    const { conversationId, turn } = await ask(askChat, { message })
    if (turn !== undefined) await ask(rateAnswer, { conversationId, turn, rating: 'up' })
  }
}

type Ask = ReturnType<typeof createAsk>

async function buy(url: string, ask: Ask, [customerName, customerEmail, productId]: (typeof buyers)[number]) {
  const { paymentIntent } = await ask(createPaymentIntent, {
    type: 'product',
    items: [{ productId, quantity: 1 }],
    customerName,
    customerEmail,
    currency: 'usd',
    shippingAddress: { address: '12 Bay Street', city: 'Bay Shore', state: 'NY', zip: '11706' },
  })
  await fetch(`${url}${demoStripePath}/v1/payment_intents/${paymentIntent.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_stand_in',
      client_secret: paymentIntent.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  await ask(confirmPayment, { paymentIntentId: paymentIntent.id })
}

async function bookForCallers(url: string, ask: Ask) {
  const [cookie, free] = await Promise.all([signIn(url), freeSlots(url)])
  for (const [index, [serviceId, name, email, businessName]] of callers.entries()) {
    const slot = free[index * TAKE_EVERY]
    if (slot)
      await ask(createBookingFor, { serviceId, ...slot, name, email, businessName, notify: false }, cookie)
  }
}

function createAsk(url: string) {
  return async <E extends Endpoint>(call: E, body: BodyInputOf<E>, cookie = ''): Promise<ResponseOf<E>> => {
    const answer = await fetch(url + call.path, json(body, cookie))
    if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}: ${await answer.text()}`)
    return call.response.parse(await answer.json()) as ResponseOf<E>
  }
}

const json = (body: unknown, cookie = '') => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Cookie: cookie },
  body: JSON.stringify(body),
})
