import { signIn as signInCall } from '@beacon/contract/admin-session'
import { submitLead } from '@beacon/contract/leads'
import { codeIn } from '@beacon/stand-ins/authenticator'
import type { Locator, Page } from '@playwright/test'
import { administrator } from './support/addresses.ts'
import { letConfirmationsAge, resetAdministrator } from './support/database.ts'
import { expect, expectAccessible, leansOver, setTheme, test } from './support/test.ts'

/** All of them share one account: they run serially, each from a clean start, so that they can be retried. */
test.describe.configure({ mode: 'serial' })
test.beforeEach(resetAdministrator)
test.use({ expectedErrors: [/status of (400|401|403|429)/] })

async function enterPassword(page: Page) {
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/**
 * Switches the second factor on at the security screen. A time step may end before a code arrives: the one before and the
 * one after are taken, too, but none a second time.
 */
async function switchOn(page: Page) {
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('img', { name: 'The secret as a picture' })).toBeVisible()
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await page.getByLabel('Code').fill(codeIn(secret, 0, Date.now()))
  await page.getByRole('button', { name: 'Switch on' }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const recoveryCodes = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(list).toHaveCount(0)
  return { secret, recoveryCodes }
}

test('ADMIN-1: the second factor is switched on, asked for, and switched off; the audit log records it', async ({
  page,
}) => {
  await page.goto('/admin/security')
  await enterPassword(page)
  await expect(heading(page, 'Security')).toBeFocused()
  const { secret, recoveryCodes } = await switchOn(page)
  const [first = '', second = ''] = recoveryCodes
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await enterPassword(page)
  await expect(page.getByLabel('Code')).toBeFocused()
  await enterCode(page, '12345')
  await expect(page.getByText('This code does not match.')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await enterCode(page, codeIn(secret, 1, Date.now()))
  await expect(heading(page, 'Security')).toBeFocused()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await enterPassword(page)
  await enterCode(page, first.toLowerCase())
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible()

  await page.getByRole('button', { name: 'Switch off' }).click()
  const form = page.getByRole('form', { name: 'Switch the second factor off' })
  await form.getByRole('button', { name: 'Switch off' }).click()
  await expect(form.getByText('Code is required')).toBeVisible()
  await form.getByLabel('Password').fill(administrator.password)
  await form.getByLabel('Code').fill(first)
  await form.getByRole('button', { name: 'Switch off' }).click()
  await expect(form.getByText('This recovery code has been used.')).toBeVisible()
  await form.getByLabel('Code').fill(second)
  await form.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible()

  await page.getByRole('link', { name: 'Audit' }).click()
  const table = page.getByRole('table', { name: 'Audit log' })
  await expect(table.getByRole('row').nth(1)).toContainText('Turned the second factor off')
  await expect(table.getByRole('row').nth(1)).toContainText('Done')
  await expect(table.getByRole('row').nth(2)).toContainText('code used')
  await page.getByLabel('What it was about').selectOption('Sign-ins')
  await expect(table).not.toContainText('Switched')
  await expect(table).toContainText('This code does not match.')
  await page.getByRole('link', { name: 'Refused' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
})

test('ADMIN-1: after fifteen minutes a sensitive action asks for the second factor again, then resumes', async ({
  page,
}) => {
  await page.goto('/admin/security')
  await enterPassword(page)
  const { secret, recoveryCodes } = await switchOn(page)
  await page.goto('/admin/leads')
  const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' })
  const exportLeads = page.getByRole('link', { name: 'Export as CSV' })

  letConfirmationsAge()
  await exportLeads.click()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Please confirm with a code that it is you.')).toBeVisible()
  await expect(exportLeads).toBeFocused()

  await exportLeads.click()
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('This code does not match.')).toBeVisible()
  await dialog.getByLabel('Code').fill(codeIn(secret, 1, Date.now()))
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
  await expect(dialog).toBeHidden()

  await page.goto('/admin/security')
  await page.getByRole('button', { name: 'Switch off' }).click()
  const form = page.getByRole('form', { name: 'Switch the second factor off' })
  await form.getByLabel('Password').fill(administrator.password)
  await form.getByLabel('Code').fill(recoveryCodes[0] ?? '')
  await form.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible()
})

const CLEAR = 'rgba(0, 0, 0, 0)'

/** The colour of the shade that a dialog throws over the page. */
const shadeOf = (dialog: Locator) =>
  dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)

test('a code asked for over a question throws one shade over the page, not two', async ({ page }) => {
  await page.goto('/admin/security')
  await enterPassword(page)
  await switchOn(page)
  await page.goto('/admin/bookings?view=calendar')
  const renew = page
    .getByRole('region', { name: 'Your own calendar' })
    .getByRole('button', { name: /^Make an? (new )?address$/ })
  const question = page.getByRole('dialog', { name: 'Make a new address?' })
  const code = page.getByRole('dialog', { name: 'Please confirm it is you' })
  if ((await renew.textContent()) === 'Make an address') await renew.click()
  await expect(renew).toHaveText('Make a new address')
  await renew.click()
  const shade = await shadeOf(question)
  expect(shade).not.toBe(CLEAR)

  letConfirmationsAge()
  await question.getByRole('button', { name: 'Make a new one' }).click()
  await expect(code.getByLabel('Code')).toBeFocused()
  expect(await shadeOf(code)).toBe(shade)
  expect(await shadeOf(question)).toBe(CLEAR)
  await page.keyboard.press('Escape')
  await expect(code).toBeHidden()
  expect(await shadeOf(question)).toBe(shade)
})

test('the audit log lists what was done to a lead, links to it, and can be exported', async ({ page }) => {
  await page.request.post(signInCall.path, { data: administrator })
  const name = `Audited Amy ${crypto.randomUUID().slice(0, 8)}`
  const data = { name, email: `${crypto.randomUUID()}@visitor.test`, message: 'Please call.' }
  const { id } = submitLead.response.parse(await (await page.request.post(submitLead.path, { data })).json())
  await page.goto(`/admin/leads?lead=${id}`)
  const lead = page.getByRole('article')
  await lead.getByLabel('Status').selectOption('contacted')
  await lead.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.goto('/admin/audit')
  await page.getByLabel('Search the audit log').fill(id)
  const table = page.getByRole('table', { name: 'Audit log' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('Changed a lead')
  await expect(table).not.toContainText(name)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  await table.getByRole('link', { name: /^Lead/ }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test('AB11: while strangers guess the password, the owner can still sign in from a known browser', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await page.goto('/admin/security')
  await enterPassword(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  const data = { ...administrator, password: 'a guess' }
  for (const status of [401, 401, 401, 401, 401, 429])
    expect((await request.post(signInCall.path, { data })).status()).toBe(status)

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await stranger.newPage()
  await theirs.goto('/admin/security')
  await enterPassword(theirs)
  await expect(theirs.getByRole('alert')).toContainText('Please wait a moment and try again.')
  await stranger.close()

  await enterPassword(page)
  await expect(heading(page, 'Security')).toBeFocused()
})

test('ADMIN-1: signs another browser out from the security screen', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  })
  await other.request.post(signInCall.path, { data: administrator })
  await page.request.post(signInCall.path, { data: administrator })
  await page.goto('/admin/security')
  await expect(page.getByText('This browser')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click()
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0)
  expect((await other.request.get('/api/admin/session')).status()).toBe(401)
  await other.close()
})

test('ADMIN-1: signing out in one tab signs out all others, including one restored from the history', async ({
  page,
  context,
}) => {
  await page.request.post(signInCall.path, { data: administrator })
  const name = `Open Olga ${crypto.randomUUID().slice(0, 8)}`
  const data = { name, email: `${crypto.randomUUID()}@visitor.test`, message: 'Please call.' }
  await page.request.post(submitLead.path, { data })
  const [shown, left] = [await context.newPage(), await context.newPage()]
  for (const tab of [shown, left]) {
    await tab.goto('/admin/leads')
    await expect(tab.getByText(name)).toBeVisible()
  }
  await left.goto('/about')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(heading(shown, 'Sign in')).toBeVisible()
  await left.goBack()
  await expect(heading(left, 'Sign in')).toBeVisible()
  for (const tab of [shown, left]) await expect(tab.getByText(name)).toHaveCount(0)
})

for (const theme of ['dark', 'light'] as const) {
  test(`ADMIN-1: the screens are accessible in the ${theme} theme, and fit a phone`, async ({ page }) => {
    await setTheme(page, theme)
    await page.request.post(signInCall.path, { data: administrator })
    await page.goto('/admin/audit')
    await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/admin/security')
    await page.getByRole('button', { name: 'Switch on' }).click()
    await page.getByLabel('Password').fill(administrator.password)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('img', { name: 'The secret as a picture' })).toBeVisible()
    await expectAccessible(page)
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await leansOver(page)).toBe(0)
    }
  })
}

test('ADMIN-1: neither screen shows anything without a session', async ({ page }) => {
  for (const screen of ['/admin/audit', '/admin/security']) {
    await page.goto(screen)
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expect(page.getByText('Second factor')).toHaveCount(0)
  }
})
