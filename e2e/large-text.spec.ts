import { subscribe } from '@beacon/contract/newsletter'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.ts'
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

test('the footer’s phone numbers are below their labels, where both do not fit side by side', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  // Measured immediately: the page above may still grow.
  const gap = await footer.evaluate((it) => {
    const [name, number] = ['dt', 'dd'].map((kind) => it.querySelector(kind)?.getBoundingClientRect())
    return name && number && number.top - name.bottom
  })
  expect(gap).toBeGreaterThanOrEqual(0)
})
