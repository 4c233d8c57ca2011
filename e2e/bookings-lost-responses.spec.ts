import { changeManagedBooking, createBooking } from '@beacon/contract/booking'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import {
  BOOKED,
  banner,
  bookingsOf,
  dayButton,
  failure,
  fillIn,
  form,
  freeSlot,
  guest,
  manageLinkOf,
  PAID,
  pay,
  pickSlot,
  type Slot,
  session,
  startBooking,
  submit,
} from './support/bookings.ts'
import { expect, test } from './support/test.ts'

test.describe('when an answer is lost', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET|status of (409|429|500)/] })

  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }

  const dropRequest = (route: Route) => route.abort('connectionreset')

  /** Books a free session whose response is lost: the request, and its repeat, must have the same result. */
  async function bookWithoutResponse(
    page: Page,
    request: APIRequestContext,
    end: (route: Route) => Promise<void>,
    slot?: Slot,
  ) {
    const started = await startBooking(page, request, { slot })
    await page.route(`**${createBooking.path}`, end, { times: 2 })
    await submit(page).click()
    await expect(failure(page)).toContainText('Network error')
    return started
  }

  test('BOOK-5: one press books, and books only once', async ({ page, request, adminApi }) => {
    const { gil } = await startBooking(page, request)
    await page.route(`**${createBooking.path}`, loseAnswer, { times: 1 })
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
    expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
  })

  test('BOOK-5: twice, and the page is reloaded, it finds the booking that was made', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil } = await bookWithoutResponse(page, request, loseAnswer)
    await page.reload()
    await expect(banner(page)).toContainText(BOOKED)
    await expect(banner(page).getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
    await expect(form(page)).toBeHidden()
    expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
  })

  for (const [what, change] of [
    ['a detail', (page: Page) => form(page).getByLabel('Phone').fill('631 555 0123')],
    ['the hour', async (page: Page, request: APIRequestContext) => pickSlot(page, await freeSlot(request))],
  ] as const)
    test(`BOOK-5: and ${what} is changed, the next attempt finds the booking that was made`, async ({
      page,
      request,
      adminApi,
    }) => {
      const { gil, slot } = await bookWithoutResponse(page, request, loseAnswer)
      await change(page, request)
      await submit(page).click()
      await expect(banner(page)).toContainText(BOOKED)
      await expect(banner(page)).toContainText(dayButton(slot.date))
      await expect(banner(page)).toContainText(slot.time)
      await expect(banner(page)).toContainText(`Your earlier click booked it, for ${gil.name}, ${gil.email}.`)
      expect(await bookingsOf(adminApi, gil.email)).toMatchObject([slot])
    })

  for (const [status, code] of [
    [429, 'too_many_requests'],
    [500, 'internal'],
  ] as const)
    test(`BOOK-5: and the next call is answered ${status}, the next attempt finds the booking that was made`, async ({
      page,
      request,
      adminApi,
    }) => {
      const { gil, slot } = await startBooking(page, request)
      const message = 'Please wait a moment.'
      const json = { success: false, code, error: message, message, requestId: 'test' }
      await page.route(`**${createBooking.path}`, (route) => route.fulfill({ status, json }), { times: 1 })
      await page.route(`**${createBooking.path}`, loseAnswer, { times: 1 })
      await submit(page).click()
      await expect(failure(page)).toContainText(message)
      await submit(page).click()
      await expect(banner(page)).toContainText(BOOKED)
      expect(await bookingsOf(adminApi, gil.email)).toMatchObject([slot])
    })

  test('BOOK-5: because the request never arrived and the address is corrected, the next attempt books for the right one', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil: mistyped } = await bookWithoutResponse(page, request, dropRequest)
    const gil = guest()
    await fillIn(page, gil)
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
    expect(await bookingsOf(adminApi, mistyped.email)).toEqual([])
    expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
  })

  test('BOOK-6: because the request never arrived, and the same hour is paid for as another session, it is confirmed', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil } = await bookWithoutResponse(
      page,
      request,
      dropRequest,
      await freeSlot(request, 'ppc-review'),
    )
    await session(page, 'PPC Account Review').check()
    await submit(page).click()
    await pay(page, '4242 4242 4242 4242')
    await expect(banner(page)).toContainText(PAID)
    await expect(banner(page).getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
    expect(await bookingsOf(adminApi, gil.email)).toMatchObject([{ status: 'scheduled', paidCents: 14_900 }])
  })

  test('and the booking is cancelled meanwhile, it is not reported as booked', async ({
    page,
    request,
    mailbox,
  }) => {
    const { gil, slot } = await bookWithoutResponse(page, request, loseAnswer)
    const link = new URL(await manageLinkOf(mailbox, gil.email), page.url())
    const data = { serviceId: 'free-consultation', ...slot, ...guest() }
    const cancelled = await request.post(changeManagedBooking.path + link.search, {
      data: { action: 'cancel' },
    })
    expect(cancelled.status()).toBe(200)
    expect((await request.post(createBooking.path, { data })).status()).toBe(201)
    await page.reload()
    await expect(failure(page)).toContainText('has since been moved or canceled')
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
  })

  test('and somebody else has the hour, an attempt that never arrived says so', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil, slot } = await bookWithoutResponse(page, request, dropRequest)
    const data = { serviceId: 'free-consultation', ...slot, ...guest() }
    expect((await request.post(createBooking.path, { data })).status()).toBe(201)
    await page.reload()
    await expect(failure(page)).toContainText('This time has just been taken.')
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
    expect(await bookingsOf(adminApi, gil.email)).toEqual([])
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('BOOK-5: the page says so, and the same press works once the connection is back', async ({
    page,
    request,
    context,
    adminApi,
  }) => {
    const { gil } = await startBooking(page, request)
    // The schema and the call load on first use; a visitor who was online has them.
    await form(page).getByLabel('Email Address').fill('nobody')
    await submit(page).click()
    await expect(form(page).getByText('Invalid email address').first()).toBeVisible()
    await form(page).getByLabel('Email Address').fill(gil.email)
    await context.setOffline(true)
    await submit(page).click()
    await expect(failure(page).last()).toContainText(
      'Network error. Please try again or contact us directly.',
    )
    await context.setOffline(false)
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
    expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
  })
})

test('BOOK-5: on a hanging connection the page says that it is waiting, and books once', async ({
  page,
  request,
  adminApi,
}) => {
  const { gil } = await startBooking(page, request)
  const answer = Promise.withResolvers<void>()
  await page.route(`**${createBooking.path}`, (route) => answer.promise.then(() => route.continue()))
  await submit(page).click()
  const patience = form(page).getByText('No answer yet: we keep trying.')
  await expect(patience).toBeVisible()
  answer.resolve()
  await expect(banner(page)).toContainText(BOOKED)
  await expect(patience).toBeHidden()
  expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
})
