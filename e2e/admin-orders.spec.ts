import { buyer, buyLocal, fillIn, orderOf, orderPrints, putInCart, thanks } from './support/checkout.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('ADMIN-5: shows what Printify charges for a print order, and resends its confirmation', async ({
  admin: page,
  adminApi,
  mailbox,
}) => {
  const mary = buyer()
  await putInCart(page, 'High Water Mug')
  await page.goto('/checkout')
  await fillIn(page, mary)
  await orderPrints(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(thanks(page)).toBeVisible()
  await expect
    .poll(async () => (await orderOf(adminApi, mary.email)).printifyId, { timeout: 20_000 })
    .not.toBeNull()
  const { id, number } = await orderOf(adminApi, mary.email)
  const newest = () => mailbox.waitFor({ to: mary.email, subject: new RegExp(`^Your order ${number}`) })
  const first = await newest()

  await page.goto(`/admin/orders?order=${id}`)
  const cost = page.getByRole('table', { name: 'What printing costs' })
  await expect(cost.getByRole('row', { name: 'Pieces $25.00 $13.75' })).toBeVisible()
  await expect(cost.getByRole('row', { name: 'Shipping $9.99 $4.75' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Resend confirmation' }).click()
  await expect(page.getByText(`The confirmation is on its way to ${mary.email}.`)).toBeVisible()
  await expect.poll(async () => (await newest()).id).not.toBe(first.id)
  // It is being printed by now, so it can no longer be canceled.
  expect((await newest()).text).toBe(first.text.replace(/Changed your mind\?.*\n\n/, ''))
})

test('ADMIN-5: an order is printed to its end, also on paper that is as wide as a list and a record', async ({
  admin: page,
  adminApi,
}) => {
  const { email } = await buyLocal(page, 'Red Nun Pin')
  const { id } = await orderOf(adminApi, email)
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.goto(`/admin/orders?order=${id}`)
  const history = page.getByRole('heading', { name: 'History' })
  await expect(history).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = await history.evaluate((it) => {
    let hidden = 0
    for (let box = it.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== 'visible')
        hidden = Math.max(hidden, box.scrollHeight - box.clientHeight)
    return { hidden, width: it.getBoundingClientRect().width }
  })
  expect(printed.hidden, 'nothing of it is scrolled away').toBe(0)
  expect(printed.width, 'it has the width of the paper').toBeGreaterThan(1000)
})
