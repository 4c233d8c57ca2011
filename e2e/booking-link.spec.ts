import { changeManagedBooking } from '@beacon/contract/booking'
import { bookAndReadMail, bookingsOf, freeSlot, pickSlot } from './support/bookings.ts'
import { boxOf } from './support/store.ts'
import { alive, expect, test } from './support/test.ts'

test.describe('the private link', () => {
  test('BOOK-8: a visitor moves the booking and gets the new invitation', async ({
    page,
    request,
    mailbox,
  }) => {
    const { link, email } = await bookAndReadMail(request, mailbox)
    const other = await freeSlot(request)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
    await page.getByRole('button', { name: 'Move it' }).click()
    await pickSlot(page, other)
    await page.getByRole('button', { name: /^Move to/ }).click()
    await expect(page.getByRole('group', { name: 'Your booking has been moved.' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: other.time })).toBeVisible()
    const mail = await mailbox.waitFor({ to: email, subject: /^Moved/ })
    expect(mail.attachments.map(({ filename }) => filename)).toContain('invite.ics')
  })

  test('BOOK-8: a visitor cancels after reading the rules', async ({ page, request, mailbox, adminApi }) => {
    const { link, email } = await bookAndReadMail(request, mailbox)
    await page.goto(link)
    await expect(page.getByText('You can move or cancel here until')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await dialog.getByLabel('Why?').fill('The flu')
    await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(page.getByRole('group', { name: /^Your booking is canceled/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move it' })).toBeHidden()
    expect(await bookingsOf(adminApi, email)).toMatchObject([
      { status: 'cancelled', cancelReason: 'The flu' },
    ])
    await mailbox.waitFor({ to: email, subject: /^Canceled/ })
  })

  test('a booking that is on its way has a placeholder of its size', async ({ page, request, mailbox }) => {
    const { link } = await bookAndReadMail(request, mailbox)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/booking/manage*', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(link)
    await alive(page)
    const { height, ...place } = await boxOf(page.getByText('Loading your booking').locator('+ *'))
    release()
    const facts = await boxOf(page.getByRole('main').locator('dl'))
    expect(facts).toMatchObject(place)
    // A visitor of another zone reads the time a second time.
    expect(Math.abs(facts.height - height)).toBeLessThan(60)
  })

  test.describe('when the call fails', () => {
    test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })

    test('BOOK-8: the dialog stays open with what was typed, and pressing again works', async ({
      page,
      request,
      mailbox,
    }) => {
      const { link } = await bookAndReadMail(request, mailbox)
      await page.goto(link)
      await page.getByRole('button', { name: 'Cancel it' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
      await dialog.getByLabel('Why?').fill('The flu')
      await page.route('**/api/booking/manage*', (route) => route.abort('connectionreset'), { times: 1 })
      await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(/^Network error/)
      await expect(dialog.getByLabel('Why?')).toHaveValue('The flu')
      await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
      await expect(page.getByRole('group', { name: /^Your booking is canceled/ })).toBeVisible()
    })
  })

  test.describe('of a booking that was cancelled elsewhere', () => {
    test.use({ expectedErrors: [/status of 409/] })

    for (const [action, answer] of [
      ['move', 'This booking has already been canceled.'],
      ['cancel', 'Your booking is canceled.'],
    ] as const)
      test(`an attempt to ${action} it shows its current state`, async ({ page, request, mailbox }) => {
        const { link } = await bookAndReadMail(request, mailbox)
        await page.goto(link)
        await page.getByRole('button', { name: action === 'move' ? 'Move it' : 'Cancel it' }).click()
        if (action === 'move') await pickSlot(page, await freeSlot(request))
        const { search } = new URL(page.url())
        await request.post(changeManagedBooking.path + search, { data: { action: 'cancel' } })
        await page.getByRole('button', { name: /^(Move to|Cancel the booking)/ }).click()
        await expect(page.getByRole('group', { name: answer })).toBeFocused()
        await expect(page.getByRole('definition').filter({ hasText: 'Canceled' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Move it' })).toBeHidden()
        await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible()
      })
  })

  test.describe('that is unknown', () => {
    test.use({ expectedErrors: [/status of 40[04]/] })

    for (const cut of ['/booking/manage?token=cut-off', '/booking/manage'])
      test(`says so, and offers help: ${cut}`, async ({ page }) => {
        await page.goto(cut)
        await expect(page.getByText('This link does not work')).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: 'Book a consultation' })).toBeVisible()
      })
  })
})
