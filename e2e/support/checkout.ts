import { listOrders, readAdminOrder } from '@beacon/contract/order-admin'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addToCart, cartIcon, openProduct } from './store.ts'

/** The demo's test cards, by their outcome. */
export const DECLINED = '4000 0000 0000 0002'
export const GOOD = '4242 4242 4242 4242'
export const ASKS_BANK = '4000 0000 0000 3220'

/** A buyer without any order. */
export const buyer = () => {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Mary Ann Smith ${id}`, email: `mary-${id}@smith.example` }
}

export async function putInCart(page: Page, name: string): Promise<void> {
  await openProduct(page, name)
  await addToCart(page).click()
  await expect(cartIcon(page)).toBeVisible()
}

export const form = (page: Page) => page.getByRole('form', { name: 'Checkout' })
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Complete Purchase' })
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You for Your Order!' })

export async function fillIn(page: Page, { name, email }: ReturnType<typeof buyer>): Promise<void> {
  await form(page).getByLabel('Full Name').fill(name)
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Address', { exact: true }).fill('18 Maple Avenue')
  await form(page).getByLabel('City').fill('Bay Shore')
  await form(page).getByLabel('State').selectOption('New York')
  await form(page).getByLabel('ZIP code').fill('11706')
}

export const toPayment = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^Continue to payment/ })
    .click()

export async function payBy(page: Page, card: string): Promise<void> {
  await modal(page).getByRole('button', { name: card }).click()
  await modal(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click()
}

async function ordersOf(adminApi: APIRequestContext, email: string) {
  const answer = await adminApi.get(listOrders.path, { params: { search: email } })
  return listOrders.response.parse(await answer.json()).orders
}

export async function orderOf(adminApi: APIRequestContext, email: string) {
  const [order, ...others] = await ordersOf(adminApi, email)
  expect(others).toEqual([])
  const answer = await adminApi.get(readAdminOrder.path.replace(':id', order?.id ?? ''))
  return readAdminOrder.response.parse(await answer.json()).order
}

/** From a product to the completed checkout form. */
export async function startCheckout(
  page: Page,
  name: string,
  address: '/checkout' | '/store/checkout' = '/checkout',
): Promise<ReturnType<typeof buyer>> {
  const somebody = buyer()
  await putInCart(page, name)
  await page.goto(address)
  await fillIn(page, somebody)
  return somebody
}

/** Buys local goods with a card that succeeds. */
export async function buyLocal(page: Page, name: string): Promise<ReturnType<typeof buyer>> {
  const somebody = await startCheckout(page, name)
  await toPayment(page)
  await payBy(page, GOOD)
  await expect(thanks(page)).toBeVisible()
  return somebody
}

/** Places an order of printed goods. */
export const orderPrints = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^Order and pay/ })
    .click()
