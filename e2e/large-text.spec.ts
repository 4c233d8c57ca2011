import { subscribe } from '@beacon/contract/newsletter'
import type { Locator } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.ts'
import { GOOD, orderOf, payBy, putInCart, startCheckout, thanks, toPayment } from './support/checkout.ts'
import { boxOf, cartIcon, panel } from './support/store.ts'
import { alive, expect, leansOver, test } from './support/test.ts'

/** A phone with text at twice the size, which leaves the viewport's width unchanged. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
})

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/services/website',
  '/barbershop-case-study',
  '/booking',
  '/store',
  '/store/product/067e489e0b4ccad02dbc3a4c',
  '/privacy-policy',
  '/partners',
  '/restaurant-digital-marketing',
]

for (const path of PAGES) {
  test(`on a phone with text at twice the size no word of ${path} is cut off`, async ({ page }) => {
    await page.goto(path)
    await page.mouse.move(1, 1)
    await alive(page)
    expect(await leansOver(page)).toBe(0)
  })
}

/** Expects a product's name to have room beside the picture and the price of its line, or a row of its own. */
async function expectRoomForName(lines: Locator, name: string) {
  const [line, words] = [await boxOf(lines), await boxOf(lines.getByText(name))]
  expect(words.width).toBeGreaterThan(0.4 * line.width)
  expect(await leansOver(lines.page())).toBe(0)
}

test('what is bought can be read in the cart, at checkout and on the order’s page', async ({
  page,
  adminApi,
}) => {
  const [pin, notebook] = ['Red Nun Pin', 'Tide Table Notebook']
  await putInCart(page, pin)
  await alive(page)
  await cartIcon(page).click()
  await expectRoomForName(panel(page).getByRole('list'), pin)
  const { email } = await startCheckout(page, notebook)

  await page.setViewportSize({ width: 360, height: 844 })
  const bar = page.locator('summary', { hasText: 'Order summary' })
  await expect(bar.locator('svg')).toHaveCSS('width', '32px')
  const [whole, price] = [await boxOf(bar), await boxOf(bar.getByText('$'))]
  expect(price.x + price.width).toBeLessThanOrEqual(whole.x + whole.width)
  expect(price.height, 'the price is on one line').toBeLessThan(60)
  await bar.click()
  const ordered = page.getByRole('list', { name: 'Ordered' })
  for (const name of [pin, notebook]) await expectRoomForName(ordered, name)

  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'In your cart' })
  for (const name of [pin, notebook]) await expectRoomForName(lines, name)

  await page.goBack()
  await toPayment(page)
  await payBy(page, GOOD)
  await expect(thanks(page)).toBeVisible()
  const { pathname, search } = new URL((await orderOf(adminApi, email)).link)
  await page.goto(pathname + search)
  for (const name of [pin, notebook]) await expectRoomForName(ordered, name)
})

test('no figure of the back office is cut off either', async ({ admin }) => {
  await admin.goto('/admin')
  await expect(admin.getByRole('table', { name: 'Sales, bookings and leads' })).toBeVisible()
  expect(await leansOver(admin)).toBe(0)
})

test('the back office’s screen names, and the buttons of a record, do not break within words', async ({
  admin,
}) => {
  const email = `${crypto.randomUUID()}@the-great-south-bay-oyster-company.example`
  await admin.request.post(subscribe.path, { data: { email, list: 'marketing-tips', source: '/blog' } })
  await admin.goto(`/admin/subscribers?search=${email}`)
  const [screen, button] = [
    admin.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Subscribers' }),
    admin.getByRole('button', { name: `Unsubscribe ${email}` }),
  ]
  await expect(button).toBeVisible()
  expect(await leansOver(admin)).toBe(0)
  // A single line of such text with its padding is at most 88 px high.
  for (const word of [screen, button])
    expect(await word.evaluate((it) => it.getBoundingClientRect().height)).toBeLessThanOrEqual(88)
})

test('the footer’s opening hours are below their days, in whole words, where both do not fit side by side', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  // Measured immediately: the page above may still grow.
  const measured = await footer.evaluate((it) => {
    const [days, hours] = ['dt', 'dd'].map((kind) => it.querySelector(kind)?.getBoundingClientRect())
    return days && hours && { gap: hours.top - days.bottom, height: days.height }
  })
  expect(measured?.gap).toBeGreaterThanOrEqual(0)
  expect(measured?.height, 'the days are on one line').toBeLessThan(60)
})
