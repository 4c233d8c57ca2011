import { expect, test } from './support/test.ts'

for (const path of ['/', '/contact']) {
  test(`${path} has a heading and logs nothing to the console`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}
