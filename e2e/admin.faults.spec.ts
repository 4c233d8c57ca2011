import { submitLead } from '@beacon/contract/leads'
import { listProducts, readProduct } from '@beacon/contract/products'
import { expect, test } from './support/test.ts'

test('ADMIN-5: a refused mail is resent from the lead’s card', async ({ admin, request, standIns }) => {
  await standIns.setFault('mail', { fault: 'error', at: 'rcpt' })
  const email = `refused-${crypto.randomUUID()}@visitor.test`
  const data = { name: 'Refused Rita', email, message: 'Are you open on Saturday?' }
  const answer = await request.post(submitLead.path, { data })
  const { id } = submitLead.response.parse(await answer.json())

  await admin.goto(`/admin/leads?lead=${id}`)
  const receipt = admin.getByRole('listitem').filter({ hasText: 'Mail to the visitor: receipt' })
  await expect(receipt.getByText('Refused', { exact: true })).toBeVisible()
  await standIns.clearFaults()
  await receipt.getByRole('button', { name: 'Send again: Mail to the visitor: receipt' }).click()
  await expect(receipt.getByText('Done', { exact: true })).toBeVisible()
  expect(await standIns.subjectsTo(email)).toEqual(['We have your message, Refused'])
})

/** The screen refetches every five seconds. */
const afterRefresh = { timeout: 12_000 }

test('ADMIN-5: a waiting job is run at once, shows its failure, and is retried', async ({
  admin,
  request,
  standIns,
}) => {
  await standIns.setFault('notion', { fault: 'error', status: 401 })
  const data = { name: 'Notes Nora', email: `${crypto.randomUUID()}@visitor.test` }
  const answer = await request.post(submitLead.path, { data })
  const { id } = submitLead.response.parse(await answer.json())

  await admin.goto('/admin/outbox')
  const row = admin
    .getByRole('row')
    .filter({ hasText: id.slice(-8) })
    .filter({ hasText: 'Copy in the notes database' })
  await row.getByRole('button', { name: 'Run now: Copy in the notes database' }).click()
  await expect(row.getByText('Refused', { exact: true })).toBeVisible(afterRefresh)
  await expect(row.getByText('Notes database:')).toBeVisible()
  await standIns.clearFaults()
  await admin.goto('/admin/notion')
  await admin.getByRole('link', { name: 'Look at what failed, and run it again' }).click()
  await row.getByRole('button', { name: 'Run again: Copy in the notes database' }).click()
  await admin.goto('/admin/outbox')
  await expect(row.getByText('Done', { exact: true })).toBeVisible(afterRefresh)
})

test('ADMIN-5: a product that Printify keeps locked is not sold and says why, until it is unlocked', async ({
  admin,
  request,
  standIns,
}) => {
  const products = listProducts.response.parse(await (await request.get(listProducts.path)).json())
  const id = products.find(({ source }) => source === 'printify')?.id ?? ''
  const inStore = async () => (await request.get(readProduct.path.replace(':id', id))).status()
  await standIns.setFault('printify', { fault: 'error', status: 500, match: 'publishing_succeeded' })
  const title = await standIns.publishProduct(id)

  await admin.goto('/admin/products')
  const warning = admin.getByText(`${title} waits at Printify to be published`)
  await admin.getByRole('button', { name: 'Sync now' }).click()
  await expect(admin.getByText('Printify: copied, but not everything')).toBeVisible()
  await expect(warning).toContainText('it is not sold')
  expect(await inStore()).toBe(404)

  await standIns.clearFaults()
  await admin.getByRole('button', { name: 'Sync now' }).click()
  await expect(warning).toBeHidden()
  expect(await inStore()).toBe(200)
})
