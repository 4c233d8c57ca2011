import { submitLead } from '@beacon/contract/leads'
import type { APIRequestContext, Page } from '@playwright/test'
import { administrator } from './support/addresses.ts'
import { alive, expect, expectAccessible, leansOver, test } from './support/test.ts'

const screens = [
  '/admin',
  '/admin/leads',
  '/admin/products',
  '/admin/subscribers',
  '/admin/outbox',
  '/admin/mailbox',
]

/** Those whose own journeys see to the rest. */
const furtherScreens = [
  '/admin/bookings',
  '/admin/orders',
  '/admin/chats',
  '/admin/people',
  '/admin/codes',
  '/admin/notion',
  '/admin/audit',
  '/admin/security',
]

/** A lead of this test alone, as the contact form stores it. */
async function sendLead(request: APIRequestContext, name: string) {
  const email = `lead-${crypto.randomUUID()}@visitor.test`
  const data = { name, email, phone: '(631) 555-0117', message: `${name} asks for a faster website.` }
  const answer = await request.post(submitLead.path, { data })
  expect(answer.status()).toBe(200)
  return { name, email, id: submitLead.response.parse(await answer.json()).id }
}

const uniqueName = (start: string) => `${start} ${crypto.randomUUID().slice(0, 8)}`

async function signIn(page: Page, password = administrator.password) {
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const todayInNewYork = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format()

const screenHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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

  test('ADMIN-1: a wrong password is refused in words, and the right one shows the screen that was asked for', async ({
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

  test('ADMIN-1: an empty form names what is missing, without asking the server', async ({ page }) => {
    await page.goto('/admin/sign-in')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('ADMIN-1: the sign-in screen leads to where somebody was going, and nowhere else', async ({
    page,
  }) => {
    await page.goto(`/admin/sign-in?next=${encodeURIComponent('/admin/outbox?state=done')}`)
    await signIn(page)
    await expect(page).toHaveURL('/admin/outbox?state=done')
    await page.goto(`/admin/sign-in?next=${encodeURIComponent('//elsewhere.example/admin')}`)
    await expect(screenHeading(page, 'Today')).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })

  test('ADMIN-1: after signing out nothing is left on the screen', async ({ page, request }) => {
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

  test('ADMIN-1: signing in again over the work saves what was typed', async ({
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

test('ADMIN-5: a lead appears, is found by its name, and keeps its new status and notes', async ({
  admin,
  request,
}) => {
  const { name, email } = await sendLead(request, uniqueName('Found Fiona'))
  await admin.goto('/admin/leads')
  await admin.getByLabel('Search leads').fill(name)
  await expect(admin.getByText('1 of 1 lead')).toBeVisible()
  await expect(admin).toHaveURL(/search=Found\+Fiona/)
  await admin.getByRole('link', { name }).click()

  const lead = admin.getByRole('article')
  await expect(lead.getByRole('heading', { name })).toBeFocused()
  await expect(lead.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(lead.getByRole('link', { name: '(631) 555-0117' })).toHaveAttribute('href', 'tel:6315550117')
  await expect(lead.getByText('asks for a faster website.')).toBeVisible()
  await expect(lead.getByText('An answer within 24 hours is promised: 23 h left')).toBeVisible()
  await lead.getByLabel('Status').selectOption('Contacted')
  await lead.getByLabel('Staff notes').fill('Called back, sends photos.')
  await lead.getByRole('button', { name: 'Save' }).click()
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible()

  await admin.reload()
  await expect(lead.getByLabel('Status')).toHaveValue('contacted')
  await expect(lead.getByLabel('Staff notes')).toHaveValue('Called back, sends photos.')
  await expect(lead.getByText('promised')).toHaveCount(0)
})

test('ADMIN-5: a lead is put off to a day, is due on it on every screen that says so, and is not any more when it is won', async ({
  admin,
  request,
}) => {
  const { name, id } = await sendLead(request, uniqueName('Later Lena'))
  await admin.goto(`/admin/leads?lead=${id}`)
  const lead = admin.getByRole('article')
  await expect(lead.getByText('No day is planned.')).toBeVisible()
  await lead.getByLabel('Status').selectOption('Contacted')
  await lead.getByRole('button', { name: 'Tomorrow' }).click()
  await lead.getByRole('button', { name: 'Save' }).click()
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible()
  await admin.goto(`/admin/leads?search=${encodeURIComponent(name)}`)
  await expect(admin.getByRole('link', { name: new RegExp(`${name}.*Follow up tomorrow`) })).toBeVisible()
  const due = admin.getByRole('navigation', { name: 'Filter by status' }).getByRole('link', { name: 'Due' })
  await due.click()
  await expect(admin.getByText('No lead matches')).toBeVisible()

  await admin.goto(`/admin/leads?lead=${id}`)
  await lead.getByLabel('Follow up on').fill(todayInNewYork())
  await lead.getByRole('button', { name: 'Save' }).click()
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible()
  await admin.goto('/admin')
  await expect(admin.getByRole('link', { name: /^Follow-ups due: [1-9]/ })).toBeVisible()
  await admin.getByRole('region', { name: 'Follow up' }).getByRole('link', { name }).click()
  await expect(lead.getByRole('heading', { name })).toBeVisible()
  await expect(lead.getByText('Follow up today')).toBeVisible()

  await lead.getByLabel('Status').selectOption('Won')
  await expect(lead.getByText('Saving takes away its follow-up')).toBeVisible()
  await lead.getByRole('button', { name: 'Save' }).click()
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible()
  await expect(lead.getByText('Follow up')).toHaveCount(0)
  await admin.goto(`/admin/leads?status=due&search=${encodeURIComponent(name)}`)
  await expect(admin.getByText('No lead matches')).toBeVisible()
})

test('ADMIN-5: a lead that looks like a script’s is flagged, and the reason is said', async ({
  admin,
  request,
}) => {
  const name = uniqueName('Hasty Hal')
  const data = { name, email: `${crypto.randomUUID()}@visitor.test`, faxNumber: 'x', elapsedMs: 20 }
  await request.post(submitLead.path, { data })
  await admin.goto(`/admin/leads?status=flagged&search=${encodeURIComponent(name)}`)
  await admin.getByRole('link', { name }).click()
  await expect(admin.getByText('A field that people cannot see was filled in')).toBeVisible()
  await expect(admin.getByText('less than two seconds after it was opened')).toBeVisible()
})

test('ADMIN-5: the list is walked, opened and closed with the keyboard', async ({ admin, request }) => {
  const shared = uniqueName('Keyboard')
  await sendLead(request, `${shared} first`)
  await sendLead(request, `${shared} second`)
  await admin.goto(`/admin/leads?search=${encodeURIComponent(shared)}`)
  const older = admin.getByRole('link', { name: `${shared} first` })
  await expect(older).toBeVisible()
  await admin.getByLabel('Search leads').press('ArrowDown')
  await admin.keyboard.press('j')
  await expect(older).toBeFocused()
  await admin.keyboard.press('k')
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('heading', { level: 2, name: `${shared} first` })).toBeFocused()
  await admin.keyboard.press('Escape')
  await expect(older).toBeFocused()
  await expect(admin.getByRole('article')).toHaveCount(0)

  // Also from a mouse in the record's text.
  await older.click()
  await admin.getByRole('article').getByText('Source', { exact: true }).click()
  await admin.keyboard.press('Escape')
  await expect(older).toBeFocused()
})

test('ADMIN-5: what was opened of a long list is there again after a reload and on the way back, until it is narrowed', async ({
  admin,
  request,
}) => {
  const shared = uniqueName('Pages')
  await sendLead(request, `${shared} oldest`)
  await Promise.all(Array.from({ length: 50 }, () => sendLead(request, shared)))
  await admin.goto(`/admin/leads?search=${encodeURIComponent(shared)}`)
  await expect(admin.getByText('50 of 51 leads')).toBeVisible()
  await admin.getByRole('button', { name: 'Load more' }).click()
  const oldest = admin.getByRole('link', { name: `${shared} oldest` })
  await oldest.click()
  await admin.reload()
  await expect(admin.getByRole('heading', { level: 2, name: `${shared} oldest` })).toBeVisible()
  await expect(oldest).toBeVisible()

  // Another screen has read the list meanwhile, from its start, and a reload has forgotten the rest of it.
  await admin.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(screenHeading(admin, 'Today')).toBeVisible()
  await admin.reload()
  await alive(admin)
  await admin.goBack()
  await expect(oldest).toBeVisible()
  await expect(admin.getByText('51 of 51 leads')).toBeVisible()

  await admin.getByRole('navigation', { name: 'Filter by status' }).getByRole('link', { name: 'New' }).click()
  await expect(admin.getByText('50 of 51 leads')).toBeVisible()
})

test('ADMIN-5: a search without a match says so and leads back to everything', async ({ admin, request }) => {
  await sendLead(request, uniqueName('Somebody'))
  await admin.goto('/admin/leads?search=nobody-is-called-this')
  await expect(admin.getByText('No lead matches')).toBeVisible()
  await admin.getByRole('link', { name: 'Show all leads' }).click()
  await expect(admin.getByLabel('Search leads')).toHaveValue('')
  await expect(admin.getByText(/\d+ of \d+ leads?/)).toBeVisible()
})

test('ADMIN-5: the outbox shows what became of a lead’s mails, and the way to the lead', async ({
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
  // A mail's frame runs no script, the test tools' own included.
  test.use({ expectedErrors: [/Blocked script execution/] })

  test('ADMIN-5: a mail is read as it was designed, as text, and with its headers', async ({
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

  test('ADMIN-5: the mail’s link opens the lead', async ({ admin, request, context, mailbox }) => {
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

  test('ADMIN-5: a lead takes the list’s place, and nothing runs out of the screen', async ({
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

  test('the choice that was made stands clear of the end of its line', async ({ admin }) => {
    await admin.goto('/admin/bookings')
    const line = admin.getByRole('navigation', { name: 'Part of this screen' })
    const choice = line.getByRole('link', { name: 'Book for a caller' })
    await choice.focus()
    await admin.keyboard.press('Enter')
    await expect(choice).toHaveAttribute('aria-current', 'true')
    const roomAfter = async () => {
      const [outer, inner] = await Promise.all([line.boundingBox(), choice.boundingBox()])
      return outer && inner && outer.x + outer.width - (inner.x + inner.width)
    }
    expect(await roomAfter()).toBeGreaterThan(48)
  })
})
