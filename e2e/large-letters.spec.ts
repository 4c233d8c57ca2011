import { subscribe } from '@beacon/contract/newsletter'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.ts'
import { alive, expect, leansOver, test } from './support/test.ts'

/** A phone whose owner reads in letters of twice the size, which changes nothing of its width. */
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
  test(`whoever reads in letters of twice the size on a phone finds no word of ${path} cut off`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.mouse.move(1, 1)
    await alive(page)
    expect(await leansOver(page)).toBe(0)
  })
}

test('ADMIN-5: they find no figure of the back office cut off either', async ({ admin }) => {
  await admin.goto('/admin')
  await expect(admin.getByRole('table', { name: 'Sales, bookings and leads' })).toBeVisible()
  expect(await leansOver(admin)).toBe(0)
})

test('ADMIN-5: the names of the back office’s screens stay words, and so do the buttons of a record', async ({
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
  // A line of such letters and its room is 88 px high at most.
  for (const word of [screen, button])
    expect(await word.evaluate((it) => it.getBoundingClientRect().height)).toBeLessThanOrEqual(88)
})

test('the footer’s telephone numbers stand below their names, where both have no room beside each other', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  // Measured at once: the page above may still grow.
  const gap = await footer.evaluate((it) => {
    const [name, number] = ['dt', 'dd'].map((kind) => it.querySelector(kind)?.getBoundingClientRect())
    return name && number && number.top - name.bottom
  })
  expect(gap).toBeGreaterThanOrEqual(0)
})
