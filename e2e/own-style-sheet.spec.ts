import { alive, expect, leansOver, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Letters of twice the size by the reader's own style sheet, which no question about the screen knows of. */
const TWICE_THE_SIZE = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets.push(sheet)
})()`

for (const path of ['/about', '/contact', '/restaurant-calculator']) {
  test(`whoever enlarges letters by a style sheet of their own finds no word of ${path} cut off`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.mouse.move(1, 1)
    await alive(page)
    await page.evaluate(TWICE_THE_SIZE)
    await expect.poll(() => leansOver(page)).toBe(0)
  })
}
