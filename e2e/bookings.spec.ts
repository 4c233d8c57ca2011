import { agency } from '@beacon/content/agency'
import { bookingServices } from '@beacon/content/booking-services'
import { createBooking } from '@beacon/contract/booking'
import { createPaymentIntent } from '@beacon/contract/payments'
import type { Page, Route } from '@playwright/test'
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
  paymentOf,
  pickSlot,
  session,
  startBooking,
  submit,
  summary,
} from './support/bookings.ts'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

test('BOOK-1: the page has its key points, six sessions with price and duration, reasons and contact options', async ({
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

test('BOOK-4: the times appear after a date is chosen, and the button requires session, date and time', async ({
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

test.describe('a page from before a release', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('offers to reload it, and then books what was typed', async ({ page, request }) => {
    const visitor = guest()
    await page.goto(linkTo('free-consultation', await freeSlot(request)), { waitUntil: 'networkidle' })
    await alive(page)
    await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await fillIn(page, visitor)
    await submit(page).click()
    await expect(failure(page)).toContainText('Part of this page did not load')
    await page.unroute(/assets\/.*\.js$/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(form(page).getByLabel('Full Name')).toHaveValue(visitor.name)
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
  })
})

test.describe('a connection that is gone when the form is sent', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('can be tried again as often as it takes', async ({ page, request, context }) => {
    await page.goto(linkTo('free-consultation', await freeSlot(request)), { waitUntil: 'networkidle' })
    await alive(page)
    await fillIn(page, guest())
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    for (let press = 0; press < 2; press += 1) {
      await submit(page).click()
      await expect(failure(page)).toContainText('Network error. Please try again')
      await expect(submit(page)).toBeEnabled()
    }
    await context.setOffline(false)
    await submit(page).click()
    await expect(banner(page)).toContainText(BOOKED)
  })
})

test.describe('in another time zone, on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, timezoneId: 'Europe/Berlin' })

  test('the choices fit on one line above the details', async ({ page, request }) => {
    await page.goto(linkTo('website-review', await freeSlot(request)))
    await expect(summary(page).getByText('Your time')).toBeVisible()
    const heights = await summary(page)
      .getByRole('term')
      .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().top))
    expect(new Set(heights).size).toBe(1)
    expect(await leansOver(page)).toBe(0)
  })
})

test('BOOK-5: a free session is booked, confirmed by mail, and only its confirmation is left', async ({
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
  for (const fact of ['Free 30-Min Consultation', dayButton(slot.date), slot.time, 'At our office'])
    await expect(banner(page)).toContainText(fact)
  await expect(banner(page).getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(page).toHaveURL(/\/booking\?booked=yes$/)
  await expect(page).toHaveTitle(/^You are booked/)
  // A reload paints neither the form nor another heading first.
  expect(await (await request.get('/booking?booked=yes')).text()).not.toMatch(/<form|<h1/)
  await page.reload()
  await expect(banner(page)).toContainText(BOOKED)
  await expect(page).toHaveTitle(/^You are booked/)
  await expectAccessible(page)

  expect(await bookingsOf(adminApi, gil.email)).toMatchObject([
    { ...slot, name: gil.name, meeting: 'office', status: 'scheduled' },
  ])
  const mail = await mailbox.waitFor({ to: gil.email, subject: /^Booked: Free 30-Min Consultation/ })
  expect(mail.attachments.map(({ filename }) => filename)).toContain('invite.ics')
  expect(mail.text).toContain('Where: 18 Maple Avenue, Bay Shore')
  const link = await banner(page).getByRole('link', { name: 'Move or cancel it' }).getAttribute('href')
  expect(mail.text).toContain(link)

  await banner(page).getByRole('link', { name: 'Book another time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('')
  await expect(summary(page)).toContainText('not chosen yet')
  await expect(submit(page)).toBeDisabled()
  await page.getByRole('button', { name: dayButton(slot.date), exact: true }).click()
  await expect(hour(page, slot.time)).toBeDisabled()
  await page.goBack()
  await expect(banner(page)).toContainText(BOOKED)

  const token = new URL(link ?? '', page.url()).searchParams.get('token')
  const canceled = await request.post(`/api/booking/manage?token=${token}`, { data: { action: 'cancel' } })
  expect(canceled.status()).toBe(200)
  await page.reload()
  await expect(page).toHaveURL(/\/booking\/manage\?token=/)
})

test('text typed before hydration survives a reload, too', async ({ page }) => {
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

test.describe('a draft restored while the fields are being filled in', () => {
  const draft = { name: 'Gil of the Draft', email: 'gil@draft.example' }

  /** Leaves a draft, reloads the page, and delays hydration until `meanwhile` has changed the form. */
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

  test('is not inserted twice', async ({ page }) => {
    // Autofill works in two steps: it selects the field's text, then replaces it.
    await comeBack(page, () => form(page).getByLabel('Full Name').selectText())
    await page.keyboard.insertText(draft.name)
    await expect(form(page).getByLabel('Full Name')).toHaveValue(draft.name)
  })

  test('fills empty fields, and leaves the others alone', async ({ page }) => {
    await comeBack(page, () => form(page).getByLabel('Full Name').fill('Gil of Today'))
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Gil of Today')
  })
})

test('a link preselects session, day and time, and what was typed survives a reload', async ({
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

test('BOOK-3: a tab that regains focus shows what has been taken meanwhile', async ({ page, request }) => {
  const slot = await freeSlot(request)
  await page.goto(linkTo('free-consultation', slot))
  await expect(summary(page)).toContainText(slot.time)
  const data = { serviceId: 'free-consultation', ...slot, ...guest() }
  expect((await request.post(createBooking.path, { data })).status()).toBe(201)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(hour(page, slot.time)).toBeDisabled()
  await expect(submit(page)).toBeDisabled()
})

test.describe('when somebody else is faster', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('BOOK-5, BOOK-7: the page says so, keeps what was typed and shows the time as taken', async ({
    page,
    request,
  }) => {
    const { gil, slot } = await startBooking(page, request)
    await expect(submit(page)).toBeEnabled()
    const data = { serviceId: 'free-consultation', ...slot, ...guest() }
    expect((await request.post(createBooking.path, { data })).status()).toBe(201)
    await submit(page).click()
    await expect(failure(page)).toContainText('This time has just been taken.')
    await expect(failure(page)).toBeFocused()
    await expect(hour(page, slot.time)).toBeDisabled()
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
    await expect(submit(page)).toBeDisabled()
  })

  test('and it was the same visitor in another tab, the page says that the hour is theirs', async ({
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
    await expect(failure(left)).toContainText('You just booked this time')
  })
})

for (const [zone, place] of [
  ['America/Los_Angeles', 'Los Angeles'],
  ['Pacific/Auckland', 'Auckland'],
] as const)
  test.describe(`a visitor in ${place}`, () => {
    test.use({ timezoneId: zone })

    test('sees New York’s time with their local time beside it, and books the intended time', async ({
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

test('a session can be booked with the keyboard alone', async ({ page, request, adminApi }) => {
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

test.describe('on a page older than the current offer', () => {
  test.use({ expectedErrors: [/status of 40[029]/] })

  const HINT = 'Please reload this page to see what we offer now; what you typed will still be here.'

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
    test(`a changed ${what} of a session is explained, and what was typed and chosen is kept`, async ({
      page,
      request,
    }) => {
      const asOldPage = (route: Route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), ...change } })
      await page.route(`**${call.path}`, asOldPage, { times: 1 })
      const { gil } = await startBooking(page, request, { service: chosen })
      await submit(page).click()
      await expect(failure(page)).toHaveText(`${sentence} ${HINT}`)
      await expect(paymentOf(page)).toBeHidden()
      await page.reload()
      await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
      await submit(page).click()
      await expect(call === createBooking ? banner(page) : paymentOf(page)).toBeVisible()
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
