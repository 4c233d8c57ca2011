import { agency } from '@beacon/content/agency'
import { bookingServices } from '@beacon/content/booking-services'
import { createBooking, readAvailability } from '@beacon/contract/booking'
import { listBookings } from '@beacon/contract/booking-admin'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, setTheme, test } from './support/test.ts'

const BOOKED = 'Your booking has been confirmed. Check your email for details.'
const PAID = 'Payment successful! Your booking has been confirmed. Check your email for details.'

/** Somebody whom no other test has booked for. */
const guest = () => {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Gil ${id}`, email: `gil-${id}@guest.example` }
}

interface Slot {
  date: string
  time: string
}

const WORKERS = 2

/** A free time that no journey of the other worker wants: the days are shared out between them. */
async function freeSlot(request: APIRequestContext, serviceId = 'free-consultation'): Promise<Slot> {
  const answer = await request.get(readAvailability.path, { params: { serviceId } })
  const { dates } = readAvailability.response.parse(await answer.json())
  const mine = test.info().parallelIndex % WORKERS
  const free = dates
    .filter(({ date }) => Number(date.slice(-2)) % WORKERS === mine)
    .flatMap(({ date, slots }) =>
      slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
    )
  const slot = free[Math.floor(Math.random() * free.length)]
  if (!slot) throw new Error('The calendar of this run is full')
  return slot
}

const linkTo = (service: string, { date, time }: Slot) =>
  `/booking?${new URLSearchParams({ service, date, time })}`

const form = (page: Page) => page.getByRole('form', { name: 'Your details' })
const submit = (page: Page) => form(page).getByRole('button')
const session = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const summary = (page: Page) => page.getByRole('region', { name: 'Your booking' })
const banner = (page: Page) => form(page).getByRole('status')
const failure = (page: Page) => form(page).getByRole('alert')

async function fillIn(page: Page, { name, email }: ReturnType<typeof guest>): Promise<void> {
  await form(page).getByLabel('Full Name').fill(name)
  await form(page).getByLabel('Email Address').fill(email)
}

async function bookingsOf(adminApi: APIRequestContext, email: string) {
  const answer = await adminApi.get(listBookings.path)
  const { bookings } = listBookings.response.parse(await answer.json())
  return bookings.filter((booking) => booking.email === email)
}

/** Books by the call itself; answers the private link of the mail. */
async function bookAndReadMail(
  request: APIRequestContext,
  mailbox: { waitFor(wanted: { to: string; subject?: RegExp }): Promise<{ text: string }> },
) {
  const somebody = guest()
  const slot = await freeSlot(request)
  const data = { serviceId: 'free-consultation', ...slot, ...somebody }
  const answer = await request.post(createBooking.path, { data })
  expect(answer.status()).toBe(201)
  const { text } = await mailbox.waitFor({ to: somebody.email, subject: /^Booked/ })
  const link = /\/booking\/manage\?token=[\w-]+/.exec(text)?.[0] ?? ''
  return { ...somebody, ...slot, link }
}

/** A day as its button is called. */
const dayButton = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))

const pickSlot = async (page: Page, { date, time }: Slot) => {
  await page.getByRole('button', { name: dayButton(date), exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${time}`) }).click()
}

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
  await page.getByRole('button', { name: new RegExp(`^${slot.time}`) }).click()
  await expect(submit(page)).toBeDisabled()
  await session(page, 'Free 30-Min Consultation').check()
  await expect(submit(page)).toHaveText('Book Appointment')
  await expect(submit(page)).toBeEnabled()
  await session(page, 'PPC Account Review').check()
  await expect(submit(page)).toHaveText('Pay & Book')
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
  await submit(page).click()
  await expect(banner(page)).toContainText(BOOKED)
  await expect(banner(page).getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('')
  await expect(summary(page)).toContainText('not chosen yet')
  await expect(submit(page)).toBeDisabled()
  await expect(page).toHaveURL(/\/booking$/)

  expect(await bookingsOf(adminApi, gil.email)).toMatchObject([
    { ...slot, name: gil.name, status: 'scheduled' },
  ])
  const mail = await mailbox.waitFor({ to: gil.email, subject: /^Booked: Free 30-Min Consultation/ })
  expect(mail.attachments.map(({ filename }) => filename)).toContain('invite.ics')
  await page.getByRole('button', { name: dayButton(slot.date), exact: true }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^${slot.time}`) })).toBeDisabled()
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
  await page.reload()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Gil of the Reload')
  await expect(summary(page)).toContainText(slot.time)
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
    await expect(page.getByRole('button', { name: new RegExp(`^${slot.time}`) })).toBeDisabled()
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
    await expect(submit(page)).toBeDisabled()
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

for (const [zone, place] of [
  ['America/Los_Angeles', 'Los Angeles'],
  ['Pacific/Auckland', 'Auckland'],
] as const)
  test.describe(`a visitor in ${place}`, () => {
    test.use({ timezoneId: zone })

    test('sees New York’s time, the own clock beside it, and books what was meant', async ({
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
  await page.getByRole('button', { name: new RegExp(`^${slot.time}`) }).focus()
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
  const modal = (page: Page) => page.getByRole('dialog', { name: 'Complete Booking' })

  async function openPayment(page: Page, request: APIRequestContext) {
    const gil = guest()
    const slot = await freeSlot(request, 'ppc-review')
    await page.goto(linkTo('ppc-review', slot))
    await fillIn(page, gil)
    await submit(page).click()
    await expect(modal(page)).toBeVisible()
    return { ...gil, ...slot }
  }

  async function pay(page: Page, card: string): Promise<void> {
    await modal(page).getByLabel('Card number').fill(card)
    await modal(page).getByLabel('Expiration date').fill('12 / 34')
    await modal(page).getByLabel('Security code').fill('123')
    await modal(page).getByRole('button', { name: /^Pay/ }).click()
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
    await expect(modal(page)).toBeHidden()
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
    await expect(modal(page).getByRole('alert').first()).toBeVisible()
    await modal(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(modal(page)).toBeHidden()
    await expect(form(page).getByLabel('Email Address')).toHaveValue(gil.email)
    expect(await bookingsOf(adminApi, gil.email)).toEqual([])
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
    await expect(page.getByRole('status').filter({ hasText: 'Your booking has been moved.' })).toBeVisible()
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
    await expect(page.getByRole('status').filter({ hasText: 'Your booking is cancelled.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move it' })).toBeHidden()
    expect(await bookingsOf(adminApi, email)).toMatchObject([
      { status: 'cancelled', cancelReason: 'The flu' },
    ])
    await mailbox.waitFor({ to: email, subject: /^Cancelled/ })
  })

  test.describe('that nobody knows', () => {
    test.use({ expectedErrors: [/status of 404/] })

    test('says so, and how to get on', async ({ page }) => {
      await page.goto('/booking/manage?token=cut-off')
      await expect(page.getByText('Nobody knows this link')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Book a consultation' })).toBeVisible()
    })
  })
})

test.describe('the administrator', () => {
  const card = (page: Page, name: string) =>
    page.getByRole('article').filter({ has: page.getByText(name, { exact: true }) })

  test('ADMIN-2, ADMIN-3: finds a booking with all that is known of it', async ({
    admin,
    request,
    mailbox,
  }) => {
    const { name, email } = await bookAndReadMail(request, mailbox)
    await admin.goto('/admin/bookings')
    await expect(admin.getByRole('heading', { level: 1, name: 'Booking Management' })).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(admin.getByRole('status').filter({ hasText: /^\d+ of \d+ bookings$/ })).toBeVisible()
    await admin.getByPlaceholder('Search by name, email, business...').fill(email.toUpperCase())
    await expect(admin.getByRole('status').filter({ hasText: /^1 of \d+ bookings$/ })).toBeVisible()
    const found = card(admin, name)
    await expect(found).toContainText('Free 30-Min Consultation')
    await expect(found).toContainText('30 minutes')
    await expect(found).toContainText('Scheduled')
    await expect(found).toContainText('Created')
    await expect(found.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)

    await admin.getByLabel('Status').selectOption('Cancelled')
    await expect(admin.getByText('No bookings found')).toBeVisible()
    await expect(admin.getByText('Try adjusting your search or filters')).toBeVisible()
  })

  test('ADMIN-4: cancels after a question; the list is read anew and both sides are told', async ({
    admin,
    request,
    mailbox,
  }) => {
    const { name, email } = await bookAndReadMail(request, mailbox)
    await admin.goto(`/admin/bookings?search=${encodeURIComponent(email)}`)
    const questions: string[] = []
    admin.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await card(admin, name).getByRole('button', { name: 'Cancel booking' }).click()
    expect(questions).toEqual(['Are you sure you want to cancel this booking?'])
    await expect(card(admin, name)).toContainText('Scheduled')

    admin.once('dialog', (dialog) => void dialog.accept())
    await card(admin, name).getByRole('button', { name: 'Cancel booking' }).click()
    await expect(card(admin, name)).toContainText('Cancelled')
    await expect(card(admin, name).getByRole('button', { name: 'Cancel booking' })).toBeHidden()
    await mailbox.waitFor({ to: email, subject: /^Cancelled/ })
    await mailbox.waitFor({ to: agency.email, subject: /^Booking cancelled/ })
  })

  test('books for a caller, and closes a day', async ({ admin, request, adminApi }) => {
    const { name, email } = guest()
    const { date } = await freeSlot(request, 'strategy-session')
    await admin.goto('/admin/bookings?view=new')
    const sheet = admin.getByRole('main')
    await sheet.getByLabel('Day').fill(date)
    await sheet.getByLabel('Time (New York)').selectOption('7:15 PM')
    await sheet.getByLabel('Name', { exact: true }).fill(name)
    await sheet.getByLabel('Email').fill(email)
    await sheet.getByRole('button', { name: 'Book it' }).click()
    await expect(admin.getByText(`${name} is booked.`)).toBeVisible()
    expect(await bookingsOf(adminApi, email)).toMatchObject([{ date, time: '7:15 PM' }])
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
