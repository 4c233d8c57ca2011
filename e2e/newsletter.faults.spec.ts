import { agency } from '@beacon/content/agency'
import { addReaders, letHoldEnd } from './support/database.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Mail servers that reject many letters in a row, which is our fault rather than the addresses'. */

/** Every mail server rejects it. */
const MAILBOX = 'bounce'
const RUN = crypto.randomUUID().slice(0, 8)
const READERS = Array.from({ length: 6 }, (_, reader) => `${MAILBOX}@shop-${reader}-${RUN}.example`)

test('BLOG-11 letters rejected by every server are paused, suppress no address, notify the agency, and resume later', async ({
  admin: page,
  standIns,
}) => {
  addReaders('merch', READERS)
  const subject = `Held ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/subscribers?view=write')
  const form = page.getByRole('form', { name: 'New letter' })
  await form.getByLabel('To').selectOption('New merch')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Letter').fill('A new mug.')
  await form.getByRole('button', { name: /^Send to \d+ people/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  const letter = page.getByRole('listitem').filter({ hasText: subject })
  await expect(page.getByText('Letters are on hold')).toBeVisible()
  await expect(page.getByText(/^To everybody: until/)).toBeVisible()
  await expect(letter.getByText('On its way', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(() => standIns.subjectsTo(agency.email))
    .toContainEqual(expect.stringMatching(/^Letters on hold/))
  await page.goto('/admin/subscribers?state=undeliverable')
  await expect(page.getByText('No address matches')).toBeVisible()

  letHoldEnd(MAILBOX)
  await page.goto('/admin/subscribers?view=letters')
  await expect(letter.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Letters are on hold')).toBeHidden()
  for (const email of READERS)
    expect(await standIns.subjectsTo(email.replace(MAILBOX, 'reader'))).toEqual([subject])
})
