import { expect, test } from './support/test.ts'

for (const path of ['/', '/contact']) {
  test(`${path} answers with a page that has a heading and says nothing on the console`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}
