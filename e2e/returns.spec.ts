import { agency } from '@beacon/content/agency'
import { shipOrder } from '@beacon/contract/order-admin'
import type { APIRequestContext, Page } from '@playwright/test'
import { buyLocal, orderOf } from './support/checkout.ts'
import { expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

/** Returns a purchase that has arrived. */

const returns = (page: Page) => page.getByRole('region', { name: 'Returns' })
const request = (page: Page) => page.getByRole('form', { name: 'Ask for a return' })

/** Buys a pin, which is handed over, and opens the order's page. */
async function buyAndGet(page: Page, adminApi: APIRequestContext) {
  const mary = await buyLocal(page, 'Red Nun Pin')
  const order = await orderOf(adminApi, mary.email)
  const handedOver = await adminApi.post(shipOrder.path.replace(':id', order.id), { data: {} })
  expect(handedOver.status()).toBe(200)
  await page.goto(new URL(order.link).pathname + new URL(order.link).search)
  return { ...mary, ...order }
}

test('a buyer requests a return, sees the response on the order’s page, and gets a mail at each step', async ({
  admin: page,
  adminApi,
  mailbox,
}) => {
  const { id, email, number, link } = await buyAndGet(page, adminApi)
  await expect(returns(page)).toContainText('within 30 days of delivery')
  await returns(page).getByRole('button', { name: 'Ask for a return' }).click()
  await request(page).getByRole('button', { name: 'Send the request' }).click()
  await expect(request(page).getByRole('link', { name: 'Please choose a reason' })).toBeVisible()
  await request(page).getByLabel('Why?').selectOption('It is faulty or damaged')
  await request(page).getByLabel('What else should we know?').fill('The needle is bent.')
  await request(page).getByRole('button', { name: 'Send the request' }).click()
  await expect(returns(page).getByRole('group')).toHaveText('We have your request, and answer it by email.')
  await expect(returns(page)).toContainText('Return requested')
  await expect(returns(page)).toContainText('The needle is bent.')
  await expect(request(page)).toBeHidden()
  await mailbox.waitFor({ to: email, subject: new RegExp(`^Your return for order ${number}$`) })
  const notice = await mailbox.waitFor({
    to: agency.email,
    subject: new RegExp(`^Return request for order ${number}`),
  })

  await page.goto((/https?:\S+\/admin\/orders\S+/.exec(notice.text) ?? [''])[0])
  const answer = page.getByRole('form', { name: 'Answer the return' })
  await expect(answer.getByLabel('What the buyer is told')).toHaveValue(new RegExp(agency.address.street))
  await answer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(answer).toBeHidden()
  await expect(page.getByRole('region', { name: 'Return' })).toContainText('Return accepted')
  const mail = await mailbox.waitFor({ to: email, subject: /is accepted$/ })
  expect(mail.text).toContain(agency.address.street)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Returns', exact: true }).click()
  await expect(page.locator(`a[href*="order=${id}"]`)).toContainText('Return accepted, not refunded')

  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(returns(page)).toContainText('Return accepted')
  await expect(returns(page)).toContainText(agency.address.street)
  await expect(returns(page).getByRole('button')).toBeHidden()

  await page.goto(`/admin/orders?order=${id}`)
  await page.getByText('Replace it instead, or close it').click()
  await answer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('region', { name: 'Return' })).toContainText('Return replaced')
  await mailbox.waitFor({ to: email, subject: /^Your replacement for order/ })
  await page.goto('/admin/orders')
  await expect(page.locator(`a[href*="order=${id}"]`)).toBeVisible()
  await page.getByRole('link', { name: 'Returns', exact: true }).click()
  await expect(page.locator(`a[href*="order=${id}"]`)).toBeHidden()
})

test.describe('in both themes', () => {
  // A response without a text is refused.
  test.use({ expectedErrors: [/status of 400/] })

  for (const theme of ['dark', 'light'] as const)
    test(`a return and its response are accessible, ${theme}, and fit 360 px`, async ({
      admin: page,
      adminApi,
    }) => {
      await setTheme(page, theme)
      await page.setViewportSize({ width: 360, height: 740 })
      const { id } = await buyAndGet(page, adminApi)
      await returns(page).getByRole('button', { name: 'Ask for a return' }).click()
      await request(page).getByRole('button', { name: 'Send the request' }).click()
      await expect(request(page).getByRole('link', { name: 'Please choose a reason' })).toBeVisible()
      expect(await leansOver(page)).toBe(0)
      await expectAccessible(page)
      await request(page).getByLabel('Why?').selectOption('Something else')
      await request(page).getByRole('button', { name: 'Send the request' }).click()
      await expect(returns(page)).toContainText('Return requested')
      await expectAccessible(page)
      await page.goto(`/admin/orders?order=${id}`)
      const answer = page.getByRole('form', { name: 'Answer the return' })
      await answer.getByLabel('Your decision').selectOption('Decline it')
      await answer.getByRole('button', { name: 'Send the answer' }).click()
      await expect(answer.getByText('Please write an answer for the buyer')).toBeVisible()
      expect(await leansOver(page)).toBe(0)
      await expectAccessible(page)
    })
})
