import { leadsCsvPath, listLeads, readLead, submitLead, updateLead } from '@beacon/contract/leads'
import { erasePerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { MINUTE, startTestApp } from '../../../test/start-app.ts'
import type { LeadRow } from '../../db/schema.ts'

test('ADMIN-5: leads are listed newest first, page by page', async () => {
  const app = await startTestApp()
  for (let number = 1; number <= 53; number += 1) {
    if (number % 3 === 0) app.advance(MINUTE)
    await app.visitor.ask(submitLead, { body: { ...lead, email: `lead-${number}@example.com` } })
  }
  const admin = await app.admin()
  const first = await admin.ask(listLeads, { query: {} })
  expect(first).toMatchObject({ total: 53, next: expect.any(String) })
  expect(first.leads).toHaveLength(50)
  const second = await admin.ask(listLeads, { query: { after: first.next ?? '' } })
  expect(second).toMatchObject({ total: 53, next: null })
  const all = [...first.leads, ...second.leads]
  expect(new Set(all.map(({ email }) => email)).size).toBe(53)
  const file = await (await admin.send(leadsCsvPath)).text()
  expect(file.match(/@example\.com/g), 'the export has all of them').toHaveLength(53)
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .reverse(),
  )
})

test('the next page of leads follows although the last lead of the page before was erased', async () => {
  const app = await startTestApp()
  for (let number = 1; number <= 53; number += 1) {
    app.advance(MINUTE)
    await app.visitor.ask(submitLead, { body: { ...lead, email: `lead-${number}@example.com` } })
  }
  await app.drain()
  const admin = await app.admin()
  const first = await admin.ask(listLeads, { query: {} })
  await admin.ask(erasePerson, { body: { email: 'lead-4@example.com' } })
  const second = await admin.ask(listLeads, { query: { after: first.next ?? '' } })
  expect(first.leads.at(-1)?.email).toBe('lead-4@example.com')
  expect(second.leads.map(({ email }) => email)).toEqual([
    'lead-3@example.com',
    'lead-2@example.com',
    'lead-1@example.com',
  ])
})

test('ADMIN-5: leads can be listed oldest first, page by page', async () => {
  const app = await startTestApp()
  const emails = Array.from({ length: 52 }, (_, number) => `lead-${number}@example.com`)
  for (const email of emails) {
    app.advance(MINUTE)
    await app.visitor.ask(submitLead, { body: { ...lead, email } })
  }
  const admin = await app.admin()
  const query = { status: 'new', order: 'oldest' } as const
  const first = await admin.ask(listLeads, { query })
  const second = await admin.ask(listLeads, { query: { ...query, after: first.next ?? '' } })
  expect([...first.leads, ...second.leads].map(({ email }) => email)).toEqual(emails)
})

test('ADMIN-5: the administrator searches leads by text and filters them by status', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  await app.visitor.ask(submitLead, {
    body: { ...lead, name: '100% Bob_', email: 'bob@example.com', faxNumber: 'x' },
  })
  const admin = await app.admin()
  const found = async (query: object) =>
    (await admin.ask(listLeads, { query })).leads.map(({ name }) => name).sort()

  expect(await found({ search: 'ADA' })).toEqual(['Ada Baker'])
  expect(await found({ search: 'cold' })).toEqual(['100% Bob_', 'Ada Baker'])
  expect(await found({ search: '0%' })).toEqual(['100% Bob_'])
  expect(await found({ search: '%' })).toEqual(['100% Bob_'])
  expect(await found({ search: "'; drop table lead" })).toEqual([])
  expect(await found({ status: 'flagged' })).toEqual(['100% Bob_'])
  expect(await found({ status: 'won' })).toEqual([])
})

test.each([
  "o'brien",
  'O’BRIEN',
  '6315550101',
  '+1 (631) 555-0101',
  '555.0101',
  '631–555–0101',
  '+1 631 555',
])('ADMIN-5: a lead is found by %s, however its visitor wrote that', async (search) => {
  const app = await startTestApp()
  for (const [name, phone] of [
    ['Ann O’Brien', '631/555—0101'],
    ["Bo O'Brien", '(631) 555 0101'],
    ['Cy Else', '516-555-0199'],
  ])
    await app.visitor.ask(submitLead, { body: { ...lead, email: `${name?.[0]}@lee.example`, name, phone } })
  const { leads } = await (await app.admin()).ask(listLeads, { query: { search } })
  expect(leads.map(({ name }) => name).sort()).toEqual(['Ann O’Brien', "Bo O'Brien"])
})

test('ADMIN-5: searching a name with accented letters ignores case', async () => {
  const app = await startTestApp()
  for (const name of ['Émile Zola', 'IÑAKI MUÑOZ'])
    await app.visitor.ask(submitLead, { body: { ...lead, name, email: 'someone@example.com' } })
  const admin = await app.admin()
  const found = async (search: string) =>
    (await admin.ask(listLeads, { query: { search } })).leads.map(({ name }) => name)

  for (const typed of ['Émile', 'émile', 'ÉMILE Z']) expect(await found(typed), typed).toEqual(['Émile Zola'])
  for (const typed of ['Muñoz', 'MUÑOZ', 'iñaki muñoz'])
    expect(await found(typed), typed).toEqual(['IÑAKI MUÑOZ'])
})

test('ADMIN-5: the administrator sets a lead’s status and notes, and sees its deliveries', async () => {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const admin = await app.admin()
  const body = { status: 'won', staffNotes: 'Signed.\nStarts in May.' } as const
  const changed = await admin.ask(updateLead, { params: { id }, body })
  expect(changed.lead).toMatchObject({ id, ...body })
  expect(changed.lead.deliveries.map(({ kind, state }) => [kind, state]).sort()).toEqual([
    ['mail.lead-notification', 'done'],
    ['mail.lead-receipt', 'done'],
    ['notes.lead', 'done'],
  ])
  expect((await admin.ask(listLeads, { query: { status: 'won' } })).leads[0]).toEqual(changed.lead)

  expect((await admin.ask(readLead, { params: { id } })).lead).toEqual(changed.lead)

  expect((await admin.call(readLead, { params: { id: 'nobody' } })).status).toBe(404)
  // An update of the status alone leaves the notes as they are.
  await admin.ask(updateLead, { params: { id }, body: { status: 'won' } })
  expect(await admin.ask(readLead, { params: { id } })).toMatchObject({
    lead: { status: 'won', staffNotes: body.staffNotes },
  })
  const unknown = await admin.call(updateLead, { params: { id: 'nobody' }, body })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const wrong = await admin.call(updateLead, { params: { id }, body: { ...body, status: 'maybe' } })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { status: expect.any(String) } } })
})

test('ADMIN-5: saving notes that somebody else changed meanwhile is a conflict', async () => {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(submitLead, { body: lead })
  const admin = await app.admin()
  const write = (body: { staffNotes: string; staffNotesBefore: string; status?: 'won' }) =>
    admin.call(updateLead, { params: { id }, body })
  expect((await write({ staffNotes: 'Called Ann.', staffNotesBefore: '' })).status).toBe(200)
  const late = await write({ staffNotes: 'Wrote to Ann.', staffNotesBefore: '', status: 'won' })
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await admin.ask(readLead, { params: { id } })).lead).toMatchObject({
    status: 'new',
    staffNotes: 'Called Ann.',
  })
  // The same notes again, as after a lost answer, are no conflict.
  expect((await write({ staffNotes: 'Called Ann.', staffNotesBefore: '' })).status).toBe(200)
  expect((await write({ staffNotes: 'Both.', staffNotesBefore: 'Called Ann.' })).status).toBe(200)
})

test('ADMIN-7 the CSV export of leads is filtered, for administrators only, and escapes formulas', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, name: '=1+1', message: 'Hello,\n=2+2' } })
  await app.visitor.ask(submitLead, { body: { ...lead, name: 'Bob', email: 'bob@example.com' } })
  expect((await app.visitor.send(leadsCsvPath)).status).toBe(401)
  const admin = await app.admin()
  const refused = await admin.send(`${leadsCsvPath}?status=lukewarm`)
  expect(await refused.json()).toMatchObject({
    code: 'invalid_input',
    fields: { status: expect.any(String) },
  })
  const file = await admin.send(`${leadsCsvPath}?search=%3D1`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await file.text()
  expect(text).toContain('Received (UTC),Status,Flagged,Name,Email')
  expect(text).toContain(
    ",new,,'=1+1,ada@bakery.example,(631) 555-0188,Baker’s Dozen,restaurant,https://bakery.example,",
  )
  expect(text, 'a line break stays within its cell').toContain(',"Hello,\n=2+2",')
  expect(text).not.toContain('bob@example.com')
})

test('ADMIN-7 the CSV export of hundreds of leads has every one of them', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  const [stored = {}] = await app.rows('select * from lead')
  const copies = Array.from({ length: 401 }, (_, number) => ({
    ...stored,
    ...{ id: `copy-${number}`, email: `person-${number}@example.com`, fingerprint: `${number}` },
  }))
  await app.deps.db
    .insertInto('lead')
    .values(copies as LeadRow[])
    .execute()
  const text = await (await (await app.admin()).send(leadsCsvPath)).text()
  expect(new Set(text.match(/person-\d+@/g)).size).toBe(401)
})

test('ADMIN-7 a second line that a spreadsheet would run stays in its cell, and the file says that it is UTF-8', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, message: 'Hello\n=2+2' } })
  const file = await (await app.admin()).send(leadsCsvPath)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.toString()).toContain(',"Hello\n=2+2",')
})
