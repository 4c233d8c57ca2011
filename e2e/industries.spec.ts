import { testReading } from './support/reading-pages.ts'
import { expect, test } from './support/test.ts'

const pages = [
  '/restaurant-calculator',
  '/restaurant-digital-marketing',
  '/barbershop-digital-marketing',
  '/barbershop-case-study',
]

test('PAGE-6 the calculator works with the keyboard alone, and its address restores the result', async ({
  page,
  context,
}) => {
  await page.goto('/restaurant-calculator')
  const covers = page.getByRole('spinbutton', { name: 'Covers per week' })
  const check = page.getByRole('slider', { name: 'Average check per guest, slider' })
  await expect(check).toBeVisible()
  await covers.focus()
  await page.keyboard.press('ArrowUp')
  await expect(covers).toHaveValue('430')
  await check.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('spinbutton', { name: 'Average check per guest' })).toHaveValue('39')
  const sums = page.getByRole('region', { name: 'The math', exact: true })
  await expect(sums).toContainText('$872,040')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What it comes to' })).toBeFocused()
  await expect(page).toHaveURL(/\?covers=430&check=39&/)

  const guest = await context.newPage()
  await guest.goto(page.url())
  await expect(guest.getByRole('spinbutton', { name: 'Covers per week' })).toHaveValue('430')
  await expect(guest.getByRole('region', { name: 'The math', exact: true })).toContainText('$872,040')
})

test('PAGE-6 the copied link opens the same result', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/restaurant-calculator?guests=25')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied. It opens this page with your figures.')).toBeVisible()
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  await page.goto(link)
  await expect(page.getByRole('spinbutton', { name: 'New guests it brings per month' })).toHaveValue('25')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('PAGE-6 the calculator’s form computes what was typed', async ({ page }) => {
    await page.goto('/restaurant-calculator')
    await page.getByRole('spinbutton', { name: 'Covers per week' }).fill('500')
    await page.getByRole('button', { name: 'Show the result' }).click()
    await expect(page).toHaveURL(/\?covers=500&check=38&/)
    await expect(page.getByRole('region', { name: 'The math', exact: true })).toContainText('$988,000')
  })

  test('PAGE-8 the figures of the case study are available as a table', async ({ page }) => {
    await page.goto('/barbershop-case-study')
    await page.getByText('The figures as a table').click()
    await expect(page.getByRole('row', { name: /^5 52 188 104 6/ })).toBeVisible()
  })
})

test('PAGE-7 a visitor goes from an industry to its tool and back', async ({ page }) => {
  await page.goto('/barbershop-digital-marketing')
  await page.getByRole('link', { name: 'Read the barbershop case study' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four chairs in Lindenhurst, one year.')
  await page.getByRole('link', { name: 'Marketing for barbershops' }).first().click()
  await expect(page).toHaveURL('/barbershop-digital-marketing')
})

test('PAGE-8 the cursor moves along the year with the arrow keys', async ({ page }) => {
  await page.goto('/barbershop-case-study')
  const light = page.getByRole('slider')
  await expect(light).toBeVisible()
  await light.focus()
  await page.keyboard.press('Home')
  for (let step = 1; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await expect(light).toHaveAccessibleName('Month 5')
  await expect(light).toHaveAttribute('aria-valuetext', /Morning ads on\. New clients: 52\./)
})

testReading(pages)
