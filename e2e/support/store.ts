import { listProducts } from '@beacon/contract/products'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

export const grid = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })
export const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })
export const cartIcon = (page: Page) => page.getByRole('button', { name: /^Open cart/ })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })

export async function readProducts(request: APIRequestContext) {
  return listProducts.response.parse(await (await request.get(listProducts.path)).json())
}

export async function productCalled(request: APIRequestContext, name: string) {
  const product = (await readProducts(request)).find((other) => other.name === name)
  if (!product) throw new Error(`the store has no ${name}`)
  return product
}

export async function openProduct(page: Page, name: string): Promise<void> {
  const { id } = await productCalled(page.request, name)
  await page.goto(`/store/product/${id}`)
}

/** Adds pieces of a product to the cart as a visitor does. */
export async function buy(page: Page, name: string, pieces = 1): Promise<void> {
  await openProduct(page, name)
  if (pieces > 1) await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(pieces))
  await addToCart(page).click()
  await expect(page.getByText(`${pieces} in your cart.`)).toBeVisible()
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

export const jumped = (page: Page) => page.evaluate(() => Reflect.get(window, 'jumped') as number)

/** The same once nothing has jumped for half a second: what a page does after a scroll is not what follows. */
export async function jumpedSoFar(page: Page): Promise<number> {
  let before = -1
  let now = await jumped(page)
  while (now !== before) {
    await page.waitForTimeout(500)
    before = now
    now = await jumped(page)
  }
  return now
}

export async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'jumped', 0)
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Reflect.set(window, 'jumped', Reflect.get(window, 'jumped') + Reflect.get(shift, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
