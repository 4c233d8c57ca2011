import type { Page } from '@playwright/test'
import {
  fillIn,
  form,
  GOOD,
  orderOf,
  orderPrints,
  payBy,
  putInCart,
  startCheckout,
  thanks,
  toPayment,
} from './support/checkout.ts'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

/** The promo code of demo mode. */
const CODE = 'WELCOME10'
const remove = (page: Page) => page.getByRole('button', { name: `Remove promo code ${CODE}` })
const enter = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code)
  await page.keyboard.press('Enter')
}

test.describe('a code at the checkout', () => {
  test.use({ expectedErrors: [/status of 400/] })

  for (const { place, width, height } of [
    { place: 'on a desktop', width: 1440, height: 900 },
    { place: 'on a phone', width: 390, height: 844 },
  ]) {
    test(`PAY-8 ${place} a code is refused, another one applied and paid with, and the order shows it`, async ({
      page,
      adminApi,
      mailbox,
    }) => {
      await page.setViewportSize({ width, height })
      const mary = await startCheckout(page, 'Red Nun Pin')
      const submit = form(page).getByRole('button', { name: /^Continue to payment/ })
      await expect(submit).toContainText('$14.35')
      await page.getByText('Promo code', { exact: true }).filter({ visible: true }).click()
      await enter(page, 'SPRNG10')
      await expect(
        page.getByRole('alert').filter({ hasText: 'We do not recognize this code.' }),
      ).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeFocused()
      await expect(submit).toContainText('$14.35')
      await expectAccessible(page)

      await enter(page, 'welcome10')
      await expect(remove(page)).toBeFocused()
      await expect(submit).toContainText('$13.91')
      await expect(form(page).getByLabel('Full Name'), 'the order was not sent').toHaveValue(mary.name)
      await page.reload()
      await expect(remove(page)).toBeVisible()
      await expectAccessible(page)
      expect(await leansOver(page)).toBe(0)

      await toPayment(page)
      await payBy(page, GOOD)
      await expect(thanks(page)).toBeVisible()
      await expect(page.getByText(`Promo ${CODE}`)).toBeVisible()
      const order = await orderOf(adminApi, mary.email)
      expect(order).toMatchObject({ state: 'paid', promoCode: CODE, discount: 40, tax: 32, total: 1391 })
      expect(order.payments).toMatchObject([{ amount: 1391 }])
      const mail = await mailbox.waitFor({ to: mary.email, subject: new RegExp(order.number) })
      expect(mail.text).toContain(`Promo code ${CODE}: −$0.40`)
      await page.getByRole('link', { name: 'Open your order' }).click()
      await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
      await expect(page.getByText(`Promo ${CODE}`).locator('+ dd')).toHaveText('−$0.40')
    })
  }
})

test.describe('a connection that is gone when a code is applied', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('costs nothing: the same code is applied with the next one', async ({ page, context }) => {
    await putInCart(page, 'High Water Mug')
    await page.goto('/checkout', { waitUntil: 'networkidle' })
    await page.getByText('Promo code', { exact: true }).filter({ visible: true }).click()
    await page.getByRole('textbox', { name: 'Promo code' }).focus()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await enter(page, CODE)
    await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the server.' })).toBeVisible()
    await context.setOffline(false)
    await enter(page, CODE)
    await expect(remove(page)).toBeVisible()
  })
})

test('a campaign link’s code applies from the store to the hosted page', async ({ page, adminApi }) => {
  await page.goto(`/store?promo=${CODE.toLowerCase()}`)
  await alive(page)
  await expect(page.getByText(`${CODE}: 10% off. It is entered at checkout for you.`)).toBeVisible()
  await expectAccessible(page)
  await putInCart(page, 'High Water Mug')
  await page.goto('/checkout')
  await expect(remove(page)).toBeVisible()
  const mary = { name: 'Mary Ann Smith', email: `mary-${crypto.randomUUID().slice(0, 8)}@smith.example` }
  await fillIn(page, mary)
  await orderPrints(page)
  await expect(page.getByText(`1 × High Water Mug`).first()).toContainText(`${CODE}: −$2.50`)
  const order = await orderOf(adminApi, mary.email)
  expect(order).toMatchObject({ promoCode: CODE, discount: 250, total: 3449, state: 'awaiting_payment' })
})

for (const theme of ['light', 'dark'] as const) {
  test(`a code is created, its link copied, ended and reactivated, accessible, ${theme}`, async ({
    admin,
    context,
  }) => {
    await setTheme(admin, theme)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const code = `FALL-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
    await admin.goto('/admin/promo-codes?view=new')
    const fields = admin.getByRole('form', { name: 'New code' })
    await fields.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
    await fields.getByLabel('Percent').fill('95')
    await fields.getByRole('button', { name: 'Create code' }).click()
    await expect(fields.getByText('Please enter 1 to 90 percent')).toBeVisible()
    await expect(fields.getByLabel('Percent')).toBeFocused()
    await expectAccessible(admin)
    await fields.getByLabel('Percent').fill('15')
    await fields.getByLabel('Minimum subtotal').fill('20')
    await fields.getByLabel('Total uses').fill('50')
    await fields.getByRole('button', { name: 'Create code' }).click()

    const row = admin.getByRole('row', { name: new RegExp(`^${code}`) })
    await expect(row).toContainText('15% off')
    await expect(admin.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(row).toContainText('for a subtotal of $20.00 or more')
    await expect(row).toContainText('0 of 50')
    await row.getByRole('button', { name: `Copy link with ${code}` }).click()
    const link = await admin.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toMatch(new RegExp(`/store\\?promo=${code}$`))
    await row.getByRole('button', { name: `End ${code}` }).click()
    await expect(row).toContainText('Ended')
    await expectAccessible(admin)
    await row.getByRole('button', { name: `Reactivate ${code}` }).click()
    await expect(row).toContainText('Active')
    await admin.setViewportSize({ width: 390, height: 844 })
    await expect(admin.getByRole('button', { name: `End ${code}` })).toBeVisible()
    expect(await leansOver(admin)).toBe(0)
    await admin.goto(`/admin/audit?search=${code}`)
    await expect(admin.getByText(`${code}, reactivated`)).toBeVisible()
  })
}
