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
