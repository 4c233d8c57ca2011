import { updateAdminProduct } from '@beacon/contract/product-admin'
import type { APIRequestContext } from '@playwright/test'
import { guest } from './support/bookings.ts'
import { addToCart } from './support/store.ts'
import { expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const NOTEBOOK = '/store/product/tide-table-notebook'
/** The id of its third variant, which is sold out; no other test counts it. */
const MARIGOLD = 3

test.describe.configure({ mode: 'serial' })

async function count(adminApi: APIRequestContext, stock: number) {
  const data = { stock: [{ variantId: MARIGOLD, stock }] }
  const answer = await adminApi.put(updateAdminProduct.path.replace(':id', 'tide-table-notebook'), { data })
  expect(answer.status()).toBe(200)
}

test.describe('with a mistyped address first', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('whoever asks by keyboard is emailed when a sold-out color is back, and the link leads to where it can be bought', async ({
    admin: page,
    adminApi,
    mailbox,
  }) => {
    const { email } = guest()
    await page.goto(`${NOTEBOOK}?variant=${MARIGOLD}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Email me when it is back' }).focus()
    await page.keyboard.press('Enter')
    const address = page.getByRole('form', { name: 'Email me when it is back' }).getByLabel('Email Address')
    await expect(address).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('ada')
    await page.keyboard.press('Enter')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await address.fill(email)
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('We will email you once')
    await expectAccessible(page)

    await page.goto(`/admin/products?q=notebook`)
    await expect(page.getByRole('link', { name: /Tide Table Notebook/ })).toContainText('1 waits for it')
    await count(adminApi, 2)
    try {
      const { text } = await mailbox.waitFor({ to: email, subject: /^You can buy it now/ })
      await page.goto(/https?:\/\/\S+\/store\/product\/\S+/.exec(text)?.[0] ?? '')
      await expect(page.getByRole('radio', { name: 'Marigold' })).toBeChecked()
      await expect(addToCart(page)).toBeEnabled()
      expect(await mailbox.countTo(email)).toBe(1)
    } finally {
      await count(adminApi, 0)
    }
  })
})

for (const theme of ['light', 'dark'] as const)
  test(`on a phone the form for a sold-out color is accessible and fits, ${theme}`, async ({ page }) => {
    await setTheme(page, theme)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(NOTEBOOK)
    await page.getByRole('button', { name: 'Yours is sold out?' }).click()
    const form = page.getByRole('form', { name: 'Email me when it is back' })
    await expect(form).toContainText('Marigold is sold out.')
    expect(await leansOver(page)).toBe(0)
    await expectAccessible(page)
  })
