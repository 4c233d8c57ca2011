import {
  ASKS_BANK,
  buyer,
  buyLocal,
  DECLINED,
  fillIn,
  form,
  GOOD,
  modal,
  orderOf,
  orderPrints,
  payBy,
  putInCart,
  startCheckout,
  thanks,
  toPayment,
} from './support/checkout.ts'
import { expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

test('PAY-5 a local product is paid by card: the cart is emptied, and the thank-you page survives', async ({
  page,
  adminApi,
  mailbox,
}) => {
  const mary = await buyLocal(page, 'Red Nun Pin')
  await expect(page.getByRole('button', { name: /^Open cart/ })).toBeHidden()
  const order = await orderOf(adminApi, mary.email)
  expect(order).toMatchObject({ state: 'paid', kind: 'local', total: 1435, name: mary.name })
  expect(order.payments).toMatchObject([{ state: 'succeeded', amount: 1435 }])

  await test.step("after a reload, and from the mail's link", async () => {
    await page.reload()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText(order.number)).toBeVisible()
    const mail = await mailbox.waitFor({ to: mary.email, subject: new RegExp(order.number) })
    const link = /https?:\S+\/orders\/\S+/.exec(mail.text)?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
    await expect(page.getByText('Paid: done')).toBeVisible()
  })

  await test.step('buyer and seller are aligned side by side', async () => {
    await page.setViewportSize({ width: 820, height: 900 })
    const [buyerTop, sellerTop] = await Promise.all(
      ['Ships to', 'Sold by'].map(async (name) =>
        page
          .getByRole('region', { name })
          .getByRole('paragraph')
          .first()
          .evaluate((words) => words.getBoundingClientRect().top),
      ),
    )
    expect(buyerTop).toBe(sellerTop)
  })
})

test.describe('cards that do not go through at once', () => {
  test.use({ expectedErrors: [/status of 402/] })

  test('PAY-10 a declined card and a failed 3-D Secure leave a clear message; the next attempt is charged once', async ({
    page,
    adminApi,
  }) => {
    const mary = await startCheckout(page, 'Tide Table Notebook', '/store/checkout')
    await page.setViewportSize({ width: 320, height: 568 })
    await toPayment(page)
    await payBy(page, DECLINED)
    await expect(modal(page).getByRole('alert')).toHaveText('Your card was declined.')
    await expect(modal(page).getByRole('alert')).toBeInViewport()

    await payBy(page, ASKS_BANK)
    await expect(page.locator('dialog:modal'), 'nothing keeps presses from the bank').toHaveCount(1)
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(modal(page).getByRole('alert')).toContainText('unable to authenticate')
    expect(await orderOf(adminApi, mary.email)).toMatchObject({ state: 'awaiting_payment' })

    await payBy(page, ASKS_BANK)
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(thanks(page)).toBeVisible()
    const order = await orderOf(adminApi, mary.email)
    expect(order.state).toBe('paid')
    expect(order.payments).toMatchObject([{ state: 'succeeded', refunds: [] }])
  })
})

test('PAY-10 an unfinished payment resumes where it was, also after a reload', async ({ page, adminApi }) => {
  const mary = await startCheckout(page, 'Six Lights Sticker Sheet')
  await toPayment(page)
  await expect(modal(page).getByLabel('Card number')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(form(page).getByRole('button', { name: /^Continue to payment/ })).toBeFocused()
  await page.reload()
  await expect(form(page).getByLabel('Full Name')).toHaveValue(mary.name)
  await expect(form(page).getByLabel('State')).toHaveValue('NY')
  await toPayment(page)
  await payBy(page, GOOD)
  await expect(thanks(page)).toBeVisible()
  expect(await orderOf(adminApi, mary.email)).toMatchObject({ state: 'paid' })
})

test('an order can be placed and paid with the keyboard alone, and is announced', async ({
  page,
  adminApi,
}) => {
  const mary = buyer()
  await putInCart(page, 'Red Nun Pin')
  await page.goto('/checkout')
  await form(page).getByLabel('Full Name').focus()
  const { keyboard } = page
  const fields = [mary.name, mary.email, '', '18 Maple Avenue', 'Suite 2', 'Bay Shore', 'New York', '11706']
  for (const text of fields) {
    await keyboard.type(text)
    if (text !== '11706') await keyboard.press('Tab')
  }
  await keyboard.press('Enter')
  await expect(modal(page).getByLabel('Card number')).toBeVisible()
  await expect(modal(page).getByRole('heading', { name: 'Complete Purchase' })).toBeFocused()
  for (const text of ['4242424242424242', '1234', '123']) {
    await keyboard.press('Tab')
    await keyboard.type(text)
  }
  await expect(modal(page).getByLabel('Expiration date')).toHaveValue('12 / 34')
  await keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  expect(await orderOf(adminApi, mary.email)).toMatchObject({ state: 'paid', name: mary.name })
})

test('PAY-4 a printed product is paid on the hosted page and submitted to the printer', async ({
  page,
  adminApi,
}) => {
  const mary = await startCheckout(page, 'High Water Mug')
  await orderPrints(page)
  await page.getByRole('button', { name: 'Pay $37.21' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Printed to order')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open cart/ })).toBeHidden()
  await expect
    .poll(async () => (await orderOf(adminApi, mary.email)).printifyId, { timeout: 20_000 })
    .not.toBeNull()
})

test('PAY-10 returning from the hosted page without paying finds order and cart again', async ({
  page,
  adminApi,
}) => {
  const mary = await startCheckout(page, 'Chart No. 631 Poster')
  await orderPrints(page)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByText('is waiting for payment')).toBeVisible()
  expect(await orderOf(adminApi, mary.email)).toMatchObject({ state: 'awaiting_payment', paidAt: null })

  await page.getByRole('link', { name: 'Go to the order' }).click()
  await expect(page.getByText('Waiting for payment')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', /\/pay\//)
  await page.goBack()
  await page.getByRole('button', { name: 'Put everything back in the cart' }).click()
  await expect(form(page).getByRole('button', { name: /^Order and pay/ })).toBeVisible()
  await expect(form(page).getByLabel('Email')).toHaveValue(mary.email)
})

test('PAY-2 a mixed cart is checked out in two parts', async ({ page, adminApi }) => {
  const mary = buyer()
  await putInCart(page, 'Red Nun Pin')
  await putInCart(page, 'Slack Tide Beanie')
  await page.goto('/checkout')
  await expect(page.getByText('Mixed Cart Checkout Not Supported')).toBeVisible()
  await expect(
    page.getByText(
      'You have both Printify and local products in your cart. Please checkout each type separately.',
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Check out the local items' }).click()
  await expect(page.getByText('The other item stays in your cart')).toBeVisible()
  await fillIn(page, mary)
  await toPayment(page)
  await payBy(page, GOOD)
  await expect(thanks(page)).toBeVisible()
  expect(await orderOf(adminApi, mary.email)).toMatchObject({ kind: 'local', total: 1435 })
  await page.getByRole('link', { name: 'check out the rest' }).click()
  await expect(form(page).getByLabel('Address', { exact: true })).toHaveValue('18 Maple Avenue')
  await orderPrints(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('Printed to order')).toBeVisible()
  await putInCart(page, 'Red Nun Pin')
  await page.goto('/checkout')
  await expect(form(page)).toBeVisible()
  await expect(form(page).getByLabel('Address', { exact: true })).toHaveValue('')
})

test('PAY-11 an administrator refunds a part, then the rest, and never more', async ({
  admin: page,
  adminApi,
  mailbox,
}) => {
  const mary = await buyLocal(page, 'Tide Table Notebook')
  const { id, total } = await orderOf(adminApi, mary.email)

  await page.goto(`/admin/orders?order=${id}`)
  const refund = page.getByRole('form', { name: 'Refund' })
  const question = page.getByRole('dialog', { name: 'Refund the payment?' })
  await refund.getByLabel('Refund, in $').fill('999')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await expect(refund.getByText(/Please enter an amount between/)).toBeVisible()
  await refund.getByLabel('Refund, in $').fill('5')
  await refund.getByLabel('Reason').fill('A dented corner')
  await test.step('an accidental Enter refunds nothing, and Escape closes the dialog, not the order', async () => {
    const ask = refund.getByRole('button', { name: 'Refund' })
    await ask.press('Enter')
    await expect(question.getByRole('button', { name: 'Keep the payment' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(ask).toBeFocused()
    await ask.press('Enter')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(ask).toBeFocused()
    expect(await orderOf(adminApi, mary.email)).toMatchObject({ refunded: 0 })
  })
  await refund.getByRole('button', { name: 'Refund' }).click()
  await question.getByRole('button', { name: 'Refund $5.00' }).click()
  await expect(page.getByText('Partly refunded').first()).toBeVisible()
  await expect(refund.getByLabel('Refund, in $')).toHaveValue(((total - 500) / 100).toFixed(2))

  await refund.getByRole('button', { name: 'Refund' }).click()
  await question.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(refund).toBeHidden()
  await expect(page.getByRole('article', { name: /^Order / })).toBeFocused()
  const order = await orderOf(adminApi, mary.email)
  expect(order).toMatchObject({ state: 'refunded', refunded: total })
  await mailbox.waitFor({ to: mary.email, subject: /refund/i })
})

for (const theme of ['dark', 'light'] as const) {
  test(`an administrator finds an order and sends it, accessible, ${theme}`, async ({
    admin: page,
    adminApi,
    mailbox,
  }) => {
    await setTheme(page, theme)
    const mary = await buyLocal(page, 'Red Nun Pin')
    const { number } = await orderOf(adminApi, mary.email)

    await page.goto('/admin/orders')
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(number)
    await expect(
      page.locator('[data-row]'),
      'the list before is pale until the search is answered',
    ).toHaveCount(1)
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await expect(page.getByRole('heading', { name: number })).toBeFocused()
    await expectAccessible(page)
    const send = page.getByRole('form', { name: 'Send it' })
    await send.getByLabel('Carrier').fill('USPS')
    await send.getByLabel('Tracking number').fill('9400 1000')
    await send.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(send).toBeHidden()
    expect(await orderOf(adminApi, mary.email)).toMatchObject({
      state: 'shipped',
      parcels: [{ carrier: 'USPS', number: '9400 1000' }],
    })
    await mailbox.waitFor({ to: mary.email, subject: /on its way/ })
  })
}

test('an order is found by its number, and its link is mailed', async ({ page, adminApi, mailbox }) => {
  const mary = await buyLocal(page, 'The Ten-Page Website Check')
  const { number } = await orderOf(adminApi, mary.email)

  await page.goto('/orders')
  await page.getByLabel('Email').fill(mary.email)
  await page.getByLabel('Order number').fill(number.toLowerCase())
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('status')).toContainText('on its way')
  const mail = await mailbox.waitFor({ to: mary.email, subject: /link/i })

  await page.goto((/https?:\S+\/orders\/\S+/.exec(mail.text) ?? [''])[0])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'The Ten-Page Website Check' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.\w+$/)
})

test('buyers see the terms that they accept, and their input survives reading them', async ({ page }) => {
  const { name } = await startCheckout(page, 'Red Nun Pin')
  await page.getByText('By ordering you accept our').getByRole('link', { name: 'terms of service' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
})

for (const theme of ['dark', 'light'] as const) {
  test(`checkout, payment and order are accessible, ${theme}, and fit 360 px`, async ({ page }) => {
    await setTheme(page, theme)
    await page.setViewportSize({ width: 360, height: 740 })
    await putInCart(page, 'Red Nun Pin')
    await page.goto('/checkout')
    await toPayment(page)
    await expect(page.getByRole('link', { name: 'ZIP code is required' })).toBeVisible()
    await expectAccessible(page)
    await fillIn(page, buyer())
    await toPayment(page)
    await expect(modal(page).getByLabel('Card number')).toBeVisible()
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
    await payBy(page, GOOD)
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open your order' })).toBeVisible()
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open your order' }).click()
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
  })
}
