import { submitLead } from '@beacon/contract/leads'
import { letLeadAge } from './support/database.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('the look back changes its period, which is kept in the address', async ({ admin, request }) => {
  const campaign = `harbor-fair-${crypto.randomUUID().slice(0, 8)}`
  const data = {
    name: 'Fair Fiona',
    email: `${crypto.randomUUID()}@visitor.test`,
    message: 'I saw you at the fair.',
    campaign: `utm_source=${campaign}`,
  }
  const answer = await request.post(submitLead.path, { data })
  letLeadAge(submitLead.response.parse(await answer.json()).id, 20)

  await admin.goto('/admin')
  const figures = admin.getByRole('table', { name: 'Sales, bookings and leads' })
  const origin = admin
    .getByRole('table', { name: 'Where leads came from' })
    .getByRole('row', { name: campaign })
  await expect(figures.getByRole('columnheader', { name: 'Last 7 days' })).toBeVisible()
  await expect(origin).toBeHidden()
  await admin.getByRole('navigation', { name: 'How far' }).getByRole('link', { name: '30 days' }).click()
  await expect(figures.getByRole('columnheader', { name: 'Last 30 days' })).toBeVisible()
  await expect(origin.getByRole('cell').first()).toHaveText('1')
  await expectAccessible(admin)
  await admin.reload()
  await expect(admin).toHaveURL('/admin?days=30')
  await expect(origin).toBeVisible()
})
