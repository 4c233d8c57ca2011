import { expect, test } from 'vitest'
import { mailsOf, startPrintOrder } from '../../../test/orders.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

/** From the moment in which the page exists at the card provider, nothing can be recorded, as if the process had ended. */
function endAfterNextPage({ deps: { commerce }, rows }: TestApp): void {
  const { cards } = commerce
  if (!cards) throw new Error('There is no card provider.')
  const { openPage } = cards
  cards.openPage = async (page) => {
    cards.openPage = openPage
    const created = await openPage(page)
    await rows('alter table outbox rename to lost')
    return created
  }
}

test('PAY-13 a buyer whose payment page came late is mailed its link even if the server ended right after creating it', async () => {
  const app = await startTestApp({ breaks: true })
  app.stripe.faults.set({ fault: 'error', status: 503 })
  expect((await startPrintOrder(app)).checkout_url).toBeUndefined()
  app.stripe.faults.clear()
  app.advance(MINUTE)
  endAfterNextPage(app)
  await app.drain().catch(() => {})
  await app.rows('alter table lost rename to outbox')
  await app.rows("update outbox set state = 'ready', lease_until = null where state = 'running'")
  await app.settle(() => app.mail.messages().length > 0)
  expect(app.stripe.sessions()).toHaveLength(1)
  expect(mailsOf(app)).toEqual([expect.stringMatching(/^mary@example\.com: /)])
})

test('a printed order paid too late is refunded as one that can no longer be printed, and not as sold out', async () => {
  const app = await startTestApp()
  const { orderId, sessionId } = await startPrintOrder(app)
  await app.rows(`update orders set state = 'expired' where id = '${orderId}'`)
  await app.rows(`update payment set released_at = created_at where subject_id = '${orderId}'`)
  await app.rows('update catalogue_product set withdrawn = 1')
  app.stripe.paySession(sessionId)
  await app.stripe.deliver()
  await app.settle(() => mailsOf(app).length >= 3)
  const mails = app.mail.messages().filter(({ subject }) => /refunded/.test(subject))
  expect(mails.map(({ subject }) => subject.replace(/BB-\S+?(?=:| )/, 'BB')).sort()).toEqual([
    'Order BB was paid too late and is being refunded',
    'Order BB: it can no longer be printed, refunded in full',
  ])
  const texts = mails.map(({ id }) => app.mail.read(id)?.text ?? '')
  for (const text of texts) expect(text).toContain('and it can no longer be printed.')
  expect(texts.join()).not.toMatch(/stock|sold out/)
})
