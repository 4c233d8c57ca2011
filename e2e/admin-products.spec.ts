import { readAdminProduct, updateAdminProduct } from '@beacon/contract/product-admin'
import { readProduct } from '@beacon/contract/products'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const PIN = 'red-nun-pin'
/** The id of its third variant. */
const BLACK = 3

const addressOf = (path: string) => path.replace(':id', PIN)

/** The purchasable quantity of each color. */
async function quantities(request: APIRequestContext) {
  const { variants } = readProduct.response.parse(
    await (await request.get(addressOf(readProduct.path))).json(),
  )
  return variants.map(({ quantity }) => quantity)
}

/** Restores the pin's stock after the test. */
async function keepPin(adminApi: APIRequestContext) {
  const answer = await adminApi.get(addressOf(readAdminProduct.path))
  const { product } = readAdminProduct.response.parse(await answer.json())
  const stock = product.stock.map(({ variantId, stock: pieces }) => ({ variantId, stock: pieces ?? 0 }))
  return async () => {
    const data = { isWithdrawn: false, stock }
    expect((await adminApi.put(addressOf(updateAdminProduct.path), { data })).status()).toBe(200)
  }
}

const open = async (page: Page, query = '') => {
  await page.goto(`/admin/products${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
}

test('ADMIN-5: lists the products of both sources with stock, price, status and last sync', async ({
  admin,
}) => {
  await open(admin)
  const sources = admin.getByRole('table', { name: 'Sources of the products' })
  await expect(sources.getByRole('row', { name: /Printify Up to date/ })).toBeVisible()
  await expect(sources.getByRole('row', { name: /Built in Up to date/ })).toBeVisible()
  await expect(
    admin.getByRole('link', { name: /High Water Mug \$25.00 For sale Made to order Printify/ }),
  ).toBeVisible()
  await expect(
    admin.getByRole('link', { name: /Photo Morning \$395.00 Coming Soon 4 in stock Built in/ }),
  ).toBeVisible()
  await admin.getByRole('button', { name: 'Sync now' }).click()
  await expect(admin.getByText('The products were just copied.')).toBeVisible()
})

test('ADMIN-5: finds products by name, source and stock, and says so when nothing matches', async ({
  admin,
}) => {
  await open(admin)
  await admin.getByRole('link', { name: 'Built in', exact: true }).click()
  await admin.getByRole('link', { name: 'Sold out', exact: true }).click()
  await expect(admin.getByRole('link', { name: /Call and Form Tracking Checkup/ })).toBeVisible()
  await expect(admin.getByRole('link', { name: /High Water Mug/ })).toHaveCount(0)
  await admin.getByRole('searchbox', { name: 'Search products' }).fill('whale')
  await expect(admin.getByText('No product matches')).toBeVisible()
  await admin.getByRole('link', { name: 'Show all products' }).click()
  await expect(admin.getByRole('link', { name: /High Water Mug/ })).toBeVisible()
})

test.describe('editing a product', () => {
  test.describe.configure({ mode: 'serial' })

  // Also when the test fails: other journeys buy it.
  let putBack = async () => {}
  test.beforeEach(async ({ adminApi }) => {
    putBack = await keepPin(adminApi)
  })
  test.afterEach(() => putBack())

  test('ADMIN-5: a new stock count is in the store immediately', async ({ admin, request }) => {
    await open(admin, `?product=${PIN}`)
    const black = admin.getByRole('textbox', { name: 'Stock of Black' })
    await black.fill('many')
    await expect(admin.getByText('Please enter whole numbers from 0')).toBeVisible()
    await black.fill('12')
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('row', { name: /Black \$4.00 12/ })).toBeVisible()
    expect((await quantities(request))[2]).toBe(12)
  })

  test.describe('by two administrators at once', () => {
    test.use({ expectedErrors: [/status of 409/] })

    test('ADMIN-5: shows a conflict when the same stock was counted twice, and asks which count to keep', async ({
      admin,
      adminApi,
      request,
    }) => {
      const countInOtherBrowser = (pieces: number) =>
        adminApi.put(addressOf(updateAdminProduct.path), {
          data: { stock: [{ variantId: BLACK, stock: pieces }] },
        })
      await countInOtherBrowser(30)
      await open(admin, `?product=${PIN}`)
      const black = admin.getByRole('textbox', { name: 'Stock of Black' })
      await expect(black).toHaveValue('30')
      await black.fill('12')
      await countInOtherBrowser(20)
      await admin.getByRole('button', { name: 'Save' }).click()
      await expect(admin.getByText('Black: 20 now, 30 when you began. You typed 12.')).toBeVisible()
      await expect(black).toHaveValue('12')
      expect((await quantities(request))[2]).toBe(20)
      await expectAccessible(admin)

      await admin.getByRole('button', { name: 'Make it 12' }).click()
      await admin.getByRole('button', { name: 'Save' }).click()
      await expect(admin.getByText('Saved', { exact: true })).toBeVisible()
      expect((await quantities(request))[2]).toBe(12)

      await black.fill('40')
      await countInOtherBrowser(25)
      await admin.getByRole('button', { name: 'Save' }).click()
      await admin.getByRole('button', { name: 'Leave it at 25' }).click()
      await expect(black).toHaveValue('25')
      await expect(black).toBeFocused()
      expect((await quantities(request))[2]).toBe(25)
    })
  })

  test('ADMIN-5: a withdrawn product is missing from the store until it is restored', async ({
    admin,
    request,
  }) => {
    await open(admin, `?product=${PIN}`)
    await admin.getByRole('checkbox', { name: /Withdraw it/ }).check()
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('link', { name: /Red Nun Pin .*Withdrawn/ })).toBeVisible()
    expect((await request.get(addressOf(readProduct.path))).status()).toBe(404)
    await putBack()
    expect((await request.get(addressOf(readProduct.path))).status()).toBe(200)
  })
})

for (const theme of ['dark', 'light'] as const) {
  test(`ADMIN-5: the products screen is accessible (${theme})`, async ({ admin }) => {
    await setTheme(admin, theme)
    await open(admin, `?product=${PIN}`)
    await expect(admin.getByRole('textbox', { name: 'Stock of Red' })).toBeVisible()
    await expectAccessible(admin)
    await admin.setViewportSize({ width: 360, height: 780 })
    await expect(admin.getByRole('heading', { name: 'Red Nun Pin' })).toBeVisible()
    expect(await leansOver(admin)).toBe(0)
    await expectAccessible(admin)
  })
}
