import { listSubscribers, subscribersCsvPath } from '@beacon/contract/subscribers'
import type { APIRequestContext, Page } from '@playwright/test'
import { administrator } from './support/addresses.ts'
import type { Mailbox } from './support/mailbox.ts'
import { alive, test as base, expect, expectAccessible, leansOver, setTheme } from './support/test.ts'

const newAddress = () => `reader-${crypto.randomUUID().slice(0, 8)}@shop.example`

const box = (page: Page, name = 'Get Marketing Tips') => page.getByRole('form', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signUp(page: Page, email: string, name?: string): Promise<void> {
  const form = box(page, name)
  await form.getByLabel('Your email address').fill(email)
  await form.getByRole('button').click()
}

/** The link in the newest mail to this address, without its origin: mails contain the public one. */
async function linkTo(mailbox: Mailbox, to: string, subject: RegExp): Promise<string> {
  const { text } = await mailbox.waitFor({ to, subject })
  const url = new URL(/https?:\S+\/newsletter\/\S+/.exec(text)?.[0] ?? '')
  return url.pathname + url.search
}

async function stateOf(adminApi: APIRequestContext, email: string): Promise<string[]> {
  const answer = await adminApi.get(listSubscribers.path, { params: { search: email } })
  const { subscribers } = listSubscribers.response.parse(await answer.json())
  return subscribers.map(({ list, state }) => `${list} ${state}`).sort()
}

/** Signs up by call and presses the confirmation button; returns the unsubscribe link. */
async function join(request: APIRequestContext, mailbox: Mailbox, email: string, list = 'merch') {
  await request.post('/newsletter', { form: { email, list } })
  const link = await linkTo(mailbox, email, /^Confirm/)
  await request.post('/newsletter/confirm', { form: { token: link.split('token=')[1] ?? '' } })
  return linkTo(mailbox, email, /^Welcome/)
}

const test = base.extend<{ reader: { email: string; leave: string } }>({
  /** A subscriber of the merch list, with their unsubscribe link. */
  reader: async ({ request, mailbox }, use) => {
    const email = newAddress()
    await use({ email, leave: await join(request, mailbox, email) })
  },
})

test('BLOG-11 subscribes from the box at the end of a page, and unsubscribes with one press in the mail program', async ({
  page,
  adminApi,
  request,
  mailbox,
}) => {
  const email = newAddress()
  await page.goto('/services')
  await signUp(page, email)
  await expect(page.getByText('One more step: check your inbox.')).toBeVisible()
  expect(await stateOf(adminApi, email)).toEqual(['marketing-tips pending'])

  const confirm = await linkTo(mailbox, email, /^Confirm: Marketing tips/)
  for (const scanner of [1, 2]) {
    const answer = await request.get(confirm, { headers: { 'user-agent': `LinkScanner/${scanner}` } })
    expect(answer.status()).toBe(200)
  }
  expect(await stateOf(adminApi, email)).toEqual(['marketing-tips pending'])

  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, put me on the list' }).click()
  await expect(heading(page, 'You are on the list.')).toBeVisible()
  expect(await stateOf(adminApi, email)).toEqual(['marketing-tips confirmed'])

  const leave = await linkTo(mailbox, email, /^Welcome/)
  await request.get(leave)
  expect(await stateOf(adminApi, email)).toEqual(['marketing-tips confirmed'])
  const oneClick = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(oneClick.status()).toBe(200)
  expect(await stateOf(adminApi, email)).toEqual(['marketing-tips unsubscribed'])
})

test('BLOG-11 the page of a letter’s link unsubscribes, undoes it, and changes the lists', async ({
  page,
  adminApi,
  reader: { email, leave },
}) => {
  await page.goto(leave)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(heading(page, 'You are off the list.')).toBeVisible()
  expect(await stateOf(adminApi, email)).toEqual(['merch unsubscribed'])

  await page.getByRole('button', { name: 'That was a mistake' }).click()
  await expect(heading(page, 'Your choice is saved.')).toBeVisible()
  expect(await stateOf(adminApi, email)).toEqual(['merch confirmed'])

  await page.getByLabel('Marketing tips').check()
  await page.getByLabel('New merch').uncheck()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByLabel('Marketing tips')).toBeChecked()
  expect(await stateOf(adminApi, email)).toEqual(['marketing-tips confirmed', 'merch unsubscribed'])
})

test('a link’s token stays in neither address nor cache, and its page is noindex', async ({
  page,
  reader,
}) => {
  const answer = await page.goto(reader.leave)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page).toHaveURL('/newsletter/unsubscribe')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/newsletter\/unsubscribe$/)
})

test.describe('going back to a link’s page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('or reloading it as soon as it was opened brings its choices again', async ({ page, reader }) => {
    await page.goto(reader.leave)
    await expect(page).toHaveURL('/newsletter/unsubscribe')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    await expect(page).toHaveURL('/newsletter/unsubscribe')
  })

  test('can still unsubscribe, and shows after a reload what was done', async ({
    page,
    adminApi,
    reader: { email, leave },
  }) => {
    await page.goto(leave)
    await expect(page).toHaveURL('/newsletter/unsubscribe')
    await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page.locator('input[name="token"]').first()).toHaveValue(/./)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(heading(page, 'You are off the list.')).toBeVisible()
    expect(await stateOf(adminApi, email)).toEqual(['merch unsubscribed'])

    await expect(page).toHaveURL('/newsletter/unsubscribe')
    await page.reload()
    await expect(heading(page, 'You are off the list.')).toBeVisible()
    await expect(page).toHaveURL('/newsletter/unsubscribe')
  })
})

test.describe('erasing an address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('BLOG-11 an address on no list can be erased, and its links are dead afterwards', async ({
    page,
    adminApi,
    reader: { email, leave },
  }) => {
    const erase = page.getByRole('button', { name: 'Erase my address' })
    await page.goto(leave)
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    await expect(erase).toBeHidden()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await erase.click()
    await expect(heading(page, 'Your address is erased.')).toBeVisible()
    await expectAccessible(page)
    expect(await stateOf(adminApi, email)).toEqual([])
    await page.reload()
    await expect(heading(page, 'Your address is erased.')).toBeVisible()
    await expect(page).toHaveURL(/erased=1$/)
    await page.goto(leave)
    await expect(heading(page, 'This link does not work.')).toBeVisible()
  })
})

test.describe('an unknown link', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('shows a page with help', async ({ page }) => {
    for (const path of ['/newsletter/unsubscribe', '/newsletter/confirm?token=cut']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(heading(page, 'This link does not work.')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Sign up again' }).click()
    await expect(heading(page, 'One letter a month.')).toBeVisible()
  })
})

test('BLOG-11 the keyboard alone signs up, and an error is shown at its field', async ({
  page,
  adminApi,
}) => {
  const email = newAddress()
  await page.goto('/newsletter')
  await alive(page)
  const field = box(page).getByLabel('Your email address')
  await field.focus()
  await page.keyboard.type('reader at shop')
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('alert')).toHaveText('Invalid email address')
  await expect(field).toHaveAccessibleDescription('Invalid email address')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('One more step: check your inbox.')).toBeVisible()
  expect(await stateOf(adminApi, email)).toEqual(['marketing-tips pending'])
})

test.describe('BLOG-11 without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

  test('the sign-up box, the confirmation and unsubscribing all work', async ({
    page,
    adminApi,
    mailbox,
  }) => {
    const email = newAddress()
    await page.goto('/about')
    await signUp(page, 'reader at shop')
    await expect(box(page).getByText('Invalid email address')).toBeVisible()
    await expect(box(page).getByLabel('Your email address')).toHaveValue('reader at shop')
    await signUp(page, email)
    await expect(heading(page, 'One more step: check your inbox.')).toBeVisible()

    await page.goto(await linkTo(mailbox, email, /^Confirm/))
    await page.getByRole('button', { name: 'Yes, put me on the list' }).click()
    await expect(heading(page, 'You are on the list.')).toBeVisible()
    await page.goto(await linkTo(mailbox, email, /^Welcome/))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(heading(page, 'You are off the list.')).toBeVisible()
    expect(await stateOf(adminApi, email)).toEqual(['marketing-tips unsubscribed'])
  })
})

test('ADMIN-5 a letter is written, tested, sent to the list, and received by its readers', async ({
  admin: page,
  adminApi,
  reader: { email },
  mailbox,
}) => {
  const subject = `News ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/subscribers?view=write')
  const form = page.getByRole('form', { name: 'New letter' })
  await form.getByLabel('To').selectOption('New merch')
  await form.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(form.getByText('Subject is required')).toBeVisible()
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Letter').fill('A **new** mug.\n\n- blue\n- heavy\n\n[See it](/store)')
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('listitem')).toHaveText([
    'blue',
    'heavy',
  ])
  await form.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(/^A test is on its way to/)).toBeVisible()

  await form.getByRole('button', { name: /^Send to \d+ (person|people)/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  const row = page.getByRole('listitem').filter({ hasText: subject })
  await expect(row.getByText('Sent', { exact: true })).toBeVisible()
  const mail = await mailbox.waitFor({ to: email, subject: new RegExp(`^${subject}`) })
  expect(mail.text).toContain('A new mug.\n\n- blue\n- heavy')
  expect(mail.headers.map(({ name }) => name)).toContain('List-Unsubscribe-Post')
  await expectAccessible(page)
  expect((await adminApi.get(subscribersCsvPath)).status()).toBe(200)
})

test('ADMIN-5 the newest posts are added to a letter, and its links lead to them', async ({
  admin: page,
  mailbox,
}) => {
  const subject = `Posts ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/subscribers?view=write')
  const form = page.getByRole('form', { name: 'New letter' })
  await form.getByLabel('Subject').fill(subject)
  await form.getByRole('button', { name: 'Add the newest posts' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('link', { name: 'Read on' })).toHaveCount(3)
  const title = (await preview.getByRole('heading').first().textContent()) ?? ''
  await form.getByRole('button', { name: 'Send a test to me' }).click()
  const mail = await mailbox.waitFor({ to: administrator.email, subject: new RegExp(subject) })
  expect(mail.text).toContain(title)
  const url = new URL(/https?:\S+\/blog\/[^\s)]+/.exec(mail.text)?.[0] ?? '')
  expect(url.searchParams.get('utm_source')).toBe('newsletter')
  await page.goto(url.pathname + url.search)
  await expect(heading(page, title)).toBeVisible()
})

test('ADMIN-5 an address whose mailbox is closed is marked after one bounce, shown, and restored', async ({
  admin: page,
  request,
  mailbox,
}) => {
  const email = `closing@${crypto.randomUUID().slice(0, 8)}.example`
  // Nobody else writes to this list meanwhile.
  await join(request, mailbox, email, 'marketing-tips')
  const subject = `Closed ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/subscribers?view=write')
  const form = page.getByRole('form', { name: 'New letter' })
  await form.getByLabel('To').selectOption('Marketing tips')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Letter').fill('A new mug.')
  await form.getByRole('button', { name: /^Send to \d+ (person|people)/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  const sent = page.getByRole('listitem').filter({ hasText: subject })
  await expect(sent.getByText(/, \d+ could not be delivered/)).toBeVisible()

  await page.goto(`/admin/subscribers?search=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /^Undeliverable/ }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText(/knows no such mailbox \(5\.1\.1\)/)).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: `Put back ${email}` }).click()
  await expect(page.getByText('The next letter goes there again.')).toBeVisible()
  await expect(page.getByText('No address matches')).toBeVisible()
})

test('ADMIN-5 an address is found, unsubscribed, and erased', async ({
  admin: page,
  reader: { email },
  adminApi,
}) => {
  await page.goto('/admin/subscribers')
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(page.getByText('1 of 1 subscription')).toBeVisible()
  await row.getByRole('button', { name: `Unsubscribe ${email} from New merch` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(row.getByText('Unsubscribed')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: `Erase ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('No address matches')).toBeVisible()
  expect(await stateOf(adminApi, email)).toEqual([])
})

for (const theme of ['dark', 'light'] as const) {
  test(`the newsletter’s pages are accessible in the ${theme} theme, and do not overflow`, async ({
    page,
    reader,
  }) => {
    await setTheme(page, theme)
    for (const path of ['/newsletter', '/newsletter/sent', reader.leave]) {
      await page.goto(path)
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 720 })
      expect(await leansOver(page)).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
}
