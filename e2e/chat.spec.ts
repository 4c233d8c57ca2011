import { agency } from '@beacon/content/agency'
import { askChat, listChats } from '@beacon/contract/chat'
import { listLeads } from '@beacon/contract/leads'
import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, setTheme, test } from './support/test.ts'

const FAILURE = `I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact us directly at ${agency.email}.`

const opener = (page: Page) => page.getByRole('button', { name: 'Chat with our assistant' })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' })
const log = (page: Page) => chat(page).getByRole('log')
const field = (page: Page) => chat(page).getByLabel('Your message')

async function openChat(page: Page): Promise<void> {
  await opener(page).click()
  await expect(chat(page)).toBeVisible()
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('CHAT-1 the button wiggles after 5 seconds and shows New after 8, and not before', async ({ page }) => {
  await page.goto('/about')
  const msSinceLoad = () => page.evaluate(() => performance.now())
  await expect(opener(page)).toHaveClass(/chat-wiggle/, { timeout: 15_000 })
  expect(await msSinceLoad()).toBeGreaterThanOrEqual(5_000)
  await expect(opener(page)).toContainText('New', { timeout: 15_000 })
  expect(await msSinceLoad()).toBeGreaterThanOrEqual(8_000)
  await openChat(page)
  await chat(page).getByRole('button', { name: 'Close chat' }).click()
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).not.toContainText('New')
})

test('no code of the assistant is loaded before hydration', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  const response = await page.goto('/')
  expect(await response?.text()).not.toMatch(/chat-(?:button|window)-[\w-]+\.js/)
  await alive(page)
  expect(fetched.filter((path) => /chat-(?:button|window)/.test(path))).toEqual([])
  await expect(opener(page)).toBeVisible()
})

for (const theme of ['dark', 'light'] as const) {
  test(`CHAT-2 shows question, answer, and a link to the source page (${theme})`, async ({ page }) => {
    await setTheme(page, theme)
    await page.goto('/about')
    await openChat(page)
    await expect(log(page)).toContainText('You are talking to an AI assistant.')
    await expect(field(page)).toBeFocused()
    await expectAccessible(page)
    await say(page, 'How much is SEO?')
    await expect(log(page)).toContainText('SEO starts at $799/month')
    await expect(log(page).getByRole('button', { name: 'This helped' })).toBeVisible()
    await expectAccessible(page)
    await say(page, 'and how long does it take?')
    await expect(log(page)).toContainText('3 to 6 months')
    await say(page, 'I want to talk to a human')
    await expect(chat(page).getByRole('button', { name: 'Send to a person' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('CHAT-5 the conversation survives navigation and reload in the same tab', async ({ page }) => {
  await page.goto('/about')
  await openChat(page)
  await say(page, 'How much is hosting?')
  await log(page).getByRole('link', { name: 'More about Web Hosting' }).click()
  await expect(page).toHaveURL(/\/services\/hosting$/)
  await expect(log(page)).toContainText('$19/month')
  await page.reload()
  await expect(log(page)).toContainText('$19/month')
  await say(page, 'and a chatbot?')
  await expect(log(page)).toContainText('$149/month')
})

test('asking for a person late in a conversation scrolls to the form that appears', async ({ page }) => {
  await page.goto('/about')
  await openChat(page)
  const answered = log(page).getByRole('button', { name: 'This helped' })
  for (const [index, question] of ['How much is SEO?', 'and how long does it take?'].entries()) {
    await say(page, question)
    // While an answer is being written, Enter leaves the next question in its field.
    await expect(answered).toHaveCount(index + 1)
    await expect(answered.last()).toBeInViewport()
  }
  await say(page, 'I want to talk to a human')
  await expect(log(page).getByLabel('Name', { exact: true })).toBeInViewport()
  await expect(log(page).getByText('I want to talk to a human')).toBeInViewport()
})

test('in a low window, as at 400 % zoom, the conversation has room, and a focused field shows its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/about')
  await openChat(page)
  expect((await log(page).boundingBox())?.height).toBeGreaterThan(256 * 0.45)
  await chat(page).getByRole('button', { name: 'Talk to a person' }).click()
  await expect(log(page).getByRole('button', { name: 'This helped' })).toBeVisible()
  await log(page).getByLabel('Name').focus()
  await page.keyboard.press('Tab')
  await expect(log(page).getByLabel('Email')).toBeFocused()
  await expect(log(page).getByText('Email', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('another tab has a conversation of its own', async ({ page, context }) => {
  await page.goto('/about')
  await openChat(page)
  await say(page, 'How much is hosting?')
  await expect(log(page)).toContainText('$19/month')
  const other = await context.newPage()
  await other.goto('/about')
  await openChat(other)
  await expect(log(other)).not.toContainText('$19/month')
})

test('CHAT-2 the keyboard alone asks, rates, deletes and closes', async ({ page }) => {
  await page.goto('/about')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Are you open on Sundays?')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('On Sunday we are closed.')
  const helped = log(page).getByRole('button', { name: 'This helped' })
  await helped.focus()
  await page.keyboard.press('Enter')
  await expect(helped).toHaveAttribute('aria-pressed', 'true')
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab')
    await expect(chat(page).locator(':focus')).toHaveCount(1)
  }
  await chat(page).getByRole('button', { name: 'Delete this chat' }).press('Enter')
  await expect(log(page)).not.toContainText('Sunday')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a hand-over creates a lead with the conversation, and the administrator sees both', async ({
  page,
  adminApi,
}) => {
  const id = crypto.randomUUID().slice(0, 8)
  await page.goto('/services')
  await openChat(page)
  await say(page, `Do you sell pizza ovens ${id}?`)
  await expect(log(page)).toContainText('I do not know that.')
  await chat(page).getByLabel('Name', { exact: true }).fill(`Ann ${id}`)
  await chat(page).getByLabel('Email').fill(`ann-${id}@lee.example`)
  await chat(page).getByRole('button', { name: 'Send to a person' }).click()
  await expect(log(page)).toContainText('A person reads this conversation')
  await expect(field(page), 'the form is gone, and the keyboard stays in the chat').toBeFocused()

  const answer = await adminApi.get(listLeads.path, { params: { search: `ann-${id}` } })
  const { leads } = listLeads.response.parse(await answer.json())
  expect(leads).toMatchObject([{ source: 'Chat assistant', landingPage: '/services' }])
  expect(leads[0]?.message).toContain(`Visitor: Do you sell pizza ovens ${id}?`)
  const found = await adminApi.get(listChats.path, { params: { search: id } })
  const { chats } = listChats.response.parse(await found.json())
  expect(chats).toMatchObject([{ unanswered: 1, leadId: leads[0]?.id }])
})

test('a free time chosen in the chat is preselected on the booking page', async ({ page }) => {
  await page.goto('/about')
  await openChat(page)
  await chat(page).getByRole('button', { name: 'Book a time' }).click()
  const slot = chat(page)
    .getByRole('link', { name: /^\d+:\d\d [AP]M$/ })
    .first()
  await expect(slot).toHaveAttribute('href', /^\/booking\?service=free-consultation&date=[\d-]+&time=/)
  await slot.click()
  await expect(page).toHaveURL(/\/booking\?service=free-consultation&date=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('CHAT-3 without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('shows the error sentence and the email address, and retrying brings the answer', async ({ page }) => {
    await page.goto('/about')
    await openChat(page)
    await page.route(`**${askChat.path}`, (route) => route.abort())
    await say(page, 'How much is SEO?')
    await expect(
      log(page)
        .getByText(/having trouble connecting/)
        .first(),
    ).toHaveText(FAILURE)
    await expect(field(page)).toHaveValue('How much is SEO?')
    await page.unroute(`**${askChat.path}`)
    await log(page).getByRole('button', { name: 'Try again' }).click()
    await expect(log(page)).toContainText('$799/month')
    await expect(log(page)).not.toContainText('trouble connecting')
    await expect(field(page)).toHaveValue('')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const theme of ['dark', 'light'] as const) {
    test(`the conversation is a sheet, and a link in it shows its page (${theme})`, async ({ page }) => {
      await setTheme(page, theme)
      await page.goto('/about')
      await openChat(page)
      await expect.poll(() => chat(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
      await say(page, 'How much is a website?')
      await expect(log(page).getByRole('button', { name: 'This helped' })).toBeVisible()
      await expectAccessible(page)
      await log(page).getByRole('link', { name: 'More about Website Development' }).click()
      await expect(page).toHaveURL(/\/services\/website$/)
      await expect(chat(page)).toBeHidden()
      await openChat(page)
      await expect(log(page)).toContainText('$2,499')
    })
  }

  for (const path of ['/', '/services', '/contact', '/partners']) {
    test(`the button covers no control on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(opener(page)).toBeVisible()
      const height = await page.locator('html').evaluate((html) => html.scrollHeight)
      for (let top = 0; top < height; top += 422) {
        await page.evaluate(`window.scrollTo({ top: ${top}, behavior: 'instant' })`)
        await expect.poll(() => mostCovered(page), `at ${top}`).toBeLessThanOrEqual(0.2)
      }
    })
  }
})

/** The largest share of any link, button or field that the floating button covers. */
const mostCovered = (page: Page) =>
  opener(page).evaluate((button) => {
    const place = button.getBoundingClientRect()
    const controls = [
      ...document.querySelectorAll('#main :is(a[href], button, input, select, textarea, summary)'),
    ]
    const shares = controls.map((control) => {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
      const across = Math.min(right, place.right) - Math.max(left, place.left)
      const down = Math.min(bottom, place.bottom) - Math.max(top, place.top)
      return width * height === 0 ? 0 : (Math.max(0, across) * Math.max(0, down)) / (width * height)
    })
    return Math.max(0, ...shares)
  })

test('the administrator finds the unanswered questions', async ({ admin, request }) => {
  const word = `zeppelin${crypto.randomUUID().slice(0, 6)}`
  for (const message of [`Do you rent a ${word}?`, `do you rent ${word}`])
    await request.post(askChat.path, { data: { message } })
  await admin.goto('/admin/chats?view=questions')
  await admin.getByRole('link', { name: new RegExp(`do you rent ${word}`) }).click()
  await expect(admin.getByRole('heading', { name: 'Chat', exact: true })).toBeFocused()
  await expect(admin.getByText('Did not know')).toBeVisible()
  await expectAccessible(admin)
  await admin.goto(`/admin/chats?search=${word}`)
  await expect(admin.getByRole('status').filter({ hasText: '2 of 2 chats' })).toBeVisible()
})

test('D31 beside a wide page the chat closes on Escape from there too, so that it hides nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contact')
  await alive(page)
  await openChat(page)
  const beside = page.getByRole('main').getByRole('textbox').first()
  await beside.focus()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await expect(beside).toBeFocused()
})
