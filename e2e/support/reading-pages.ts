import { expect, expectAccessible, leansOver, setTheme, test } from './test.ts'

/** What a reader’s own style sheet may ask for (WCAG 1.4.12). */
const SPACED_APART = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
})()`

/** Tests that pages which are only read can be read by everybody. */
export function testReading(paths: readonly string[]): void {
  for (const path of paths) {
    for (const theme of ['dark', 'light'] as const) {
      test(`${path} has no grave finding of axe in the ${theme} theme`, async ({ page }) => {
        await setTheme(page, theme)
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test(`${path} leans over no edge of a screen of 320 px, also for a reader who spaces letters and words apart`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect(await leansOver(page)).toBe(0)
      await page.evaluate(SPACED_APART)
      expect(await leansOver(page), 'spaced apart').toBe(0)
    })
  }
}
