import { agency } from '@beacon/content/agency'
import { bookingServices } from '@beacon/content/booking-services'
import { changeManagedBooking, createBooking } from '@beacon/contract/booking'
import { createPaymentIntent } from '@beacon/contract/payments'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import {
  BOOKED,
  banner,
  bookAndReadMail,
  bookingsOf,
  dayButton,
  failure,
  fillIn,
  form,
  freeSlot,
  guest,
  hour,
  linkTo,
  manageLinkOf,
  paymentOf,
  pickSlot,
  type Slot,
  session,
  submit,
  summary,
} from './support/bookings.ts'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const PAID = 'Payment successful! Your booking has been confirmed. Check your email for details.'

test('BOOK-1: the page has its points, six sessions with price and duration, reasons and ways to call', async ({
  page,
}) => {
  await page.goto('/booking')
  for (const point of ['30-90 minute sessions', 'Virtual or in-person', 'No obligation'])
    await expect(page.getByText(point)).toBeVisible()
  for (const { name, price, durationMinutes } of bookingServices) {
    const line = page.locator('label', { has: session(page, name) })
    await expect(line).toContainText(price)
    await expect(line).toContainText(`${durationMinutes} min`)
  }
  for (const reason of ['200+ businesses helped', 'Local expertise', 'Flexible scheduling'])
    await expect(page.getByText(reason)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: `Call ${agency.phones.office.display}` })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `mailto:${agency.email}`,
  )
})

test('BOOK-4: time comes after a date, and the button waits for session, date and time', async ({
  page,
  request,
}) => {
  const slot = await freeSlot(request)
  await page.goto('/booking')
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Time', exact: true })).toBeHidden()
  await page.getByRole('button', { name: dayButton(slot.date), exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Time', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^12:00 PM/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^5:00 PM/ })).toBeDisabled()
  await hour(page, slot.time).click()
  await expect(submit(page)).toBeDisabled()
  await session(page, 'Free 30-Min Consultation').check()
  await expect(submit(page)).toHaveText('Book Appointment')
  await expect(submit(page)).toBeEnabled()
  await session(page, 'PPC Account Review').check()
  await expect(submit(page)).toHaveText('Pay & Book')
})

test.describe('abroad, on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, timezoneId: 'Europe/Berlin' })

  test('BOOK-4: what has been chosen stands on one line above the details', async ({ page, request }) => {
    await page.goto(linkTo('website-review', await freeSlot(request)))
    await expect(summary(page).getByText('Your clock')).toBeVisible()
    const heights = await summary(page)
      .getByRole('term')
      .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().top))
    expect(new Set(heights).size).toBe(1)
    expect(await leansOver(page)).toBe(0)
  })
})

test('BOOK-5: a free session is booked, confirmed by mail, and the page starts anew', async ({
  page,
  request,
  adminApi,
  mailbox,
}) => {
  const gil = guest()
  const slot = await freeSlot(request)
  await page.goto('/booking')
  await session(page, 'Free 30-Min Consultation').check()
  await pickSlot(page, slot)
  await expect(summary(page)).toContainText('New York time')
  await fillIn(page, gil)
  await form(page).getByLabel('How we meet').selectOption('At our office in Bay Shore')
  await submit(page).click()
  await expect(banner(page)).toContainText(BOOKED)
  await expect(banner(page)).toContainText(
    `Free 30-Min Consultation, ${dayButton(slot.date)} at ${slot.time}, New York time.`,
  )
  await expect(banner(page).getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('')
  await expect(summary(page)).toContainText('not chosen yet')
  await expect(submit(page)).toBeDisabled()
  await expect(page).toHaveURL(/\/booking$/)

  expect(await bookingsOf(adminApi, gil.email)).toMatchObject([
    { ...slot, name: gil.name, meeting: 'office', status: 'scheduled' },
  ])
  const mail = await mailbox.waitFor({ to: gil.email, subject: /^Booked: Free 30-Min Consultation/ })
  expect(mail.attachments.map(({ filename }) => filename)).toContain('invite.ics')
  expect(mail.text).toContain('Where: 18 Maple Avenue, Bay Shore')
  await page.getByRole('button', { name: dayButton(slot.date), exact: true }).click()
  await expect(hour(page, slot.time)).toBeDisabled()
})

test('what was typed before the application came survives a reload, too', async ({ page }) => {
  const { promise: typed, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/booking', { waitUntil: 'commit' })
  await form(page).getByLabel('Full Name').fill('Gil of the Morning')
  letIn()
  await alive(page)
  await page.reload()
  await alive(page)
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Gil of the Morning')
})

test.describe('a draft that comes back while the fields are filled', () => {
  const draft = { name: 'Gil of the Draft', email: 'gil@draft.example' }

  /** Leaves a draft, loads the page anew, and lets the application come when something has been done to the form. */
  async function comeBack(page: Page, meanwhile: () => Promise<void>): Promise<void> {
    await page.goto('/booking')
    await alive(page)
    await fillIn(page, draft)
    const { promise: done, resolve: letIn } = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*', async (route) => {
      await done
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await meanwhile()
    letIn()
    await alive(page)
    await expect(form(page).getByLabel('Email Address')).toHaveValue(draft.email)
  }

  test('is not written twice', async ({ page }) => {
    // A program writes in two steps: it chooses what is in the field, and puts its own text there.
    await comeBack(page, () => form(page).getByLabel('Full Name').selectText())
    await page.keyboard.insertText(draft.name)
    await expect(form(page).getByLabel('Full Name')).toHaveValue(draft.name)
  })

  test('fills the empty ones, and leaves the others as they are', async ({ page }) => {
    await comeBack(page, () => form(page).getByLabel('Full Name').fill('Gil of Today'))
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Gil of Today')
  })
})

test('a link carries session, day and time, and what was typed survives a reload', async ({
  page,
  request,
}) => {
  const slot = await freeSlot(request)
  await page.goto(linkTo('free-consultation', slot))
  await expect(session(page, 'Free 30-Min Consultation')).toBeChecked()
  await expect(summary(page)).toContainText(slot.time)
  await expect(submit(page)).toBeEnabled()
  await form(page).getByLabel('Full Name').fill('Gil of the Reload')
  await form(page).getByLabel('How we meet').selectOption('Phone call')
  await page.reload()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Gil of the Reload')
  await expect(form(page).getByLabel('How we meet')).toHaveValue('phone')
  await expect(summary(page)).toContainText(slot.time)
})

test('BOOK-3: a tab that is looked at again shows what has been taken meanwhile', async ({
  page,
  request,
}) => {
  const slot = await freeSlot(request)
  await page.goto(linkTo('free-consultation', slot))
  await expect(summary(page)).toContainText(slot.time)
  const data = { serviceId: 'free-consultation', ...slot, ...guest() }
  expect((await request.post(createBooking.path, { data })).status()).toBe(201)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(hour(page, slot.time)).toBeDisabled()
  await expect(submit(page)).toBeDisabled()
})

test.describe('somebody is faster', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('BOOK-5, BOOK-7: the page says so, keeps what was typed and shows the time as taken', async ({
    page,
    request,
  }) => {
    const slot = await freeSlot(request)
    const gil = guest()
    await page.goto(linkTo('free-consultation', slot))
    await fillIn(page, gil)
    await expect(submit(page)).toBeEnabled()
    const data = { serviceId: 'free-consultation', ...slot, ...guest() }
    expect((await request.post(createBooking.path, { data })).status()).toBe(201)
    await submit(page).click()
    await expect(failure(page)).toContainText('This time has just been taken.')
    await expect(hour(page, slot.time)).toBeDisabled()
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
    await expect(submit(page)).toBeDisabled()
  })

  test('and it was the visitor, in another tab: the page says that the hour is theirs', async ({
    page,
    context,
    request,
  }) => {
    const slot = await freeSlot(request)
    const gil = guest()
    const left = await context.newPage()
    for (const tab of [page, left]) {
      await tab.goto(linkTo('free-consultation', slot))
      await fillIn(tab, gil)
      await expect(submit(tab)).toBeEnabled()
    }
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
    await submit(left).click()
    await expect(failure(left)).toContainText('You have just booked this time')
  })
})

async function pay(page: Page, card: string): Promise<void> {
  await paymentOf(page).getByLabel('Card number').fill(card)
  await paymentOf(page).getByLabel('Expiration date').fill('12 / 34')
  await paymentOf(page).getByLabel('Security code').fill('123')
  await paymentOf(page).getByRole('button', { name: /^Pay/ }).click()
}

test.describe('when an answer is lost', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET|status of (409|429|500)/] })

  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }

  const neverArrive = (route: Route) => route.abort('connectionreset')

  /** Somebody books a free session and hears nothing of it: what is sent, and sent again, comes to the same end. */
  async function bookUnheard(
    page: Page,
    request: APIRequestContext,
    end: (route: Route) => Promise<void>,
    wanted?: Slot,
  ) {
    const gil = guest()
    const slot = wanted ?? (await freeSlot(request))
    await page.goto(linkTo('free-consultation', slot))
    await fillIn(page, gil)
    await page.route(`**${createBooking.path}`, end, { times: 2 })
    await submit(page).click()
    await expect(failure(page)).toContainText('Network error')
    return { gil, slot }
  }

  test('BOOK-5: the one press books, and books once', async ({ page, request, adminApi }) => {
    const gil = guest()
    await page.goto(linkTo('free-consultation', await freeSlot(request)))
    await fillIn(page, gil)
    await page.route(`**${createBooking.path}`, loseAnswer, { times: 1 })
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
    expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
  })

  test('BOOK-5: twice, and the page is loaded anew, it finds the booking that was made', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil } = await bookUnheard(page, request, loseAnswer)
    await page.reload()
    await expect(banner(page)).toContainText(BOOKED)
    await expect(banner(page).getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
    await expect(form(page).getByLabel('Full Name')).toHaveValue('')
    await expect(summary(page)).toContainText('not chosen yet')
    expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Book Appointment' })).toBeVisible()
    await expect(banner(page)).toBeHidden()
  })

  for (const [what, change] of [
    ['a detail', (page: Page) => form(page).getByLabel('Phone').fill('631 555 0123')],
    ['the hour', async (page: Page, request: APIRequestContext) => pickSlot(page, await freeSlot(request))],
  ] as const)
    test(`BOOK-5: and ${what} is changed, the next press finds the booking that was made`, async ({
      page,
      request,
      adminApi,
    }) => {
      const { gil, slot } = await bookUnheard(page, request, loseAnswer)
      await change(page, request)
      await submit(page).click()
      await expect(banner(page)).toContainText(BOOKED)
      await expect(banner(page)).toContainText(`${dayButton(slot.date)} at ${slot.time}`)
      await expect(banner(page)).toContainText(`Your earlier press booked it, for ${gil.name}, ${gil.email}.`)
      expect(await bookingsOf(adminApi, gil.email)).toMatchObject([slot])
    })

  for (const [status, code] of [
    [429, 'too_many_requests'],
    [500, 'internal'],
  ] as const)
    test(`BOOK-5: and what is sent after it is answered ${status}, the next press finds the booking that was made`, async ({
      page,
      request,
      adminApi,
    }) => {
      const gil = guest()
      const slot = await freeSlot(request)
      await page.goto(linkTo('free-consultation', slot))
      await fillIn(page, gil)
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

  test('BOOK-5: before it arrived and the address is corrected, the next press books, for the right one', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil: mistyped } = await bookUnheard(page, request, neverArrive)
    const gil = guest()
    await fillIn(page, gil)
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
    expect(await bookingsOf(adminApi, mistyped.email)).toEqual([])
    expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
  })

  test('BOOK-6: before it arrived, and the same hour is paid for as another session, it is told as booked', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil } = await bookUnheard(page, request, neverArrive, await freeSlot(request, 'ppc-review'))
    await session(page, 'PPC Account Review').check()
    await submit(page).click()
    await pay(page, '4242 4242 4242 4242')
    await expect(banner(page)).toContainText(PAID)
    await expect(summary(page)).toContainText('not chosen yet')
    await expect(banner(page).getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
    await expect(failure(page)).toBeHidden()
    expect(await bookingsOf(adminApi, gil.email)).toMatchObject([{ status: 'scheduled', paidCents: 14_900 }])
  })

  test('and the booking is cancelled meanwhile, nobody is told that it stands', async ({
    page,
    request,
    mailbox,
  }) => {
    const { gil, slot } = await bookUnheard(page, request, loseAnswer)
    const link = new URL(await manageLinkOf(mailbox, gil.email), page.url())
    const data = { serviceId: 'free-consultation', ...slot, ...guest() }
    const cancelled = await request.post(changeManagedBooking.path + link.search, {
      data: { action: 'cancel' },
    })
    expect(cancelled.status()).toBe(200)
    expect((await request.post(createBooking.path, { data })).status()).toBe(201)
    await page.reload()
    await expect(failure(page)).toContainText('has been moved or canceled since')
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
  })

  test('and somebody else has the hour, a press that never arrived says so', async ({
    page,
    request,
    adminApi,
  }) => {
    const { gil, slot } = await bookUnheard(page, request, neverArrive)
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

  test('BOOK-5: the page says so, and the same press works when the connection is back', async ({
    page,
    request,
    context,
    adminApi,
  }) => {
    const gil = guest()
    await page.goto(linkTo('free-consultation', await freeSlot(request)))
    await fillIn(page, gil)
    // The rules and the call come with the first press; a visitor who was online has them.
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

test('BOOK-5: on a connection that hangs the page says what is going on, and books once', async ({
  page,
  request,
  adminApi,
}) => {
  const gil = guest()
  await page.goto(linkTo('free-consultation', await freeSlot(request)))
  await fillIn(page, gil)
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

for (const [zone, place] of [
  ['America/Los_Angeles', 'Los Angeles'],
  ['Pacific/Auckland', 'Auckland'],
] as const)
  test.describe(`a visitor in ${place}`, () => {
    test.use({ timezoneId: zone })

    test('sees New York’s time, their own clock beside it, and books what was meant', async ({
      page,
      request,
      adminApi,
    }) => {
      const gil = guest()
      const slot = await freeSlot(request)
      await page.goto(linkTo('free-consultation', slot))
      await expect(page.getByText('All times are New York time')).toBeVisible()
      await expect(summary(page)).toContainText(slot.time)
      await expect(summary(page)).toContainText(`in ${place}`)
      await fillIn(page, gil)
      await submit(page).click()
      await expect(banner(page)).toContainText(BOOKED)
      expect(await bookingsOf(adminApi, gil.email)).toMatchObject([slot])
    })
  })

test('the keyboard alone books a session', async ({ page, request, adminApi }) => {
  const gil = guest()
  const slot = await freeSlot(request)
  await page.goto('/booking')
  await session(page, 'Free 30-Min Consultation').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: dayButton(slot.date), exact: true }).focus()
  await page.keyboard.press('Enter')
  await hour(page, slot.time).focus()
  await page.keyboard.press('Enter')
  await form(page).getByLabel('Full Name').focus()
  await page.keyboard.type(gil.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(gil.email)
  await page.keyboard.press('Enter')
  await expect(banner(page)).toContainText(BOOKED)
  expect(await bookingsOf(adminApi, gil.email)).toHaveLength(1)
})

test.describe('paying', () => {
  // How the card provider says that a card was declined.
  test.use({ expectedErrors: [/status of 402/] })
  async function openPayment(page: Page, request: APIRequestContext) {
    const gil = guest()
    const slot = await freeSlot(request, 'ppc-review')
    await page.goto(linkTo('ppc-review', slot))
    await fillIn(page, gil)
    await submit(page).click()
    await expect(paymentOf(page)).toBeVisible()
    return { ...gil, ...slot }
  }

  test('BOOK-6: a paid session is paid in the modal, recorded once, and the page starts anew', async ({
    page,
    request,
    adminApi,
    mailbox,
  }) => {
    const gil = await openPayment(page, request)
    await pay(page, '4242 4242 4242 4242')
    await expect(banner(page)).toContainText(PAID)
    await expect(banner(page)).toContainText(`PPC Account Review, ${dayButton(gil.date)} at ${gil.time}`)
    await expect(paymentOf(page)).toBeHidden()
    const google = banner(page).getByRole('link', { name: 'Add to Google Calendar' })
    await expect(google).toHaveAttribute('href', /text=PPC\+Account\+Review/)
    await expect(form(page).getByLabel('Full Name')).toHaveValue('')
    await expect(summary(page)).toContainText('not chosen yet')
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

test.describe('on a page that is older than what is offered', () => {
  test.use({ expectedErrors: [/status of 40[029]/] })

  const HINT = 'Please reload this page to see what we offer now; what you typed stays.'

  for (const [what, chosen, call, change, sentence] of [
    ['price', 'ppc-review', createPaymentIntent, { amount: 9900 }, 'The price has changed.'],
    [
      'fee',
      'free-consultation',
      createBooking,
      { serviceId: 'ppc-review' },
      'This service is paid for when it is booked.',
    ],
    ['absence', 'free-consultation', createBooking, { serviceId: 'gone' }, 'Please select a valid service.'],
  ] as const)
    test(`the ${what} of a session is told with the way on, and what was typed and chosen stays`, async ({
      page,
      request,
    }) => {
      const slot = await freeSlot(request, chosen)
      const gil = guest()
      const asOldPage = (route: Route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), ...change } })
      await page.route(`**${call.path}`, asOldPage, { times: 1 })
      await page.goto(linkTo(chosen, slot))
      await fillIn(page, gil)
      await submit(page).click()
      await expect(failure(page)).toHaveText(`${sentence} ${HINT}`)
      await expect(paymentOf(page)).toBeHidden()
      await page.reload()
      await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
      await submit(page).click()
      await expect(call === createBooking ? banner(page) : paymentOf(page)).toBeVisible()
    })
})

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

  test('BOOK-8: a visitor cancels after the rules were shown', async ({
    page,
    request,
    mailbox,
    adminApi,
  }) => {
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

  test.describe('when the call fails', () => {
    test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })

    test('BOOK-8: the question stays with what was typed, and the same press works again', async ({
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

    for (const action of ['move', 'cancel'] as const)
      test(`an attempt to ${action} it shows what has become of it`, async ({ page, request, mailbox }) => {
        const { link } = await bookAndReadMail(request, mailbox)
        await page.goto(link)
        await page.getByRole('button', { name: action === 'move' ? 'Move it' : 'Cancel it' }).click()
        if (action === 'move') await pickSlot(page, await freeSlot(request))
        const { search } = new URL(page.url())
        await request.post(changeManagedBooking.path + search, { data: { action: 'cancel' } })
        await page.getByRole('button', { name: /^(Move to|Cancel the booking)/ }).click()
        await expect(
          page.getByRole('group', { name: 'This booking has been canceled already.' }),
        ).toBeFocused()
        await expect(page.getByRole('definition').filter({ hasText: 'Canceled' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Move it' })).toBeHidden()
        await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible()
      })
  })

  test.describe('that nobody knows', () => {
    test.use({ expectedErrors: [/status of 40[04]/] })

    for (const cut of ['/booking/manage?token=cut-off', '/booking/manage'])
      test(`says so, and how to get on: ${cut}`, async ({ page }) => {
        await page.goto(cut)
        await expect(page.getByText('Nobody knows this link')).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: 'Book a consultation' })).toBeVisible()
      })
  })
})

for (const theme of ['dark', 'light'] as const)
  test(`booking, private link and administrator’s list are accessible in the ${theme} theme`, async ({
    admin,
    request,
    mailbox,
  }) => {
    await setTheme(admin, theme)
    const { link, ...slot } = await bookAndReadMail(request, mailbox)
    await admin.goto(linkTo('free-consultation', await freeSlot(request)))
    await expect(submit(admin)).toBeEnabled()
    await expectAccessible(admin)
    await admin.goto(link)
    await expect(admin.getByText(slot.name)).toBeVisible()
    await admin.getByRole('button', { name: 'Move it' }).click()
    await expectAccessible(admin)
    await admin.goto('/admin/bookings')
    await expect(admin.getByRole('article').first()).toBeVisible()
    await expectAccessible(admin)
    await admin.goto('/admin/bookings?view=calendar')
    await expect(admin.getByRole('heading', { name: 'Closed days' })).toBeVisible()
    await expectAccessible(admin)
  })
