import { expect, expectAccessible, leansOver, setTheme, test } from './test.ts'

/** A reader's own text spacing (WCAG 1.4.12). */
const SPACED_APART = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
})()`

/** Tests of accessibility and overflow for static pages. */
export function testReading(paths: readonly string[]): void {
  for (const path of paths) {
    for (const theme of ['dark', 'light'] as const) {
      test(`${path} has no serious axe violation in the ${theme} theme`, async ({ page }) => {
        await setTheme(page, theme)
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test(`${path} does not overflow a screen of 320 px, even with user text spacing`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect(await leansOver(page)).toBe(0)
      await page.evaluate(SPACED_APART)
      expect(await leansOver(page), 'spaced apart').toBe(0)
    })
  }
}
