import type { APIRequestContext, Page } from '@playwright/test'
import {
  banner,
  bookingsOf,
  dayButton,
  form,
  PAID,
  pay,
  paymentOf,
  startBooking,
  submit,
} from './support/bookings.ts'
import { expect, test } from './support/test.ts'

test.describe('paying', () => {
  // The card provider's response to a declined card.
  test.use({ expectedErrors: [/status of 402/] })
  async function openPayment(page: Page, request: APIRequestContext) {
    const { gil, slot } = await startBooking(page, request, { service: 'ppc-review' })
    await submit(page).click()
    await expect(paymentOf(page)).toBeVisible()
    return { ...gil, ...slot }
  }

  test('BOOK-6: a paid session is paid in the modal, recorded once, and only its confirmation is left', async ({
    page,
    request,
    adminApi,
    mailbox,
  }) => {
    const gil = await openPayment(page, request)
    await pay(page, '4242 4242 4242 4242')
    await expect(banner(page)).toContainText(PAID)
    for (const fact of ['PPC Account Review', dayButton(gil.date), gil.time])
      await expect(banner(page)).toContainText(fact)
    await expect(paymentOf(page)).toBeHidden()
    const google = banner(page).getByRole('link', { name: 'Add to Google Calendar' })
    await expect(google).toHaveAttribute('href', /text=PPC\+Account\+Review/)
    await expect(form(page)).toBeHidden()
    expect(await bookingsOf(adminApi, gil.email)).toMatchObject([
      { status: 'scheduled', paidCents: 14_900, date: gil.date, time: gil.time },
    ])
    await mailbox.waitFor({ to: gil.email, subject: /^Receipt: PPC Account Review, \$149\.00/ })
  })

  test('a declined card books nothing; closing the modal keeps what was typed', async ({
    page,
    request,
    adminApi,
  }) => {
    const gil = await openPayment(page, request)
    await pay(page, '4000 0000 0000 0002')
    await expect(paymentOf(page).getByRole('alert').first()).toBeVisible()
    await paymentOf(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(paymentOf(page)).toBeHidden()
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
    expect(await bookingsOf(adminApi, gil.email)).toEqual([])
  })
})
