import type { Page } from '@playwright/test'
import {
  addToCart,
  boxOf,
  buy,
  cartIcon,
  grid,
  jumped,
  panel,
  readProducts,
  watchJumps,
} from './support/store.ts'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const shown = (page: Page) => grid(page).getByRole('heading').allTextContents()
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name })

test('nothing jumps while the store and the blog render', async ({ page }) => {
  await watchJumps(page)
  for (const path of ['/store', '/blog']) {
    await page.goto(path)
    await alive(page)
    expect(await jumped(page), path).toBeLessThan(0.02)
  }
})

test('STORE-1 goes from the grid through a category to a product and into the cart', async ({ page }) => {
  await page.goto('/store')
  await alive(page)
  await category(page, 'Apparel').click()
  await expect(page).toHaveURL('/store?category=apparel')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL('/store?category=apparel&sort=price-up')
  await page.getByRole('link', { name: 'Keeper of the Light Tee' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeper of the Light Tee')

  await page.getByRole('radio', { name: 'Navy' }).check({ force: true })
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await page.getByLabel('Size').selectOption('L')
  await expect(page.getByText('Navy / L', { exact: true })).toBeVisible()
  await addToCart(page).click()
  await expect(page.getByText('1 in your cart.')).toBeVisible()

  await cartIcon(page).click()
  await expect(panel(page).getByRole('listitem')).toContainText('Navy / L')
  await panel(page).getByRole('link', { name: 'View Full Cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeFocused()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/store/checkout',
  )
})

test('STORE-5 lists products of both sources side by side', async ({ page, request }) => {
  const products = await readProducts(request)
  expect(products.filter(({ source }) => source === 'printify').length).toBeGreaterThan(0)
  expect(products.filter(({ source }) => source !== 'printify').length).toBeGreaterThan(0)
  await page.goto('/store')
  const names = await shown(page)
  expect(names).toEqual(products.map(({ name }) => name))
})

test('going back and forward keeps filters, search and scroll position', async ({ page }) => {
  await page.goto('/store')
  await alive(page)
  await category(page, 'Merchandise').click()
  await page.getByPlaceholder('Search products...').fill('mug')
  await expect(page).toHaveURL('/store?category=merchandise&q=mug')
  await expect(grid(page).getByRole('heading')).toHaveText(['High Water Mug'])
  await page.getByRole('link', { name: 'High Water Mug' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('High Water Mug')
  await page.goBack()
  await expect(page.getByPlaceholder('Search products...')).toHaveValue('mug')
  await expect(grid(page).getByRole('heading')).toHaveText(['High Water Mug'])
  await page.goBack()
  await expect(page).toHaveURL('/store')
  await expect(page.getByPlaceholder('Search products...')).toHaveValue('')

  const last = grid(page).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page).toHaveURL(/\/store\/product\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a price range can be shared, and going back removes it', async ({ page }) => {
  await page.goto('/store?category=courses')
  await alive(page)
  await page.getByLabel('Price').selectOption('$50 to $100 (3)')
  await expect(page).toHaveURL('/store?category=courses&price=50-100')
  await category(page, 'Accessories').click()
  await expect(page).toHaveURL('/store?category=accessories&price=50-100')
  await expect(grid(page).getByRole('heading')).toHaveText(['Robert Moses Cap'])
  await page.reload()
  await alive(page)
  await expect(page.getByLabel('Price')).toHaveValue('50-100')
  await expect(grid(page).getByRole('heading')).toHaveText(['Robert Moses Cap'])
  await page.goBack()
  await alive(page)
  await expect(page).toHaveURL('/store?category=courses&price=50-100')
  await page.goBack()
  await expect(page).toHaveURL('/store?category=courses')
  await expect(page.getByLabel('Price')).toHaveValue('any')
})

test('the controls above the grid have one height, large enough for a thumb', async ({ page }) => {
  await page.goto('/store')
  await alive(page)
  await page.getByRole('button', { name: 'Favorite Signal Flag Tote' }).click()
  const controls = [
    page.getByPlaceholder('Search products...'),
    page.getByLabel('Price'),
    page.getByLabel('Sort by'),
    page.getByRole('button', { name: /^Favorites/ }),
  ]
  const heights = await Promise.all(controls.map(async (control) => (await boxOf(control)).height))
  expect([...new Set(heights)]).toEqual([48])
})

test('the selected category is legible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/store')
  const tag = await category(page, 'All').evaluate((button) => {
    const { color } = getComputedStyle(button)
    const { backgroundColor, backgroundImage } = getComputedStyle(button, '::after')
    const probe = document.createElement('p')
    probe.style.cssText = 'forced-color-adjust: none; color: HighlightText; background: Highlight'
    document.body.append(probe)
    const own = getComputedStyle(probe)
    return { isText: color === own.color, isGround: backgroundColor === own.backgroundColor, backgroundImage }
  })
  expect(tag).toEqual({ isText: true, isGround: true, backgroundImage: 'none' })
})

test('on the narrowest phone no category wraps, and a name has two lines beside its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/store')
  const [short, long] = [category(page, 'All'), category(page, 'Merchandise')]
  expect((await boxOf(long)).height).toBe((await boxOf(short)).height)
  const { height } = await boxOf(page.getByRole('heading', { name: 'Clam Flats Bucket Hat' }))
  expect(height).toBeLessThan(60)
})

test('STORE-4 a collection shows its category, and Join List mails a confirmation link', async ({
  page,
  mailbox,
}) => {
  const email = `ann-${crypto.randomUUID().slice(0, 8)}@lee.example`
  await page.goto('/store')
  await page.getByRole('link', { name: 'View Courses' }).click()
  await expect(page).toHaveURL('/store?category=courses')
  const shelf = page.locator('.store-shelf')
  await expect(shelf, 'far above the collections').toBeFocused()
  await expect(shelf).toBeInViewport()
  const box = page.getByRole('region', { name: 'Get Notified About New Merch' })
  await box.getByLabel('Your email address').fill(email)
  await box.getByRole('button', { name: 'Join List' }).click()
  await mailbox.waitFor({ to: email })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the store can be read, searched and filtered', async ({ page }) => {
    await page.goto('/store')
    await category(page, 'Courses').click()
    await expect(page).toHaveURL(/category=courses/)
    const courses = await shown(page)
    expect(courses.length).toBeGreaterThan(0)
    await page.getByPlaceholder('Search products...').fill('first thousand')
    await page.getByPlaceholder('Search products...').press('Enter')
    await expect(page).toHaveURL(/category=courses/)
    await expect(grid(page).getByRole('heading')).toHaveText(['The First Thousand in Ads'])
    await page.getByRole('link', { name: 'The First Thousand in Ads' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The First Thousand in Ads')
    await expect(page.getByText('$99.00').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  })

  test('no space is reserved for a cart or a calendar that never loads, and no details are asked for', async ({
    page,
  }) => {
    for (const [path, loading] of [
      ['/cart', 'Loading your cart'],
      ['/booking', 'Loading the calendar'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(loading)).toHaveCount(1)
      await expect(page.getByText(loading)).toBeHidden()
    }
    await expect(page.getByRole('form', { name: 'Your details' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Your booking' })).toBeHidden()
  })

  test('filters without results can be cleared', async ({ page }) => {
    await page.goto('/store?q=submarine')
    await expect(page.getByText('No products found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(grid(page)).toBeVisible()
  })
})

test.describe('nothing in the store overflows', () => {
  test.use({ expectedErrors: [/ERR_FAILED|404/] })

  for (const [screen, width] of [
    ['a phone of 360 px', 360],
    ['a window of 1280 px at 200 %', 640],
  ] as const) {
    test(screen, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      await buy(page, 'Keeper of the Light Tee')
      expect(await leansOver(page)).toBe(0)
      await page.evaluate(() => {
        const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]')
        const long = {
          ...line,
          id: 'long',
          product_id: 'long',
          name: 'Wirtschaftsprüfungs'.repeat(8),
          price: 9999999,
        }
        // The store does not have the last product: a notice names it.
        const gone = { ...long, id: 'gone', product_id: 'gone' }
        const lines = [line, { ...long, quantity: 99, available: 99 }, gone]
        localStorage.setItem('cart', JSON.stringify(lines))
      })
      await page.route('**/api/products/long', (route) => route.abort())
      await page.goto('/cart')
      await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
      await expect(page.getByText('so we took it out of your cart.')).toBeVisible()
      expect(await leansOver(page), 'the cart').toBe(0)
      for (const path of ['/store', `/store?q=${'x'.repeat(90)}`]) {
        await page.goto(path)
        await expect(cartIcon(page)).toBeVisible()
        expect(await leansOver(page), path).toBe(0)
      }
      await cartIcon(page).click()
      await expect(panel(page)).toBeVisible()
      // Behind it the page reserves the scrollbar's width, and full-width content extends into that, out of sight.
      expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      expect(
        await panel(page).evaluate((dialog) => dialog.getBoundingClientRect().left),
      ).toBeGreaterThanOrEqual(0)
    })
  }
})

for (const theme of ['dark', 'light'] as const) {
  test(`store, product, cart and panel are accessible in the ${theme} theme`, async ({ page }) => {
    await setTheme(page, theme)
    await buy(page, 'Keeper of the Light Tee')
    await expectAccessible(page)
    await page.goto('/store')
    await expect(cartIcon(page)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/store?q=submarine')
    await expectAccessible(page)
    await cartIcon(page).click()
    await expect(panel(page)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(page.getByText('Your Cart is Empty')).toBeVisible()
    await expectAccessible(page)
  })
}

test('products side by side align their texts, however long a name is', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/store')
  const cards = grid(page).getByRole('listitem')
  const lineOf = async (name: string) =>
    (await cards.filter({ hasText: name }).getByText('in stock').first().boundingBox())?.y
  await expect.poll(() => lineOf('Keeper of the Light Tee')).toBeGreaterThan(0)
  expect(await lineOf('Keeper of the Light Tee')).toBe(await lineOf('Sounding One Long Sleeve'))
})

test('in forced colors a price is aligned with the start of its tag', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/store')
  const tag = grid(page).getByText('$19.99')
  await expect(tag).toHaveCSS('clip-path', 'none')
  await expect(tag).toHaveCSS('padding-left', /^(9|10)(\.\d+)?px$/)
})
