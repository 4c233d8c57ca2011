import { listBookings } from '@beacon/contract/booking-admin'
import type { Page } from '@playwright/test'
import {
  BOOKED,
  banner,
  bookAndOpenList,
  cardOf,
  fillIn,
  freeSlot,
  guest,
  linkTo,
  openListAt,
  paymentOf,
  submit,
} from './support/bookings.ts'
import { GOOD } from './support/checkout.ts'
import { alive, expect, test } from './support/test.ts'

/** Keyboard focus and announcements: no step loses the focus, and each announcement is made once. */

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Holds the responses for the list until released. */
async function holdBookings(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${listBookings.path}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('announces a dialog’s result only after it has closed, because an open modal silences it', async ({
  admin,
  request,
  mailbox,
}) => {
  const { name } = await bookAndOpenList(admin, request, mailbox)
  await cardOf(admin, name).getByRole('button', { name: 'Cancel with a reason' }).press('Enter')
  const dialog = admin.getByRole('dialog')
  const letGo = await holdBookings(admin)
  const said = admin.getByText('The booking is canceled.')
  const isDone = admin.waitForResponse(/\/cancel$/)
  await dialog.getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  await (await isDone).finished()
  await expect(dialog.getByRole('button', { name: 'Canceling…' })).toBeFocused()
  await expect(said).toBeHidden()
  letGo()
  await expect(said).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await isFocusLost(admin)).toBe(false)
})

test('a paid session can be booked, cancelled and refunded by keyboard: its confirmation and its card take the focus', async ({
  admin,
  request,
}) => {
  const gil = guest()
  await admin.goto(linkTo('ppc-review', await freeSlot(request, 'ppc-review')))
  await alive(admin)
  await fillIn(admin, gil)
  await submit(admin).press('Enter')
  await paymentOf(admin).getByRole('button', { name: GOOD }).press('Enter')
  await paymentOf(admin)
    .getByRole('button', { name: /^Pay \$/ })
    .press('Enter')
  await expect(banner(admin)).toContainText(BOOKED)
  await expect(banner(admin).getByRole('heading')).toBeFocused()

  await openListAt(admin, gil)
  await cardOf(admin, gil.name).getByRole('button', { name: 'Cancel booking' }).press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'Refund $149.00' }).press('Enter')
  await expect(admin.getByText('The refund is on its way.')).toBeVisible()
  await expect(admin.locator('dialog[open]')).toHaveCount(0)
  await expect(cardOf(admin, gil.name)).toBeFocused()
})
