import type { Locator } from '@playwright/test'
import {
  addToCart,
  boxOf,
  grid,
  jumped,
  jumpedSoFar,
  openProduct,
  productCalled,
  watchJumps,
} from './support/store.ts'
import { alive, expect, test } from './support/test.ts'

test('PROD-6 nothing jumps, and no footer flashes, while a slow product loads', async ({ page }) => {
  await watchJumps(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/store')
  await alive(page)
  const last = page.getByRole('main').getByRole('link', { name: 'Photo Morning' }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await jumpedSoFar(page)
  await page.route(/\/(assets|api)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await last.click()
  await expect(page.getByText('Loading product…')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Morning')
  const below = page.getByText('30-day return policy')
  const held = await below.boundingBox()
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeVisible()
  await expect(page.getByText('Loading product…')).toBeHidden()
  expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (held?.y ?? 0))).toBeLessThan(4)
  expect((await jumped(page)) - before).toBeLessThan(0.02)
})

test('the picture stays in view beside the options, and never overlaps the description', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store/product/red-nun-pin')
  const description = page.getByRole('heading', { name: 'Description' })
  for (const place of [0, 300, 500, 700]) {
    await page.evaluate((top) => scrollTo(0, top), place)
    const pictures = await page.getByRole('list', { name: 'Pictures' }).boundingBox()
    const words = await description.boundingBox()
    expect((pictures?.y ?? 0) + (pictures?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0)
  }
})

test('the size guide opens beside the sizes with the keyboard, and is expanded in print, without screen-only parts', async ({
  page,
}) => {
  await page.goto('/store')
  await page.getByRole('link', { name: 'Dead Reckoning Hoodie' }).click()
  const guide = page.getByRole('table', { name: 'Laid flat, in inches and centimeters' })
  await expect(page.getByText('Size guide')).toBeVisible()
  await expect(guide).toBeHidden()
  await page.getByLabel('Size', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(guide.getByRole('row', { name: 'M 22.5 in 57 cm 28 in 71 cm 25.5 in 65 cm' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(guide).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(guide).toBeVisible()
  await expect(addToCart(page)).toBeHidden()
})

test('on the narrowest phone the docked button’s text stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/store/product/red-nun-pin')
  const lines = await page.getByRole('button', { name: 'Add to Cart' }).evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('a shared address opens with its variant, before hydration and after', async ({ page, request }) => {
  const { id } = await productCalled(request, 'Keeper of the Light Tee')
  await page.goto(`/store/product/${id}`)
  await page.getByRole('radio', { name: 'White' }).check({ force: true })
  await expect(page).toHaveURL(/variant=/)
  const html = await (await request.get(page.url())).text()
  expect(html).toContain('White / M')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
})

test('PROD-1 hovering zooms the picture to twice its size around the pointer', async ({ page }) => {
  await openProduct(page, 'Keeper of the Light Tee')
  await alive(page)
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /^Keeper of the Light Tee/ })
    .first()
  await page.mouse.move(0, 0)
  const before = await boxOf(picture)
  // A quarter from the left and the top: that point stays in place.
  await page.mouse.move(before.x + before.width / 4, before.y + before.height / 4)
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(before.width * 2, 0)
  const grown = await boxOf(picture)
  expect(grown.height).toBeCloseTo(before.height * 2, 0)
  expect(grown.x).toBeCloseTo(before.x - before.width / 4, 0)
  expect(grown.y).toBeCloseTo(before.y - before.height / 4, 0)
  await page.mouse.move(0, 0)
  await expect.poll(() => boxOf(picture)).toEqual(before)
})

test('the keyboard alone chooses a color and a size and adds to the cart', async ({ page }) => {
  await openProduct(page, 'Keeper of the Light Tee')
  await alive(page)
  await page.getByRole('radio', { name: 'Black' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(page.getByText('White / 2XL', { exact: true })).toBeVisible()
  await addToCart(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 in your cart.')).toBeVisible()
})

test.describe('PROD-6 a product that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is a 404, and the browser redirects to the store', async ({ page, request }) => {
    const answer = await request.get('/store/product/no-such-thing')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('Product not found')
    await page.goto('/store/product/no-such-thing')
    await expect(page).toHaveURL('/store')
    await expect(page.getByText('Product not found')).toBeVisible()
    await expect(grid(page)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 } })

  const isInWindow = (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

  test('price and button stay visible wherever the visitor scrolls', async ({ page }) => {
    await openProduct(page, 'Keeper of the Light Tee')
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
      expect(await isInWindow(addToCart(page))).toBe(true)
      expect(await isInWindow(page.locator('.buy-bar').getByText('$19.99'))).toBe(true)
    }
  })
})
