import type { Locator, Page } from '@playwright/test'
import { alive, expect, leansOver, test } from './support/test.ts'

const WIDTH = 390
test.use({ viewport: { width: WIDTH, height: 844 } })

/** Letters of twice the size by the reader's own style sheet, which no question about the screen knows of. */
const TWICE_THE_SIZE = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets.push(sheet)
})()`

async function openEnlarged(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(1, 1)
  await alive(page)
  await page.evaluate(TWICE_THE_SIZE)
}

/** Where something ends on the right. */
async function endOf(part: Locator): Promise<number> {
  const { x = 0, width = WIDTH } = (await part.boundingBox()) ?? {}
  return x + width
}

const PAGES = ['/', '/about', '/contact', '/restaurant-calculator', '/booking', '/store']

for (const path of PAGES) {
  test(`whoever enlarges letters by a style sheet of their own finds no word of ${path} cut off`, async ({
    page,
  }) => {
    await openEnlarged(page, path)
    await expect.poll(() => leansOver(page)).toBe(0)
  })
}

test('the drawing of the calculator keeps its words within the window', async ({ page }) => {
  await openEnlarged(page, '/restaurant-calculator')
  await expect.poll(() => endOf(page.getByText('Paid back', { exact: true }))).toBeLessThan(WIDTH)
})

test('a product’s button at the bottom of the screen keeps its place, and the heart beside it', async ({
  page,
}) => {
  await openEnlarged(page, '/store/product/red-nun-pin')
  const main = page.getByRole('main')
  const heart = main.getByRole('button', { name: 'Favorite Red Nun Pin' })
  await expect.poll(() => endOf(heart)).toBeLessThan(WIDTH)
  await expect.poll(() => endOf(main.getByRole('button', { name: 'Add to Cart' }))).toBeLessThan(WIDTH)
})

test('a product of the store stands below its picture, and the menu’s button is in sight', async ({
  page,
}) => {
  await openEnlarged(page, '/store')
  await expect.poll(() => endOf(page.getByRole('button', { name: 'Menu', exact: true }))).toBeLessThan(WIDTH)
  const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
  const picture = await card.getByRole('presentation').first().boundingBox()
  const name = await card.getByRole('heading').boundingBox()
  expect(name?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
})
