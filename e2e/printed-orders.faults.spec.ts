import { listJobs, retryJob } from '@beacon/contract/outbox'
import type { APIRequestContext, Page } from '@playwright/test'
import { buyer, fillIn, orderOf, orderPrints, putInCart, startCheckout, thanks } from './support/checkout.ts'
import { letPrintWaitEnd } from './support/database.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Print orders with a waiting period before printing, and a card provider that may be down. */

// The stand-in's payment page has no icon, and a refused address is a 400.
test.use({ expectedErrors: [/status of 40[04]/] })

const PRODUCT = 'Sample shirt 2'

const section = (page: Page) => page.getByRole('region', { name: 'Changed your mind?' })

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(thanks(page)).toBeVisible()
}

/** Buys a shirt and opens the order's page. */
async function buyShirt(page: Page, adminApi: APIRequestContext) {
  const { email } = await startCheckout(page, PRODUCT)
  await orderPrints(page)
  await pay(page)
  await page.getByRole('link', { name: 'Open your order' }).click()
  await expect(section(page)).toContainText(/^.*It goes to print at \d{1,2}:\d\d.[AP]M.E[SD]T on/)
  return { email, id: (await orderOf(adminApi, email)).id }
}

test('a waiting print order is canceled and never submitted to the printer', async ({
  page,
  adminApi,
  standIns,
}) => {
  const { email } = await buyShirt(page, adminApi)
  await expectAccessible(page)
  await section(page).getByRole('button', { name: 'Cancel this order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('group', { name: /^You canceled this order/ })).toBeFocused()
  await expect(async () =>
    expect(await orderOf(adminApi, email)).toMatchObject({ state: 'refunded', printifyId: null }),
  ).toPass()
  await expect
    .poll(() => standIns.subjectsTo(email))
    .toContainEqual(expect.stringMatching(/^Your order BB-\S+ is canceled$/))
})

test('a print order whose waiting period is over is printed, and its page says that it can no longer be canceled', async ({
  page,
  adminApi,
}) => {
  const { email, id } = await buyShirt(page, adminApi)
  expect((await orderOf(adminApi, email)).printifyId).toBeNull()
  letPrintWaitEnd(id)
  await expect(async () => expect((await orderOf(adminApi, email)).state).toBe('in_production')).toPass()
  await page.reload()
  await expect(section(page)).toContainText('It is with our print partner already')
  await expect(section(page).getByRole('button')).toBeHidden()
})

test('PAY-13 an address that the card provider refuses is corrected on the order’s page, and the order is paid', async ({
  page,
  adminApi,
  standIns,
}) => {
  const { name } = buyer()
  const wrong = `mary-${crypto.randomUUID().slice(0, 8)}@example`
  await putInCart(page, PRODUCT)
  await page.goto('/checkout')
  await fillIn(page, { name, email: wrong })
  await standIns.setFault('stripe', { fault: 'error', status: 503 })
  await orderPrints(page)
  await expect(page.getByText('You will receive an email with a payment link shortly.')).toBeVisible()

  await standIns.clearFaults()
  await runPaymentPageJob(adminApi)
  const question = page.getByText('Please check your email address')
  await expect(async () => {
    await page.reload()
    await expect(question).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  const address = page.getByLabel('Email address')
  const send = page.getByRole('button', { name: 'Use this address' })
  await send.click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(`${wrong}.com`)
  await send.click()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await pay(page)
  const order = () => orderOf(adminApi, `${wrong}.com`)
  await expect(async () => expect(await order()).toMatchObject({ state: 'paid' })).toPass()
})

/** The payment page is created half a minute later: an administrator runs its job now. */
async function runPaymentPageJob(adminApi: APIRequestContext): Promise<void> {
  const params = { kind: 'payments.page', state: 'ready' }
  const { jobs } = listJobs.response.parse(await (await adminApi.get(listJobs.path, { params })).json())
  const answer = await adminApi.post(retryJob.path.replace(':id', jobs[0]?.id ?? ''))
  expect(answer.status()).toBe(200)
}
