import { readAdminProduct } from '@beacon/contract/product-admin'
import { listProducts } from '@beacon/contract/products'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  fillIn as fillInBooking,
  freeSlot,
  guest,
  hour,
  linkTo,
  paymentOf,
  pickSlot,
  submit,
} from './support/bookings.ts'
import { buyer, fillIn, form, GOOD, payBy, thanks, toPayment } from './support/checkout.ts'
import { expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

/** What is held during payment: stock for an order, an hour for a booking. */

const MINUTE_MS = 60_000
const PRODUCT = 'Overboard Key Float'

/** Sets the stock of each variant to this number. */
async function setStock(adminApi: APIRequestContext, id: string, pieces: number): Promise<void> {
  const path = readAdminProduct.path.replace(':id', id)
  const { product } = readAdminProduct.response.parse(await (await adminApi.get(path)).json())
  const stock = product.stock.map(({ variantId }) => ({ variantId, stock: pieces }))
  const answer = await adminApi.put(path, { data: { isWithdrawn: false, stock } })
  expect(answer.status()).toBe(200)
}

const timer = (page: Page) => page.getByRole('timer')

test("PAY-14 changing the cart after an abandoned payment does not compete with the buyer's own held stock", async ({
  page,
  adminApi,
}) => {
  const products = listProducts.response.parse(await (await page.request.get(listProducts.path)).json())
  const id = products.find(({ name }) => name === PRODUCT)?.id ?? ''
  await setStock(adminApi, id, 3)
  await page.goto(`/store/product/${id}`)
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('2 in your cart.')).toBeVisible()
  const mary = buyer()
  await page.goto('/checkout')
  await fillIn(page, mary)
  await toPayment(page)
  await expect(timer(page)).toHaveText(/^Held for you for 14:\d\d$/)
  await page.keyboard.press('Escape')

  // All three, two of which are held by the visitor's own abandoned payment.
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '[]')
    localStorage.setItem('cart', JSON.stringify(cart.map((item: object) => ({ ...item, quantity: 3 }))))
  })
  await page.reload()
  await expect(form(page).getByLabel('Full Name')).toHaveValue(mary.name)
  await toPayment(page)
  await payBy(page, GOOD)
  await expect(thanks(page)).toBeVisible()
})

test('BOOK-6: the hour is held for fifteen minutes, counting down; then one press holds it again', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const slot = await freeSlot(request, 'ppc-review')
  await page.goto(linkTo('ppc-review', slot))
  await fillInBooking(page, guest())
  await submit(page).click()
  await expect(timer(page)).toHaveText(/^Held for you for 1[45]:\d\d$/)
  await page.clock.fastForward(10 * MINUTE_MS)
  await expect(timer(page)).toHaveText(/^Held for you for [45]:\d\d$/)
  await expect(paymentOf(page).getByText('Less than five minutes left to pay.')).toBeAttached()
  await page.clock.fastForward(5 * MINUTE_MS)
  await expect(paymentOf(page).getByText('This payment has ended')).toBeVisible()
  await expect(paymentOf(page).getByLabel('Card number')).toBeHidden()
  // The browser's clock is now fifteen minutes ahead of the server's.
  await paymentOf(page).getByRole('button', { name: 'Hold it again' }).click()
  await expect(timer(page)).toHaveText(/^Held for you for 1[45]:\d\d$/)
})

test('BOOK-6: the visitor’s own held hour can be chosen again after a reload; choosing another one releases it at once', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const first = await freeSlot(request, 'ppc-review')
  let second = first
  while (second.date === first.date && second.time === first.time)
    second = await freeSlot(request, 'ppc-review')
  await page.goto(linkTo('ppc-review', first))
  await fillInBooking(page, guest())
  await submit(page).click()
  await expect(timer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(hour(page, first.time)).toHaveAttribute('aria-pressed', 'true')
  await expect(submit(page)).toBeEnabled()

  await pickSlot(page, second)
  await submit(page).click()
  await expect(timer(page)).toBeVisible()
  const other = await (await browser.newContext({ baseURL, timezoneId: 'America/New_York' })).newPage()
  await other.goto(linkTo('ppc-review', first))
  await expect(hour(other, first.time)).toBeEnabled()
  await other.context().close()
})

for (const theme of ['dark', 'light'] as const)
  test(`the end of a hold is accessible and fits 360 px, ${theme}`, async ({ page, request }) => {
    await setTheme(page, theme)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.install()
    await page.goto(linkTo('ppc-review', await freeSlot(request, 'ppc-review')))
    await fillInBooking(page, guest())
    await submit(page).click()
    await expect(timer(page)).toBeVisible()
    await expectAccessible(page)
    await page.clock.fastForward(15 * MINUTE_MS)
    await expect(paymentOf(page).getByRole('button', { name: 'Hold it again' })).toBeVisible()
    await expectAccessible(page)
    expect(await leansOver(page)).toBe(0)
  })
