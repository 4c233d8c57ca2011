import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' })
const found = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const count = (page: Page) => page.getByRole('main').getByRole('status')

test('with the keyboard alone, a visitor goes from any page to a search result, and back', async ({
  page,
}) => {
  await page.goto('/about')
  await alive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('tide table')
  await expect(count(page)).toHaveText(/results? for “tide table”$/)
  await expect(page).toHaveURL('/search?q=tide+table')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(found(page, 'Tide Table Notebook')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tide Table Notebook')
  await page.goBack()
  await expect(field(page)).toHaveValue('tide table')
  await expect(found(page, 'Tide Table Notebook')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('finds services, pages, questions, posts and products together', async ({ page }) => {
  await page.goto('/search?q=website')
  for (const name of ['Services', 'Pages', 'Questions', 'Blog', 'Store'])
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await page.getByRole('region', { name: 'Questions' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/#questions$/)
  await expect(page.locator('#questions')).toBeInViewport()
})

test('a search without results offers links', async ({ page }) => {
  await page.goto('/search?q=zeppelin')
  await expect(count(page)).toHaveText('No results for “zeppelin”')
  await found(page, 'Services and prices').click()
  await expect(page).toHaveURL('/services')
})

test('the phone’s menu links to the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
})

test('from 640 px the header links to the search, and nothing in it overlaps', async ({ page }) => {
  const banner = page.getByRole('banner')
  for (const width of [640, 1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const link = banner.getByRole('link', { name: 'Search', exact: true })
    await expect(link, `at ${width} px`).toBeVisible()
    expect(await leansOver(page), `at ${width} px`).toBe(0)
    const gaps = await link.evaluate((element) => {
      const boxes = [...(element.parentElement?.children ?? [])]
        .map((item) => item.getBoundingClientRect())
        .filter((box) => box.width > 0)
      return boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0))
    })
    // The agency's name is first.
    expect(gaps[0], `at ${width} px`).toBeGreaterThanOrEqual(24)
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(4)
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  await banner.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search')
})

test.describe('where the browser logs a failure', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a visitor can search from the not-found page', async ({ page }) => {
    await page.goto('/off-the-chart')
    await field(page).fill('hosting')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=hosting')
    await expect(found(page, 'Web Hosting')).toBeVisible()
  })

  test('a failed search says so, and succeeds on retry', async ({ page }) => {
    await page.goto('/search')
    await alive(page)
    await page.route('**/api/search*', (route) => route.abort(), { times: 1 })
    await field(page).fill('hosting')
    await expect(page.getByRole('alert')).toContainText('The search did not answer')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(found(page, 'Web Hosting')).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form queries the server', async ({ page }) => {
    await page.goto('/search')
    await field(page).fill('hosting')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=hosting')
    await expect(found(page, 'Web Hosting')).toBeVisible()
  })
})

for (const theme of ['dark', 'light'] as const) {
  for (const path of ['/search', '/search?q=website', `/search?q=${'x'.repeat(90)}`]) {
    test(`${path.slice(0, 20)} has no serious axe violation in the ${theme} theme, and does not overflow at any width`, async ({
      page,
    }) => {
      await setTheme(page, theme)
      await page.goto(path)
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await leansOver(page), `at ${width} px`).toBe(0)
      }
      await expectAccessible(page)
    })
  }
}
