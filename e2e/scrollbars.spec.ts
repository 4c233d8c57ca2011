import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.ts'
import { bookAndOpenList, cardOf } from './support/bookings.ts'
import { expect, test } from './support/test.ts'

/** A window whose scrollbar takes up space, as on most desktops. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

test('the page behind a dialog does not move, whether it has a scrollbar or not', async ({
  admin,
  request,
  mailbox,
}) => {
  const { name } = await bookAndOpenList(admin, request, mailbox)
  const dialog = admin.getByRole('dialog')
  const width = () => admin.locator('body').evaluate((body) => body.getBoundingClientRect().width)
  const widths: number[] = []
  for (const height of [500, 5000]) {
    await admin.setViewportSize({ width: 1440, height })
    const before = await width()
    await cardOf(admin, name).getByRole('button', { name: 'Cancel booking' }).click()
    await expect(dialog).toBeVisible()
    expect(await width(), `in a window of ${height} px`).toBe(before)
    await admin.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    widths.push(before)
  }
  expect(widths[0], 'the low window has a scrollbar').toBeLessThan(1440)
  expect(widths[1], 'the tall one has none').toBe(1440)
})
