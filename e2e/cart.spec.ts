import type { Page } from '@playwright/test'
import { addToCart, boxOf, buy, cartIcon, openProduct, panel } from './support/store.ts'
import { alive, expect, test } from './support/test.ts'

const total = (page: Page) =>
  page
    .locator('dl > div')
    .filter({ hasText: /^Total/ })
    .getByRole('definition')

test('CART-7 in a low window the whole panel, including its close button, is reachable, and the page behind does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await buy(page, 'Red Nun Pin')
  await alive(page)
  await cartIcon(page).click()
  const close = panel(page).getByRole('button', { name: 'Close' })
  const before = await page.evaluate(() => scrollY)
  await panel(page).hover()
  await page.mouse.wheel(0, 3000)
  await expect(panel(page).getByRole('link', { name: 'View Full Cart' })).toBeInViewport({ ratio: 1 })
  await expect(close).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 3000)
  await close.click()
  await expect(panel(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('CART-7 however long the cart is, the panel keeps its total, checkout and close buttons visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  for (const name of ['Red Nun Pin', 'High Water Mug', 'Robert Moses Cap', 'Clam Flats Bucket Hat'])
    await buy(page, name)
  await alive(page)
  await cartIcon(page).click()
  const inSight = [
    panel(page).getByText(/^Total/),
    panel(page).getByRole('link', { name: 'Proceed to Checkout' }),
    panel(page).getByRole('button', { name: 'Close' }),
  ]
  for (const part of inSight) await expect(part).toBeInViewport({ ratio: 1 })
  await panel(page)
    .getByRole('button', { name: /^Remove Clam Flats/ })
    .focus()
  await expect(panel(page).getByRole('link', { name: 'Clam Flats Bucket Hat' })).toBeInViewport({ ratio: 1 })
  for (const part of inSight) await expect(part).toBeInViewport({ ratio: 1 })
})

for (const [name, pieces, sum] of [
  ['High Water Mug', 1, '$37.21'],
  ['Red Nun Pin', 1, '$14.35'],
  ['Clam Flats Bucket Hat', 1, '$64.42'],
  ['Robert Moses Cap', 1, '$54.44'],
  ['Keeper of the Light Tee', 3, '$65.29'],
] as const) {
  test(`CART-5 ${pieces} × ${name} cost ${sum}`, async ({ page }) => {
    await buy(page, name, pieces)
    await page.goto('/cart')
    await expect(total(page)).toHaveText(sum)
  })
}

test('CART-3 two tabs stay in sync, and a reload keeps the cart', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/store/cart')
  await expect(other.getByText('Your Cart is Empty')).toBeVisible()
  await buy(page, 'Red Nun Pin', 2)
  await expect(other.getByRole('spinbutton')).toHaveValue('2')
  await other.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText('3 in your cart.')).toBeVisible()
  const clear = other.getByRole('button', { name: 'Clear Cart' })
  expect((await boxOf(clear)).height).toBeGreaterThanOrEqual(44)
  await clear.click()
  await expect(cartIcon(page)).toBeHidden()
  await other.getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expect(page.getByText('3 in your cart.')).toBeVisible()
})

test('CART-8 both addresses show the same cart, with /cart as the canonical one', async ({ page }) => {
  await buy(page, 'Red Nun Pin')
  for (const path of ['/cart', '/store/cart']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
    await expect(page.getByRole('link', { name: 'Red Nun Pin' })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/cart$/)
    await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /store/)
  }
})

test('CART-7 the icon pulses for two seconds after an item is added', async ({ page }) => {
  await openProduct(page, 'Red Nun Pin')
  await expect(cartIcon(page)).toBeHidden()
  await addToCart(page).click()
  await expect(cartIcon(page)).toBeVisible()
  const ring = cartIcon(page).locator('.floating-pulse')
  await expect(ring).toHaveCSS('animation-duration', '1s')
  await expect(ring).toHaveCSS('animation-iteration-count', '2')
})

test('CART-7 the panel traps the focus, closes on Escape and returns the focus', async ({ page }) => {
  await buy(page, 'Red Nun Pin')
  await cartIcon(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  for (const _ of Array(8)) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () =>
        document.querySelector('dialog[open]')?.contains(document.activeElement) ||
        document.activeElement === document.body,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(cartIcon(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 } })

  test('the floating button covers nothing at the end of a page', async ({ page }) => {
    await buy(page, 'Red Nun Pin')
    for (const path of ['/', '/store', page.url()]) {
      await page.goto(path)
      await expect(cartIcon(page)).toBeVisible()
      // The page may still grow as its lower parts load.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          const lowest = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' })
          const [end, icon] = await Promise.all([lowest.boundingBox(), cartIcon(page).boundingBox()])
          return end && icon && end.y + end.height <= icon.y
        }, path)
        .toBe(true)
    }
  })
})
