import { agency } from '@beacon/content/agency'
import {
  BOOKED,
  banner,
  bookAndOpenList,
  bookAndReadMail,
  bookingsOf,
  cardOf,
  dayButton,
  fillIn,
  freeSlot,
  guest,
  hour,
  linkTo,
  manageLinkOf,
  openListAt,
  ownDay,
  submit,
} from './support/bookings.ts'
import { letTimePass } from './support/database.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('ADMIN-2, ADMIN-3: finds a booking with all of its details', async ({ admin, request, mailbox }) => {
  const { name, email } = await bookAndReadMail(request, mailbox)
  await admin.goto('/admin/bookings')
  await expect(admin.getByRole('heading', { level: 1, name: 'Booking Management' })).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect(admin.getByRole('status').filter({ hasText: /^\d+ of \d+ bookings$/ })).toBeVisible()
  await admin.getByPlaceholder('Search by name, email, business...').fill(email.toUpperCase())
  await expect(admin.getByRole('status').filter({ hasText: /^1 of \d+ bookings$/ })).toBeVisible()
  const found = cardOf(admin, name)
  await expect(found).toContainText('Free 30-Min Consultation')
  await expect(found).toContainText('30 minutes')
  await expect(found).toContainText('Scheduled')
  await expect(found).toContainText('Created')
  await expect(found.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)

  await admin.getByLabel('Status').selectOption('Cancelled')
  await expect(admin.getByText('No bookings found')).toBeVisible()
  await expect(admin.getByText('Try adjusting your search or filters')).toBeVisible()
})

test('ADMIN-4: cancels after confirmation, refreshes the list and notifies both sides', async ({
  admin,
  request,
  mailbox,
}) => {
  const { name, email } = await bookAndOpenList(admin, request, mailbox)
  const ask = cardOf(admin, name).getByRole('button', { name: 'Cancel booking' })
  const question = admin.getByRole('dialog', { name: 'Are you sure you want to cancel this booking?' })
  await ask.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(cardOf(admin, name)).toContainText('Scheduled')

  await ask.click()
  await expectAccessible(admin)
  await question.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(cardOf(admin, name)).toContainText('Cancelled')
  await expect(cardOf(admin, name).getByRole('button', { name: 'Cancel booking' })).toBeHidden()
  await mailbox.waitFor({ to: email, subject: /^Canceled/ })
  await mailbox.waitFor({ to: agency.email, subject: /^Booking canceled/ })
})

test.describe('refuses a time that is taken', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('books for a caller, who gets the invitation, even outside the offered hours', async ({
    admin,
    request,
    adminApi,
    mailbox,
  }) => {
    const { name, email } = guest()
    const { date } = await freeSlot(request, 'strategy-session')
    await admin.goto('/admin/bookings?view=new')
    const sheet = admin.getByRole('main')
    await sheet.getByLabel('Day').fill(date)
    await sheet.getByLabel('Time (New York)').selectOption('7:15 PM')
    await sheet.getByLabel('Name', { exact: true }).fill(name)
    await sheet.getByLabel('Email', { exact: true }).fill(email)
    await sheet.getByRole('button', { name: 'Book it' }).click()
    await expect(admin.getByText(`${name} is booked:`)).toHaveText(/ at 7:15.PM\.$/)
    expect(await bookingsOf(adminApi, email)).toMatchObject([
      { date, time: '7:15 PM', createdBy: 'administrator' },
    ])
    expect(await manageLinkOf(mailbox, email)).toContain('token=')

    await test.step('refuses the same hour a second time and keeps what was typed', async () => {
      await sheet.getByLabel('Day').fill(date)
      await sheet.getByLabel('Time (New York)').selectOption('7:15 PM')
      await sheet.getByLabel('Name', { exact: true }).fill('Somebody else')
      await sheet.getByLabel('Email', { exact: true }).fill('else@guest.example')
      await sheet.getByRole('button', { name: 'Book it' }).click()
      await expect(sheet.getByRole('alert')).toContainText('This time is taken')
      await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Somebody else')
    })
  })

  test('moves a booking to a free time and sends the visitor the new invitation', async ({
    admin,
    request,
    adminApi,
    mailbox,
  }) => {
    const { name, email, ...slot } = await bookAndOpenList(admin, request, mailbox)
    const taken = await bookAndReadMail(request, mailbox)
    const { date, time } = await freeSlot(request)
    await cardOf(admin, name).getByRole('button', { name: 'Move' }).click()
    const dialog = admin.getByRole('dialog', { name: `Move ${name}’s booking` })
    await expect(dialog.getByLabel('Day')).toHaveValue(slot.date)
    const moveTo = async (to: { date: string; time: string }) => {
      await dialog.getByLabel('Day').fill(to.date)
      await dialog.getByLabel('Time (New York)').selectOption(to.time)
      await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    }
    await moveTo(taken)
    await expect(dialog.getByRole('alert')).toContainText('This time is taken')
    await expectAccessible(admin)
    await moveTo({ date, time })
    await expect(dialog).toBeHidden()
    await expect(cardOf(admin, name)).toContainText(time)
    expect(await bookingsOf(adminApi, email)).toMatchObject([{ date, time, status: 'scheduled' }])
    const mail = await mailbox.waitFor({ to: email, subject: /^Moved/ })
    expect(mail.attachments.map(({ filename }) => filename)).toContain('invite.ics')

    // The keyboard focus is still on its card, wherever the card is now.
    await admin.goto('/admin/bookings')
    await cardOf(admin, name).getByRole('button', { name: 'Move' }).click()
    // By chance, since a run before this one has left its booking there.
    const day = 10 + Math.floor(Math.random() * 22)
    const afternoon = `${1 + Math.floor(Math.random() * 6)}:15 PM`
    await moveTo({ date: `${new Date().getFullYear() + 1}-12-${day}`, time: afternoon })
    await expect(dialog).toBeHidden()
    const hasFocus = (card: HTMLElement) => card.contains(card.ownerDocument.activeElement)
    await expect.poll(() => cardOf(admin, name).evaluate(hasFocus)).toBe(true)
  })
})

test('BOOK-8: resends the confirmation with the original link', async ({ admin, request, mailbox }) => {
  const { name, email, link } = await bookAndOpenList(admin, request, mailbox)
  expect(await mailbox.countTo(email)).toBe(1)
  await cardOf(admin, name).getByRole('button', { name: 'Resend confirmation' }).click()
  await expect(admin.getByText(`The confirmation is on its way to ${email}.`)).toBeVisible()
  await expect.poll(() => mailbox.countTo(email)).toBe(2)
  expect(await manageLinkOf(mailbox, email)).toBe(link)
})

test('corrects a mistyped address, and sends the confirmation there', async ({ admin, request, mailbox }) => {
  const { name, email, link } = await bookAndOpenList(admin, request, mailbox)
  const corrected = email.replace('@', '.corrected@')
  await cardOf(admin, name).getByRole('button', { name: 'Change the details' }).click()
  const dialog = admin.getByRole('dialog', { name: `Details of ${name}’s session` })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectAccessible(admin)
  await dialog.getByLabel('Email').fill(corrected)
  await admin.keyboard.press('Enter')
  await expect(admin.getByText(`The confirmation is on its way to ${corrected}.`)).toBeVisible()
  await openListAt(admin, { email: corrected })
  await expect(cardOf(admin, name).getByRole('link', { name: corrected })).toBeVisible()
  await expect.poll(() => mailbox.countTo(corrected)).toBe(1)
  expect(await mailbox.countTo(email)).toBe(1)
  const renewed = await manageLinkOf(mailbox, corrected)
  expect((await request.get(`/api${link}`)).status(), 'a stranger has the first').toBe(404)
  await admin.goto(renewed)
  await expect(admin.getByRole('button', { name: 'Move it' })).toBeVisible()
})

test('marks a no-show and undoes it', async ({ admin, request, adminApi, mailbox }) => {
  const { name, email } = await bookAndReadMail(request, mailbox)
  const [booking] = await bookingsOf(adminApi, email)
  letTimePass(booking?.id ?? '')
  await openListAt(admin, { email })
  await cardOf(admin, name).getByRole('button', { name: 'Mark as no-show' }).click()
  await expect(cardOf(admin, name).getByText('No-show', { exact: true })).toBeVisible()
  expect(await bookingsOf(adminApi, email)).toMatchObject([{ noShow: true }])
  await cardOf(admin, name).getByRole('button', { name: 'They did show up' }).click()
  await expect(cardOf(admin, name).getByText('No-show', { exact: true })).toBeHidden()
  expect(await bookingsOf(adminApi, email)).toMatchObject([{ noShow: false }])
})

/** With an address that has no place to break. */
const MOVES = 'The office moves, see https://www.facebook.com/beaconandbay/posts/1234567890123'

test('closes a day that has a booking, which is kept, and reopens it', async ({
  admin,
  request,
  adminApi,
  page,
}) => {
  const { date, times } = await ownDay(request, 'closing')
  const gil = guest()
  await page.goto(linkTo('free-consultation', { date, time: times[0] ?? '' }))
  await fillIn(page, gil)
  await submit(page).click()
  await expect(banner(page)).toContainText(BOOKED)

  await admin.goto('/admin/bookings?view=calendar')
  const days = admin.getByRole('region', { name: 'Closed days' })
  await days.getByLabel('First day').fill(date)
  await days.getByLabel('Message to visitors').fill(MOVES)
  await days.getByRole('button', { name: 'Close the office' }).click()
  const line = days.getByRole('listitem').filter({ hasText: MOVES })
  await expect(line).toContainText('1 booking to move')
  expect(await bookingsOf(adminApi, gil.email)).toMatchObject([{ status: 'scheduled' }])

  await admin.goto('/booking?service=free-consultation')
  await expect(admin.getByRole('button', { name: `${dayButton(date)}, closed` })).toBeDisabled()
  await expect(admin.getByText(`Closed on ${dayButton(date)}: ${MOVES}.`)).toBeVisible()
  await admin.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/booking?service=free-consultation', '/contact']) {
    await admin.goto(path)
    const right = await admin
      .getByText(MOVES)
      .first()
      .evaluate((words) => words.getBoundingClientRect().right)
    expect(right, path).toBeLessThanOrEqual(360)
  }

  await admin.goto('/admin/bookings?view=calendar')
  await line.getByRole('button', { name: 'Open' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Open it' }).click()
  await expect(line).toBeHidden()
  await admin.goto(linkTo('free-consultation', { date, time: times[1] ?? '' }))
  await expect(hour(admin, times[1] ?? '')).toBeEnabled()
})

test('closes a part of a day, whose times visitors then cannot choose, and reopens it', async ({
  admin,
  request,
}) => {
  const { date, times } = await ownDay(request, 'closed hours')
  const [first = '', second = ''] = times
  await admin.goto('/admin/bookings?view=calendar')
  const days = admin.getByRole('region', { name: 'Closed days' })
  await days.getByLabel('How long').selectOption('Part of the day')
  await days.getByLabel('Day', { exact: true }).fill(date)
  await days.getByLabel('From (New York)').selectOption(first)
  await days.getByLabel('To (New York)').selectOption(second)
  await days.getByLabel('Note').fill('At the dentist')
  await days.getByRole('button', { name: 'Close the office' }).click()
  const line = days.getByRole('listitem').filter({ hasText: 'At the dentist' })
  await expect(line).toContainText(`${first} to ${second}`)

  await admin.goto(linkTo('free-consultation', { date, time: second }))
  await expect(hour(admin, second)).toBeEnabled()
  await expect(hour(admin, first)).toBeDisabled()
  await expect(admin.getByText('At the dentist')).toBeHidden()

  await admin.goto('/admin/bookings?view=calendar')
  await line.getByRole('button', { name: 'Open' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Open it' }).click()
  await expect(line).toBeHidden()
  await admin.goto(linkTo('free-consultation', { date, time: second }))
  await expect(hour(admin, first)).toBeEnabled()
})

test('replaces the private calendar address: the new one shows the bookings, the old one nothing', async ({
  admin,
  request,
  mailbox,
}) => {
  const { name } = await bookAndReadMail(request, mailbox)
  await admin.goto('/admin/bookings?view=calendar')
  const feed = admin.getByRole('region', { name: 'Your own calendar' })
  const address = feed.getByLabel('Copy it now')
  await feed.getByRole('button', { name: 'Make an address' }).click()
  const first = await address.inputValue()
  await expect(admin.getByText('It is shown only when it is made')).toBeHidden()
  const calendar = await request.get(first)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain(name)

  await feed.getByRole('button', { name: 'Make a new address' }).click()
  const question = admin.getByRole('dialog', { name: 'Make a new address?' })
  await question.getByRole('button', { name: 'Make a new one' }).click()
  await expect(question).toBeHidden()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(second)).status()).toBe(200)
  await admin.reload()
  await expect(feed.getByText('It is shown only when it is made')).toBeVisible()
})
