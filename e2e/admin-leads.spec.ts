import { submitLead } from '@beacon/contract/leads'
import { screenHeading, sendLead, uniqueName } from './support/leads.ts'
import { alive, expect, test } from './support/test.ts'

const todayInNewYork = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format()

test('ADMIN-5: shows a new lead, finds it by name, and keeps its new status and notes', async ({
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
  await expect(lead.getByText('We promised an answer within 24 hours: 23 h left')).toBeVisible()
  await lead.getByLabel('Status').selectOption('Contacted')
  await lead.getByLabel('Staff notes').fill('Called back, sends photos.')
  await lead.getByRole('button', { name: 'Save' }).click()
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible()

  await admin.reload()
  await expect(lead.getByLabel('Status')).toHaveValue('contacted')
  await expect(lead.getByLabel('Staff notes')).toHaveValue('Called back, sends photos.')
  await expect(lead.getByText('promised')).toHaveCount(0)
})

test('ADMIN-5: postpones a lead to a day, shows it as due on that day on every screen, and no longer once it is won', async ({
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
  await expect(lead.getByText('Saving removes its follow-up')).toBeVisible()
  await lead.getByRole('button', { name: 'Save' }).click()
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible()
  await expect(lead.getByText('Follow up')).toHaveCount(0)
  await admin.goto(`/admin/leads?status=due&search=${encodeURIComponent(name)}`)
  await expect(admin.getByText('No lead matches')).toBeVisible()
})

test('ADMIN-5: flags a lead that looks automated, and says why', async ({ admin, request }) => {
  const name = uniqueName('Hasty Hal')
  const data = { name, email: `${crypto.randomUUID()}@visitor.test`, faxNumber: 'x', elapsedMs: 20 }
  await request.post(submitLead.path, { data })
  await admin.goto(`/admin/leads?status=flagged&search=${encodeURIComponent(name)}`)
  await admin.getByRole('link', { name }).click()
  await expect(admin.getByText('A field that people cannot see was filled in')).toBeVisible()
  await expect(admin.getByText('less than two seconds after it was opened')).toBeVisible()
})

test('ADMIN-5: the list can be navigated, opened and closed with the keyboard', async ({
  admin,
  request,
}) => {
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

  // Also after a click into the record's text.
  await older.click()
  await admin.getByRole('article').getByText('Source', { exact: true }).click()
  await admin.keyboard.press('Escape')
  await expect(older).toBeFocused()
})

test('ADMIN-5: keeps the loaded pages of a long list after a reload and when going back, until the list is filtered', async ({
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

  // Another screen has refetched the list from its start meanwhile, and a reload has dropped its other pages.
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

test('ADMIN-5: a search without a match says so and links back to the whole list', async ({
  admin,
  request,
}) => {
  await sendLead(request, uniqueName('Somebody'))
  await admin.goto('/admin/leads?search=nobody-is-called-this')
  await expect(admin.getByText('No lead matches')).toBeVisible()
  await admin.getByRole('link', { name: 'Show all leads' }).click()
  await expect(admin.getByLabel('Search leads')).toHaveValue('')
  await expect(admin.getByText(/\d+ of \d+ leads?/)).toBeVisible()
})
