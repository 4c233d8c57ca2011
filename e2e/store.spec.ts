import { listProducts } from '@beacon/contract/products'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const grid = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })
const shown = (page: Page) => grid(page).getByRole('heading').allTextContents()
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name })
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })
const cartIcon = (page: Page) => page.getByRole('button', { name: /^Open cart/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const total = (page: Page) =>
  page
    .locator('dl > div')
    .filter({ hasText: /^Total/ })
    .getByRole('definition')

async function readProducts(request: APIRequestContext) {
  return listProducts.response.parse(await (await request.get(listProducts.path)).json())
}

async function productCalled(request: APIRequestContext, name: string) {
  const product = (await readProducts(request)).find((other) => other.name === name)
  if (!product) throw new Error(`the store has no ${name}`)
  return product
}

async function openProduct(page: Page, name: string): Promise<void> {
  const { id } = await productCalled(page.request, name)
  await page.goto(`/store/product/${id}`)
}

/** Puts pieces of a product into the cart as a visitor does. */
async function buy(page: Page, name: string, pieces = 1): Promise<void> {
  await openProduct(page, name)
  if (pieces > 1) await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(pieces))
  await addToCart(page).click()
  await expect(page.getByText(`${pieces} in your cart.`)).toBeVisible()
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

const jumped = (page: Page) => page.evaluate(() => Reflect.get(window, 'jumped') as number)

async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'jumped', 0)
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Reflect.set(window, 'jumped', Reflect.get(window, 'jumped') + Reflect.get(shift, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('nothing jumps while the store and the blog are drawn', async ({ page }) => {
  await watchJumps(page)
  for (const path of ['/store', '/blog']) {
    await page.goto(path)
    await alive(page)
    expect(await jumped(page), path).toBeLessThan(0.02)
  }
})

test('PROD-6 nothing jumps, and no footer flashes, on the way to a product that comes slowly', async ({
  page,
}) => {
  await watchJumps(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/store')
  await alive(page)
  await page.route(/\/(assets|api)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  const last = page.getByRole('main').getByRole('link', { name: 'Photo Morning' }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await jumped(page)
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

test('CART-7 in a low window all of the panel is within reach, its way out too, and the page behind stays', async ({
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

test('the picture stays in sight beside the choices, and never comes down over the description', async ({
  page,
}) => {
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

test('STORE-1 from the grid over a category to a product and into the cart', async ({ page }) => {
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

test('STORE-5 products of both sources stand side by side', async ({ page, request }) => {
  const products = await readProducts(request)
  expect(products.filter(({ source }) => source === 'printify').length).toBeGreaterThan(0)
  expect(products.filter(({ source }) => source !== 'printify').length).toBeGreaterThan(0)
  await page.goto('/store')
  const names = await shown(page)
  expect(names).toEqual(products.map(({ name }) => name))
})

test('back and forward keep the filters, the search and the place on the page', async ({ page }) => {
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

test('a range of prices can be shared, and back takes it away', async ({ page }) => {
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

test('the size guide opens beside the sizes with the keyboard, and is open on paper, without what only a screen needs', async ({
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

test('the controls over the grid are one height, which a thumb can hit', async ({ page }) => {
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

test('the chosen category can be read in the reader’s own colors', async ({ page }) => {
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

test('on the narrowest phone the words of the docked button stay on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/store/product/red-nun-pin')
  const lines = await page.getByRole('button', { name: 'Add to Cart' }).evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('on the narrowest phone no category breaks, and a name has two lines beside its picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/store')
  const [short, long] = [category(page, 'All'), category(page, 'Merchandise')]
  expect((await boxOf(long)).height).toBe((await boxOf(short)).height)
  const { height } = await boxOf(page.getByRole('heading', { name: 'Clam Flats Bucket Hat' }))
  expect(height).toBeLessThan(60)
})

test('STORE-4 a collection shows its category, and Join List mails a link to confirm', async ({
  page,
  mailbox,
}) => {
  const email = `ann-${crypto.randomUUID().slice(0, 8)}@lee.example`
  await page.goto('/store')
  await page.getByRole('link', { name: 'View Courses' }).click()
  await expect(page).toHaveURL('/store?category=courses')
  const box = page.getByRole('region', { name: 'Get Notified About New Merch' })
  await box.getByLabel('Your email address').fill(email)
  await box.getByRole('button', { name: 'Join List' }).click()
  await mailbox.waitFor({ to: email })
})

test('a shared address opens with its variant, before any script and after', async ({ page, request }) => {
  const { id } = await productCalled(request, 'Keeper of the Light Tee')
  await page.goto(`/store/product/${id}`)
  await page.getByRole('radio', { name: 'White' }).check({ force: true })
  await expect(page).toHaveURL(/variant=/)
  const html = await (await request.get(page.url())).text()
  expect(html).toContain('White / M')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
})

test('PROD-1 the picture is twice as large under the mouse, around the place that it looks at', async ({
  page,
}) => {
  await openProduct(page, 'Keeper of the Light Tee')
  await alive(page)
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /^Keeper of the Light Tee/ })
    .first()
  await page.mouse.move(0, 0)
  const before = await boxOf(picture)
  // A quarter from the left and from the top: what lies there stays there.
  await page.mouse.move(before.x + before.width / 4, before.y + before.height / 4)
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(before.width * 2, 0)
  const grown = await boxOf(picture)
  expect(grown.height).toBeCloseTo(before.height * 2, 0)
  expect(grown.x).toBeCloseTo(before.x - before.width / 4, 0)
  expect(grown.y).toBeCloseTo(before.y - before.height / 4, 0)
  await page.mouse.move(0, 0)
  await expect.poll(() => boxOf(picture)).toEqual(before)
})

for (const [name, pieces, sum] of [
  ['High Water Mug', 1, '$37.21'],
  ['Red Nun Pin', 1, '$14.35'],
  ['Clam Flats Bucket Hat', 1, '$64.42'],
  ['Robert Moses Cap', 1, '$54.44'],
  ['Keeper of the Light Tee', 3, '$65.29'],
] as const) {
  test(`CART-5 ${pieces} × ${name} come to ${sum}`, async ({ page }) => {
    await buy(page, name, pieces)
    await page.goto('/cart')
    await expect(total(page)).toHaveText(sum)
  })
}

test('CART-3 two tabs are in step, and a reload keeps the cart', async ({ page, context }) => {
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

test('CART-8 both addresses show the same cart, and name /cart as the canonical one', async ({ page }) => {
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

test('CART-7 the icon pulses for two seconds when something is put in', async ({ page }) => {
  await openProduct(page, 'Red Nun Pin')
  await expect(cartIcon(page)).toBeHidden()
  await addToCart(page).click()
  await expect(cartIcon(page)).toBeVisible()
  const ring = cartIcon(page).locator('.floating-pulse')
  await expect(ring).toHaveCSS('animation-duration', '1s')
  await expect(ring).toHaveCSS('animation-iteration-count', '2')
})

test('CART-7 the panel keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
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

test('the keyboard alone chooses a colour and a size and fills the cart', async ({ page }) => {
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

  test('is answered with 404, and the browser goes on to the store', async ({ page, request }) => {
    const answer = await request.get('/store/product/no-such-thing')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('Product not found')
    await page.goto('/store/product/no-such-thing')
    await expect(page).toHaveURL('/store')
    await expect(page.getByText('Product not found')).toBeVisible()
    await expect(grid(page)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the store can be read, searched and narrowed', async ({ page }) => {
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

  test('no place is held for a cart or a calendar that never comes, and no details are asked for', async ({
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

  test('filters that leave nothing can be taken away', async ({ page }) => {
    await page.goto('/store?q=submarine')
    await expect(page.getByText('No products found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
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

  test('PROD-1 price and button are in sight wherever the visitor has scrolled to', async ({ page }) => {
    await openProduct(page, 'Keeper of the Light Tee')
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
      expect(await isInWindow(addToCart(page))).toBe(true)
      expect(await isInWindow(page.locator('.buy-bar').getByText('$19.99'))).toBe(true)
    }
  })

  test('CART-7 nothing at the end of a page stays under the floating button', async ({ page }) => {
    await buy(page, 'Red Nun Pin')
    for (const path of ['/', '/store', page.url()]) {
      await page.goto(path)
      await expect(cartIcon(page)).toBeVisible()
      // The page may still grow while its lower parts arrive.
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

test.describe('nothing of the store leans over the edge of', () => {
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
        // The shop knows nothing of the last one: a notice says by its name that it is gone.
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
      // Behind it the page keeps the room of a scrollbar, and what fills the window reaches into that, out of sight.
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

test('products side by side share the lines of their words, however long a name is', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/store')
  const cards = grid(page).getByRole('listitem')
  const lineOf = async (name: string) =>
    (await cards.filter({ hasText: name }).getByText('in stock').first().boundingBox())?.y
  await expect.poll(() => lineOf('Keeper of the Light Tee')).toBeGreaterThan(0)
  expect(await lineOf('Keeper of the Light Tee')).toBe(await lineOf('Sounding One Long Sleeve'))
})

test('in the reader’s own colours a price begins where its tag begins', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/store')
  const tag = grid(page).getByText('$19.99')
  await expect(tag).toHaveCSS('clip-path', 'none')
  await expect(tag).toHaveCSS('padding-left', /^(9|10)(\.\d+)?px$/)
})
