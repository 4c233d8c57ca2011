import { findOrder } from '@beacon/contract/orders'
import { expect, test } from 'vitest'
import { startPrintOrder } from '../../../test/orders.ts'
import { withoutCards } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const DAY = 24 * 60 * MINUTE

const about = (app: TestApp, words: RegExp) =>
  app.mail.messages().filter(({ subject }) => words.test(subject)).length

test('AB24: print orders that nobody pays send one mailbox no more than ten payment links a day', async () => {
  const app = await startTestApp({ settings: withoutCards })
  for (let index = 0; index < 12; index += 1)
    await startPrintOrder(app, { email: `m.ary+${index}@${index % 2 ? 'gmail' : 'googlemail'}.com` })
  await startPrintOrder(app, { email: 'eve@else.example' })
  await app.drain()
  expect(about(app, /waiting for a payment/), 'the agency hears of each').toBe(13)
  expect(about(app, /Complete your payment/)).toBe(10 + 1)
  app.advance(DAY)
  await startPrintOrder(app, { email: 'mary@gmail.com' })
  await app.drain()
  expect(about(app, /Complete your payment/)).toBe(10 + 2)
})

test('AB24: several orders of one mailbox send it no more than ten of their links a day', async () => {
  const app = await startTestApp()
  const emails = ['mary@gmail.com', 'm.ary@gmail.com', 'mary+1@gmail.com', 'mary@googlemail.com']
  const answers = new Set<string>()
  for (const email of emails) {
    const { number: orderNumber } = await startPrintOrder(app, { email })
    for (let link = 0; link < 3; link += 1) {
      app.advance(MINUTE)
      answers.add(JSON.stringify(await app.visitor.ask(findOrder, { body: { email, orderNumber } })))
    }
  }
  await app.drain()
  expect(about(app, /^Your link/)).toBe(10)
  expect(answers.size, 'the answer does not tell').toBe(1)
})
