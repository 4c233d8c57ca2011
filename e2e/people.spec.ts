import { readFile } from 'node:fs/promises'
import { createBooking, readAvailability } from '@beacon/contract/booking'
import { submitLead } from '@beacon/contract/leads'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

/** A person with a lead and a booking. */
async function createPerson(request: APIRequestContext) {
  const name = `Forgotten Fred ${crypto.randomUUID().slice(0, 8)}`
  const email = `fred-${crypto.randomUUID()}@visitor.test`
  await request.post(submitLead.path, { data: { name, email, message: `${name} wants a website.` } })
  const free = readAvailability.response.parse(await (await request.get(readAvailability.path)).json())
  const times = free.dates.flatMap(({ date, slots }) => slots.map(({ time }) => ({ date, time }))).reverse()
  for (const slot of times) {
    const data = { serviceId: 'free-consultation', ...slot, name, email }
    if ((await request.post(createBooking.path, { data })).ok()) return { name, email }
  }
  throw new Error('No time was free.')
}

test('the administrator views and exports the data of a person, and erases what may be erased', async ({
  admin,
  request,
}) => {
  const { name, email } = await createPerson(request)
  await admin.goto('/admin/leads')
  await admin.getByRole('link', { name }).click()
  await admin.getByRole('link', { name: 'Everything about this person' }).click()
  await expect(admin.getByRole('heading', { level: 2, name: email })).toBeFocused()
  expect(admin.url()).not.toContain('fred')
  await expect(admin.getByText('2 records, 1 of them has to wait')).toBeVisible()
  await expectAccessible(admin)

  const saving = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Save a copy' }).click()
  const copy = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(copy.email).toBe(email)
  expect(copy.records).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ record: 'Inquiry', message: `${name} wants a website.` }),
    ]),
  )

  await admin.getByRole('button', { name: 'Erase…' }).click()
  const question = admin.getByRole('dialog', { name: 'Erase this person’s data?' })
  await question.getByRole('button', { name: 'Keep everything' }).click()
  await admin.getByRole('button', { name: 'Erase…' }).click()
  await question.getByRole('button', { name: 'Erase for good' }).click()
  await expect(admin.getByText('1 deleted. 1 has to wait')).toBeVisible()
  await expect(admin.getByText('The appointment is still ahead. Cancel it first.')).toBeVisible()
  await expect(admin.getByText('1 record, 1 of them has to wait')).toBeVisible()

  await admin.goto('/admin/leads')
  await expect(admin.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await admin.getByRole('searchbox').fill(email)
  await expect(admin.getByText(name)).toHaveCount(0)
})

test('an address without any data says so', async ({ admin }) => {
  await admin.goto('/admin/people')
  await admin.getByLabel('Email address').fill('nobody@visitor.test')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('Nothing is kept about nobody@visitor.test')).toBeVisible()
})
