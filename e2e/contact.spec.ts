import { agency } from '@beacon/content/agency'
import { listLeads, sendContactEmail } from '@beacon/contract/leads'
import type { APIRequestContext, Page } from '@playwright/test'
import { alive, expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

const FAILURE = 'Failed to send message. Please try again or contact us directly.'

/** A visitor whom no other test uses. */
const visitor = () => {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Ann ${id}`, email: `ann-${id}@lee.example`, message: `A new site for the marina, ${id}` }
}

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Your message is in.' })

async function fillIn(page: Page, { name, email, message }: ReturnType<typeof visitor>): Promise<void> {
  await form(page).getByLabel('Name', { exact: true }).fill(name)
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Message').fill(message)
}

async function leadsOf(adminApi: APIRequestContext, search: string) {
  const answer = await adminApi.get(listLeads.path, { params: { search } })
  return listLeads.response.parse(await answer.json()).leads
}

test('LEAD-8 a message becomes a lead and a mail to the agency', async ({ page, adminApi, mailbox }) => {
  const ann = visitor()
  await page.goto('/contact?utm_source=harbour-news')
  // Only the script reports the page that a visitor came from.
  await alive(page)
  await fillIn(page, ann)
  await form(page).getByLabel('Service').selectOption('Web Hosting')
  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
  await expect(form(page)).toBeHidden()

  const mail = await mailbox.waitFor({ to: agency.email, subject: new RegExp(`Message from ${ann.name}`) })
  expect(mail.text).toContain(ann.message)
  expect(mail.replyTo).toContain(ann.email)
  const leads = await leadsOf(adminApi, ann.email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    ...ann,
    businessType: 'hosting',
    source: 'Contact Form',
    landingPage: '/contact',
    campaign: 'utm_source=harbour-news',
  })
})

test('LEAD-9 the keyboard alone sends a message and starts another', async ({ page, adminApi }) => {
  const ann = visitor()
  await page.goto('/contact')
  await form(page).getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type(ann.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ann.email)
  for (const _ of ['phone', 'business', 'service']) await page.keyboard.press('Tab')
  await page.keyboard.type('SEO')
  await page.keyboard.press('Tab')
  await page.keyboard.type(ann.message)
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirmation(page)).toBeFocused()
  expect(await leadsOf(adminApi, ann.email)).toMatchObject([{ businessType: 'seo' }])

  await page.getByRole('button', { name: 'Send Another Message' }).press('Enter')
  await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
})

test('LEAD-7 errors are shown at once and lead to their fields', async ({ page }) => {
  await page.goto('/contact')
  // Before hydration the server would report them, on a page of its own.
  await alive(page)
  await form(page).getByLabel('Email').fill('ann at lee')
  await sendButton(page).click()
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await expect(form(page).getByText('Name is required')).toHaveCount(2)
  await summary.getByRole('link', { name: 'Invalid email address' }).click()
  await expect(form(page).getByLabel('Email')).toBeFocused()
  await form(page).getByLabel('Email').fill('ann@lee.example')
  await expect(form(page).getByText('Invalid email address')).toHaveCount(0)
  await expectAccessible(page)
})

test('LEAD-7 a reload keeps what was typed', async ({ page }) => {
  const ann = visitor()
  await page.goto('/contact')
  // The application keeps it: on a busy machine the reload came before hydration.
  await alive(page)
  await fillIn(page, ann)
  await page.reload()
  await expect(form(page).getByLabel('Message')).toHaveValue(ann.message)
})

test('whether the office is open is marked by a dot from the start, before the visitor touches anything', async ({
  page,
}) => {
  await page.goto('/contact')
  await alive(page)
  const dot = page.getByRole('region', { name: 'Business hours' }).locator('p > span').first()
  await expect(dot).toHaveText('')
  expect(await dot.boundingBox()).toMatchObject({ width: 8, height: 8 })
})

test.describe('LEAD-10 when the mail call fails', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('the visitor sees an error, keeps the form, and resending creates one lead', async ({
    page,
    adminApi,
  }) => {
    const ann = visitor()
    const told: string[] = []
    page.on('dialog', (dialog) => {
      told.push(dialog.message())
      return dialog.accept()
    })
    await page.route(`**${sendContactEmail.path}`, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    // Before hydration the form is posted natively, so no call can fail.
    await alive(page)
    await fillIn(page, ann)
    await sendButton(page).evaluate((button) => {
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight)
      button.focus({ preventScroll: true })
    })
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('alert')).toHaveText(FAILURE)
    expect(told).toEqual([FAILURE])
    await expect(form(page).getByLabel('Message')).toHaveValue(ann.message)
    await expect(sendButton(page)).toBeFocused()
    await expect(sendButton(page), 'the notice above it has pushed it down').toBeInViewport({ ratio: 1 })

    await page.unroute(`**${sendContactEmail.path}`)
    await sendButton(page).click()
    await expect(confirmation(page)).toBeVisible()
    expect(await leadsOf(adminApi, ann.email)).toHaveLength(1)
  })
})

test.describe('a page from before a release', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('sends its form all the same: the browser posts it, once', async ({ page, adminApi }) => {
    const ann = visitor()
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await alive(page)
    await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await fillIn(page, ann)
    await sendButton(page).click()
    await expect(page).toHaveURL(/sent=1/)
    await expect(confirmation(page)).toBeVisible()
    expect(await leadsOf(adminApi, ann.email)).toMatchObject([{ message: ann.message }])
  })
})

test.describe('LEAD-7 without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

  test('the form sends, and the confirmation links back to it', async ({ page, adminApi }) => {
    const ann = visitor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    await fillIn(page, ann)
    await sendButton(page).click()
    await expect(confirmation(page), 'the page opens where the answer is').toBeInViewport()
    expect(new URL(page.url()).search).toBe('?sent=1')
    expect(await leadsOf(adminApi, ann.email)).toMatchObject([{ message: ann.message }])
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect(form(page).getByLabel('Message')).toHaveValue('')
  })

  test('an error comes back with its message and everything that was typed', async ({ page }) => {
    const ann = visitor()
    await page.goto('/contact')
    await fillIn(page, { ...ann, email: 'ann at lee' })
    await form(page).getByLabel('Service').selectOption('Chatbots')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      sendButton(page).click(),
    ])
    expect(answer.status()).toBe(400)
    await expect(form(page).getByText('Invalid email address')).toHaveCount(2)
    await expect(form(page).getByText('Please check these fields')).toBeInViewport()
    await expect(form(page).getByLabel('Email')).toHaveValue('ann at lee')
    await expect(form(page).getByLabel('Message')).toHaveValue(ann.message)
    await expect(form(page).getByLabel('Service')).toHaveValue('chatbots')
  })
})

for (const theme of ['dark', 'light'] as const) {
  test(`the contact page is accessible in the ${theme} theme`, async ({ page }) => {
    await setTheme(page, theme)
    await page.goto('/contact')
    // On a public holiday it names the holiday instead of opening hours.
    await expect(page.getByText(/^(Open now|Closed now|Today is)/)).toBeVisible()
    await expectAccessible(page)
  })

  test(`the confirmation is accessible in the ${theme} theme`, async ({ page }) => {
    await setTheme(page, theme)
    await page.goto('/contact?sent=1')
    await expect(confirmation(page)).toBeFocused()
    await expectAccessible(page)
  })
}

for (const [screen, width] of [
  ['a phone of 360 px', 360],
  ['a window of 1280 px at 200 %', 640],
] as const) {
  test(`nothing overflows ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/contact')
    await alive(page)
    await fillIn(page, { name: 'X'.repeat(100), email: 'x', message: 'Wirtschaftsprüfungs'.repeat(20) })
    await sendButton(page).click()
    await expect(form(page).getByText('Invalid email address')).toHaveCount(2)
    expect(await leansOver(page)).toBe(0)
    await page.goto('/contact?sent=1')
    expect(await leansOver(page)).toBe(0)
  })
}
