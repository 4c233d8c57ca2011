import type { Page } from '@playwright/test'
import { administrator } from './support/addresses.ts'
import { screenHeading, sendLead, uniqueName } from './support/leads.ts'
import { expect, expectAccessible, leansOver, test } from './support/test.ts'

const screens = [
  '/admin',
  '/admin/leads',
  '/admin/products',
  '/admin/subscribers',
  '/admin/outbox',
  '/admin/mailbox',
]

/** Those whose other features have tests of their own. */
const furtherScreens = [
  '/admin/bookings',
  '/admin/orders',
  '/admin/chats',
  '/admin/people',
  '/admin/promo-codes',
  '/admin/notion',
  '/admin/audit',
  '/admin/security',
]

async function signIn(page: Page, password = administrator.password) {
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test.describe('without a session', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('ADMIN-1: every screen shows the sign-in form and nothing else', async ({ page, request }) => {
    const { name, email } = await sendLead(request, uniqueName('Hidden Hanna'))
    for (const screen of [...screens, ...furtherScreens]) {
      await page.goto(screen)
      await expect(screenHeading(page, 'Sign in')).toBeVisible()
      await expect(page.getByText(name)).toHaveCount(0)
      expect(await page.content()).not.toContain(email)
    }
  })

  test('ADMIN-1: refuses a wrong password with a message; the right one shows the requested screen', async ({
    page,
  }) => {
    await page.goto('/admin/leads?status=new')
    await signIn(page, 'not the password')
    await expect(page.getByRole('alert')).toHaveText('This email and password do not match.')
    await expect(page.getByLabel('Password')).toBeFocused()
    await signIn(page)
    await expect(screenHeading(page, 'Leads')).toBeFocused()
    await expect(page).toHaveURL('/admin/leads?status=new')
  })

  test('ADMIN-1: an empty form names the missing fields without a call to the server', async ({ page }) => {
    await page.goto('/admin/sign-in')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('ADMIN-1: the sign-in screen redirects to the requested screen, and nowhere outside the back office', async ({
    page,
  }) => {
    await page.goto(`/admin/sign-in?next=${encodeURIComponent('/admin/outbox?state=done')}`)
    await signIn(page)
    await expect(page).toHaveURL('/admin/outbox?state=done')
    await page.goto(`/admin/sign-in?next=${encodeURIComponent('//elsewhere.example/admin')}`)
    await expect(screenHeading(page, 'Today')).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })

  test('ADMIN-1: signing out clears the screen', async ({ page, request }) => {
    const { name } = await sendLead(request, uniqueName('Signed-out Sam'))
    await page.goto('/admin/leads')
    await signIn(page)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(screenHeading(page, 'Sign in')).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    await page.reload()
    await expect(screenHeading(page, 'Sign in')).toBeVisible()
  })
})

test.describe('when the session ends', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('ADMIN-1: signing in again over the screen saves what was typed', async ({
    admin,
    request,
    context,
  }) => {
    const { name, id } = await sendLead(request, uniqueName('Patient Pat'))
    await admin.goto(`/admin/leads?lead=${id}`)
    await expect(admin.getByRole('heading', { level: 2, name })).toBeVisible()
    await admin.getByLabel('Staff notes').fill('Wants a call on Tuesday.')
    await context.clearCookies()
    await admin.getByRole('button', { name: 'Save' }).click()
    const again = admin.getByRole('dialog', { name: 'Please sign in again' })
    await expect(again.getByLabel('Password')).toBeFocused()
    await signIn(admin)
    await expect(again).toBeHidden()
    await expect(admin.getByText('Saved', { exact: true })).toBeVisible()
    await admin.reload()
    await expect(admin.getByLabel('Staff notes')).toHaveValue('Wants a call on Tuesday.')
  })

  test('ADMIN-1: closing the form keeps what was typed on the screen', async ({
    admin,
    request,
    context,
  }) => {
    const { id } = await sendLead(request, uniqueName('Busy Bea'))
    await admin.goto(`/admin/leads?lead=${id}`)
    await admin.getByLabel('Staff notes').fill('Half a thought')
    await context.clearCookies()
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('dialog')).toBeVisible()
    await admin.keyboard.press('Escape')
    await expect(admin.getByText('You are signed out.')).toBeVisible()
    await expect(admin.getByLabel('Staff notes')).toHaveValue('Half a thought')
    await admin.getByRole('button', { name: 'Sign in again' }).click()
    await signIn(admin)
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('Saved', { exact: true })).toBeVisible()
  })
})

test('ADMIN-5: the outbox shows the state of a lead’s mails, and links to the lead', async ({
  admin,
  request,
  mailbox,
}) => {
  const { name, email, id } = await sendLead(request, uniqueName('Outbox Olga'))
  await mailbox.waitFor({ to: email })
  await admin.goto('/admin/outbox')
  const row = admin
    .getByRole('row')
    .filter({ hasText: id.slice(-8) })
    .filter({ hasText: 'Mail to the visitor: receipt' })
  await expect(row.getByText('Done', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: /^Lead/ }).click()
  await expect(admin.getByRole('heading', { level: 2, name })).toBeVisible()
})

test.describe('the mailbox', () => {
  // No script may run in a mail's frame, including the test tools' own.
  test.use({ expectedErrors: [/Blocked script execution/] })

  test('ADMIN-5: shows a mail as designed, as text, and with its headers', async ({
    admin,
    request,
    mailbox,
  }) => {
    const { name, email } = await sendLead(request, uniqueName('Mailbox Max'))
    const mail = await mailbox.waitFor({ to: email })
    await admin.goto(`/admin/mailbox?mail=${mail.id}`)
    await expect(admin.getByRole('heading', { level: 2, name: mail.subject })).toBeVisible()
    const frame = admin.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'We have your message' })).toBeVisible()
    await admin.getByRole('tab', { name: 'Text' }).click()
    await expect(admin.getByRole('tabpanel', { name: 'Text' })).toContainText(`${name} asks for`)
    await admin.getByRole('tab', { name: 'Headers' }).click()
    await expect(admin.getByRole('tabpanel', { name: 'Headers' })).toContainText('Message-ID')
  })

  test('ADMIN-5: the link in the mail opens the lead', async ({ admin, request, context, mailbox }) => {
    const { name } = await sendLead(request, uniqueName('Linked Lou'))
    const { id } = await mailbox.waitFor({ to: 'hello@beaconandbay.example', subject: new RegExp(name) })
    await admin.goto(`/admin/mailbox?mail=${id}`)
    const opened = context.waitForEvent('page')
    await admin.frameLocator('iframe').getByRole('link', { name: 'Open the lead' }).click()
    await expect((await opened).getByRole('heading', { level: 2, name })).toBeVisible()
  })
})

for (const theme of ['dark', 'light']) {
  test(`ADMIN-5: the screens are accessible in the ${theme} theme`, async ({ admin, request, mailbox }) => {
    const { email, id } = await sendLead(request, uniqueName('Axe Alex'))
    await mailbox.waitFor({ to: email })
    await admin.goto('/admin')
    await expect(screenHeading(admin, 'Today')).toBeVisible()
    if (theme === 'light') await admin.getByRole('button', { name: 'Switch to light theme' }).click()
    for (const screen of screens) {
      await admin.goto(screen)
      await expect(admin.getByRole('main').getByRole('link').last()).toBeVisible()
      await expectAccessible(admin)
    }
    await admin.goto(`/admin/leads?lead=${id}`)
    await expect(admin.getByRole('article').getByLabel('Status')).toBeVisible()
    await expectAccessible(admin)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('ADMIN-5: an open lead replaces the list, and nothing overflows the screen', async ({
    admin,
    request,
  }) => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe-von-der-Great-South-Bay'
    const { id } = await sendLead(request, uniqueName(long))
    for (const screen of [...screens, `/admin/leads?lead=${id}`]) {
      await admin.goto(screen)
      await expect(admin.getByRole('main').getByRole('link').last()).toBeVisible()
      expect(await leansOver(admin), screen).toBe(0)
    }
    await expect(admin.getByLabel('Search leads')).toBeHidden()
    await admin.getByRole('button', { name: 'Back to the list' }).click()
    await expect(admin.getByLabel('Search leads')).toBeVisible()
  })

  test('scrolls the selected filter clear of the edge of its row', async ({ admin }) => {
    await admin.goto('/admin/bookings')
    const line = admin.getByRole('navigation', { name: 'Part of this screen' })
    const choice = line.getByRole('link', { name: 'Book for a caller' })
    await choice.focus()
    await admin.keyboard.press('Enter')
    await expect(choice).toHaveAttribute('aria-current', 'true')
    const spaceAfter = async () => {
      const [outer, inner] = await Promise.all([line.boundingBox(), choice.boundingBox()])
      return outer && inner && outer.x + outer.width - (inner.x + inner.width)
    }
    expect(await spaceAfter()).toBeGreaterThan(48)
  })
})
