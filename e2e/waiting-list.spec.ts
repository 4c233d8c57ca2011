import { createBookingFor } from '@beacon/contract/booking-admin'
import { listJobs, retryJob } from '@beacon/contract/outbox'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import {
  BOOKED,
  banner,
  bookingsOf,
  dayButton,
  failure,
  fillIn,
  form,
  type Guest,
  guest,
  hour,
  manageLinkOf,
  ownDay,
  submit,
  summary,
} from './support/bookings.ts'
import type { Mailbox } from './support/mailbox.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const OFFER = /^A time opened up/

// The tests share one day, so they run in order.
test.describe.configure({ mode: 'serial' })

/** Books every free time of the day; returns the guests in the order of their times. */
async function fillDay(request: APIRequestContext, adminApi: APIRequestContext) {
  // A first try that failed has left its day full.
  const { date, times } = await ownDay(request, test.info().retry === 0 ? 'waiting' : 'waiting, second try')
  const guests: (Guest & { time: string })[] = []
  for (const time of times) {
    const somebody = { ...guest(), time }
    const data = { serviceId: 'free-consultation', date, ...somebody }
    // A kept-alive connection may just have been closed; the same request again is the same booking.
    const answer = await adminApi.post(createBookingFor.path, { data, maxRetries: 1 })
    expect(answer.status()).toBe(201)
    guests.push(somebody)
  }
  return { date, guests }
}

async function joinLine(page: Page, date: string): Promise<Guest> {
  const somebody = guest()
  await page.goto('/booking?service=free-consultation')
  await page.getByRole('button', { name: `${dayButton(date)}, full` }).click()
  const line = page.getByRole('form', { name: 'Waiting list' })
  await line.getByLabel('Full Name').fill(somebody.name)
  await line.getByLabel('Email Address').fill(somebody.email)
  await line.getByRole('button', { name: 'Tell me when a time opens up' }).click()
  await expect(page.locator(':focus')).toContainText('You are on the list.')
  return somebody
}

async function cancelByLink(page: Page, mailbox: Mailbox, { email }: Guest): Promise<void> {
  await page.goto(await manageLinkOf(mailbox, email))
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(page.getByRole('group', { name: /^Your booking is canceled/ })).toBeVisible()
}

async function offerLink(mailbox: Mailbox, { email }: Guest): Promise<string> {
  const { text } = await mailbox.waitFor({ to: email, subject: OFFER })
  return /https?:\/\/\S+\/booking\?\S+/.exec(text)?.[0] ?? ''
}

async function newVisitorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'America/New_York' })
  return context.newPage()
}

/** Ends the newest offer's half hour: an administrator runs its job now. */
async function endOffer(adminApi: APIRequestContext): Promise<void> {
  const params = { kind: 'booking.offer-end', state: 'ready' }
  const { jobs } = listJobs.response.parse(await (await adminApi.get(listJobs.path, { params })).json())
  const answer = await adminApi.post(retryJob.path.replace(':id', jobs[0]?.id ?? ''))
  expect(answer.status()).toBe(200)
}

test('on a full day the first in line is offered a cancelled time, and only they can take it', async ({
  admin: page,
  request,
  adminApi,
  mailbox,
  browser,
  baseURL,
}) => {
  const { date, guests } = await fillDay(request, adminApi)
  const leaving = guests[1] ?? { ...guest(), time: '' }
  await page.goto('/booking', { waitUntil: 'networkidle' })
  await form(page).getByLabel('Additional Notes').fill('Mornings only.')
  const first = await joinLine(page, date)
  await expect(form(page), 'one form asks for name and address').toHaveCount(0)
  await expect(page.getByLabel('Additional Notes')).toHaveValue('Mornings only.')
  await expectAccessible(page)
  await page.goto('/admin/bookings')
  await page.getByRole('link', { name: 'Waiting list' }).click()
  const inLine = page.getByRole('table', { name: 'Waiting list' }).getByRole('row', { name: first.name })
  await expect(inLine).toContainText('Waiting')
  await expectAccessible(page)
  await cancelByLink(page, mailbox, leaving)
  await page.goto('/admin/bookings?view=waiting')
  await expect(inLine).toContainText(`${leaving.time}, kept for`)

  const other = await newVisitorPage(browser, baseURL)
  await other.goto('/booking?service=free-consultation')
  await expect(other.getByRole('button', { name: `${dayButton(date)}, full` })).toBeVisible()

  await page.goto(await offerLink(mailbox, first))
  await expect(page.getByText(/^Held for you until \d/)).toBeVisible()
  await expect(summary(page)).toContainText(guests[1]?.time ?? '')
  await expect(form(page).getByLabel('Full Name')).toHaveValue(first.name)
  await expect(form(page).getByLabel('Email Address')).toHaveValue(first.email)
  await submit(page).click()
  await expect(banner(page)).toContainText(BOOKED)
  expect(await bookingsOf(adminApi, first.email)).toMatchObject([
    { date, time: guests[1]?.time, status: 'scheduled' },
  ])
  await other.context().close()
  await cancelByLink(page, mailbox, guests[2] ?? guest())
})

test.describe('when the offer is not taken in time', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the next in line is asked; of two simultaneous attempts one succeeds', async ({
    page,
    request,
    adminApi,
    mailbox,
    context,
  }) => {
    const { date, guests } = await fillDay(request, adminApi)
    const [one, two] = [await joinLine(page, date), await joinLine(page, date)]
    await cancelByLink(page, mailbox, guests[0] ?? guest())
    const late = await offerLink(mailbox, one)
    expect(await mailbox.countTo(two.email)).toBe(0)
    await endOffer(adminApi)
    const link = await offerLink(mailbox, two)

    await test.step('the unused link shows a full day', async () => {
      await page.goto(late)
      await expect(page.getByText('is full.')).toBeVisible()
      await expect(page.getByText('This time is no longer held for you')).toBeVisible()
      await expect(form(page)).toHaveCount(0)
    })

    await test.step('two tabs press at once', async () => {
      const tabs = [page, await context.newPage()]
      for (const tab of tabs) {
        await tab.goto(link)
        await expect(hour(tab, guests[0]?.time ?? '')).toHaveAttribute('aria-pressed', 'true')
        await fillIn(tab, { ...two, name: `${two.name} ${tabs.indexOf(tab)}` })
        await expect(submit(tab)).toBeEnabled()
      }
      await Promise.all(tabs.map((tab) => submit(tab).click()))
      const said = await Promise.all(
        tabs.map(async (tab) => {
          await expect(banner(tab).or(failure(tab))).toBeVisible()
          return (await failure(tab).isVisible()) ? 'taken' : 'booked'
        }),
      )
      expect(said.sort()).toEqual(['booked', 'taken'])
      expect(await bookingsOf(adminApi, two.email)).toHaveLength(1)
    })
  })
})
