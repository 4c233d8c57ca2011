import { agency } from '@beacon/content/agency'
import { shipOrder } from '@beacon/contract/order-admin'
import type { APIRequestContext, Page } from '@playwright/test'
import { buyLocal, orderOf } from './support/checkout.ts'
import { expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

/** Cancels a purchase before it is sent. */

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`

const section = (page: Page) => page.getByRole('region', { name: 'Changed your mind?' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this order?' })

/** Buys a pin and opens the order's page. */
async function buyPin(page: Page, adminApi: APIRequestContext) {
  const mary = await buyLocal(page, 'Red Nun Pin')
  const order = await orderOf(adminApi, mary.email)
  await page.goto(new URL(order.link).pathname + new URL(order.link).search)
  return { ...mary, ...order }
}

test('a buyer cancels an order: it is refunded, both sides are notified, and it can no longer be sent', async ({
  admin: page,
  adminApi,
  mailbox,
}) => {
  const { id, email, number, total } = await buyPin(page, adminApi)
  await section(page).getByRole('button', { name: 'Cancel this order' }).click()
  await expect(question(page)).toContainText(`${usd(total)} goes back to the card you paid with`)
  await expect(question(page).getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(question(page)).toBeHidden()
  await section(page).getByRole('button', { name: 'Cancel this order' }).click()
  await question(page).getByLabel('Why?').selectOption('It would come too late')
  await question(page).getByLabel('What else should we know?').fill('The wedding is on Friday.')
  await question(page).getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('group', { name: /^You canceled this order/ })).toBeFocused()
  await expect(section(page).getByRole('button')).toBeHidden()

  const told = await mailbox.waitFor({ to: email, subject: new RegExp(`^Your order ${number} is canceled$`) })
  expect(told.text).toContain(`${usd(total)} goes back`)
  const notice = await mailbox.waitFor({
    to: agency.email,
    subject: new RegExp(`^Order ${number} was canceled`),
  })
  expect(notice.text).toContain('The wedding is on Friday.')
  await expect(async () => expect((await orderOf(adminApi, email)).state).toBe('refunded')).toPass()
  await page.reload()
  await expect(page.getByText(`${usd(total)} went back to your card`)).toBeVisible()

  await page.goto((/https?:\S+\/admin\/orders\S+/.exec(notice.text) ?? [''])[0])
  const order = page.getByRole('article', { name: `Order ${number}` })
  await expect(order).toContainText('The wedding is on Friday.')
  await expect(order.getByRole('form', { name: 'Send it' })).toBeHidden()
  expect((await adminApi.post(shipOrder.path.replace(':id', id), { data: {} })).status()).toBe(409)
})

for (const theme of ['dark', 'light'] as const)
  test(`canceling is accessible, ${theme}, and fits 360 px`, async ({ admin: page, adminApi }) => {
    await setTheme(page, theme)
    await page.setViewportSize({ width: 360, height: 740 })
    const { id } = await buyPin(page, adminApi)
    await section(page).getByRole('button', { name: 'Cancel this order' }).click()
    await expect(question(page)).toBeVisible()
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Cancel the order' }).click()
    await expect(page.getByText('You canceled this order')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/admin/orders?order=${id}`)
    const order = page.getByRole('article', { name: /^Order / })
    await expect(order.getByText('Canceled by the buyer').first()).toBeVisible()
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
    await page.goto('/admin/orders')
    await page.getByRole('link', { name: 'Canceled', exact: true }).click()
    await expect(page.locator(`a[href*="order=${id}"]`)).toContainText('Canceled by the buyer')
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
  })
