import { createBooking, readAvailability } from '@beacon/contract/booking'
import { type Booking, listBookings } from '@beacon/contract/booking-admin'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'

/** The page's message once a session is booked. */
export const BOOKED = 'Your booking has been confirmed. Check your email for details.'

/** The page's message once a session is paid for and booked. */
export const PAID = 'Payment successful! Your booking has been confirmed. Check your email for details.'

export interface Guest {
  name: string
  email: string
}

/** A visitor whom no other test books for. */
export const guest = (): Guest => {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Gil ${id}`, email: `gil-${id}@guest.example` }
}

export interface Slot {
  date: string
  time: string
}

/** Days reserved for one test each, which fills or closes them: the first ones offered. */
const RESERVED = ['closing', 'waiting', 'closed hours', 'waiting, second try'] as const

async function offeredDays(request: APIRequestContext, serviceId: string) {
  const answer = await request.get(readAvailability.path, { params: { serviceId } })
  return readAvailability.response.parse(await answer.json()).dates
}

/** A day that no other test books on, with its free times. */
export async function ownDay(
  request: APIRequestContext,
  purpose: (typeof RESERVED)[number],
): Promise<{ date: string; times: string[] }> {
  const day = (await offeredDays(request, 'free-consultation'))[RESERVED.indexOf(purpose)]
  if (!day) throw new Error('The calendar of this run is too short')
  return {
    date: day.date,
    times: day.slots.filter(({ available }) => available).map(({ time }) => time),
  }
}

/** A free time that no test of the other worker uses: the days are divided between them. */
export async function freeSlot(request: APIRequestContext, serviceId = 'free-consultation'): Promise<Slot> {
  const days = await offeredDays(request, serviceId)
  const { parallelIndex, config } = test.info()
  const free = days
    .slice(RESERVED.length)
    .filter(({ date }) => Number(date.slice(-2)) % config.workers === parallelIndex)
    .flatMap(({ date, slots }) =>
      slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
    )
  const slot = free[Math.floor(Math.random() * free.length)]
  if (!slot) throw new Error('The calendar of this run is full')
  return slot
}

export const linkTo = (service: string, { date, time }: Slot) =>
  `/booking?${new URLSearchParams({ service, date, time })}`

export const form = (page: Page) => page.getByRole('form', { name: 'Your details' })
export const submit = (page: Page) => form(page).getByRole('button')
export const session = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
export const summary = (page: Page) => page.getByRole('region', { name: 'Your booking' })
/** What stands in the form's place once a session is booked. */
export const banner = (page: Page) => page.getByRole('region', { name: 'You are booked' })
/** Above the button, or, if the time is gone, above the times. */
export const failure = (page: Page) =>
  form(page)
    .getByRole('alert')
    .or(page.getByRole('group', { name: /choose another time\.$/ }))
/** The payment dialog of a paid session. */
export const paymentOf = (page: Page) => page.getByRole('dialog', { name: 'Complete Booking' })

export async function fillIn(page: Page, { name, email }: Guest): Promise<void> {
  await form(page).getByLabel('Full Name').fill(name)
  await form(page).getByLabel('Email Address').fill(email)
}

/** Opens the page for a session at a free time, or at this one, and fills in the details of a new guest. */
export async function startBooking(
  page: Page,
  request: APIRequestContext,
  { service = 'free-consultation', slot }: { service?: string; slot?: Slot | undefined } = {},
): Promise<{ gil: Guest; slot: Slot }> {
  const gil = guest()
  const chosen = slot ?? (await freeSlot(request, service))
  await page.goto(linkTo(service, chosen))
  await fillIn(page, gil)
  return { gil, slot: chosen }
}

/** Pays in the open modal; the outcome depends on the card. */
export async function pay(page: Page, card: string): Promise<void> {
  await paymentOf(page).getByLabel('Card number').fill(card)
  await paymentOf(page).getByLabel('Expiration date').fill('12 / 34')
  await paymentOf(page).getByLabel('Security code').fill('123')
  await paymentOf(page).getByRole('button', { name: /^Pay/ }).click()
}

export async function bookingsOf(adminApi: APIRequestContext, email: string): Promise<Booking[]> {
  const answer = await adminApi.get(listBookings.path)
  const { bookings } = listBookings.response.parse(await answer.json())
  return bookings.filter((booking) => booking.email === email)
}

/** The private link in a booking's confirmation. */
export async function manageLinkOf(mailbox: Mailbox, email: string): Promise<string> {
  const { text } = await mailbox.waitFor({ to: email, subject: /^Booked/ })
  return /\/booking\/manage\?token=[\w-]+/.exec(text)?.[0] ?? ''
}

/** Books by call; returns the private link from the mail. */
export async function bookAndReadMail(request: APIRequestContext, mailbox: Mailbox) {
  const somebody = guest()
  const slot = await freeSlot(request)
  const data = { serviceId: 'free-consultation', ...slot, ...somebody }
  const answer = await request.post(createBooking.path, { data })
  expect(answer.status()).toBe(201)
  return { ...somebody, ...slot, link: await manageLinkOf(mailbox, somebody.email) }
}

/** Creates a booking and opens it in the administrator's list. */
export async function bookAndOpenList(admin: Page, request: APIRequestContext, mailbox: Mailbox) {
  const somebody = await bookAndReadMail(request, mailbox)
  await openListAt(admin, somebody)
  return somebody
}

export const openListAt = (admin: Page, { email }: Pick<Guest, 'email'>) =>
  admin.goto(`/admin/bookings?search=${encodeURIComponent(email)}`)

/** A day's button, by its accessible name. */
export const dayButton = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))

export const hour = (page: Page, time: string) => page.getByRole('button', { name: new RegExp(`^${time}`) })

export const pickSlot = async (page: Page, { date, time }: Slot) => {
  await page.getByRole('button', { name: dayButton(date), exact: true }).click()
  await hour(page, time).click()
}

/** A booking in the administrator's list. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByText(name, { exact: true }) })
