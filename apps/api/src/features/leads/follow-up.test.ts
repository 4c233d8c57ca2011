import { listAudit } from '@beacon/contract/audit'
import { leadsCsvPath, listLeads, readLead, submitLead, updateLead } from '@beacon/contract/leads'
import { findPerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { HOUR, MINUTE, startTestApp } from '../../../test/start-app.ts'

/** The tests' clock begins on this day in New York, at ten in the morning. */
const TODAY = '2026-11-20'
const YESTERDAY = '2026-11-19'
const TOMORROW = '2026-11-21'

async function startWithLead() {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(submitLead, { body: lead })
  let admin = await app.admin()
  const change = (body: Record<string, unknown>) =>
    admin.call(updateLead, { params: { id }, body: body as { status?: 'won' } })
  const read = async () => (await admin.ask(readLead, { params: { id } })).lead
  const due = async () =>
    (await admin.ask(listLeads, { query: { status: 'due' } })).leads.map(({ name }) => name)
  /** The session expires meanwhile, so the administrator signs in again. */
  const pass = async (ms: number) => {
    app.advance(ms)
    admin = await app.signIn()
  }
  return { app, admin, change, read, due, pass }
}

test('ADMIN-5: a lead is due from midnight in New York on its follow-up day until the day is cleared', async () => {
  const { change, read, due, pass } = await startWithLead()
  expect((await read()).followUpOn).toBeNull()
  expect((await change({ followUpOn: TOMORROW })).status).toBe(200)
  expect(await read()).toMatchObject({ followUpOn: TOMORROW, status: 'new', staffNotes: '' })
  expect(await due()).toEqual([])

  // 11 PM in New York: in UTC it is tomorrow already.
  await pass(13 * HOUR)
  expect(await due()).toEqual([])
  await pass(HOUR)
  expect(await due()).toEqual([lead.name])
  await pass(24 * HOUR)
  expect(await due(), 'overdue').toEqual([lead.name])

  await change({ status: 'contacted' })
  expect(await read(), 'a field that is left out stays').toMatchObject({ followUpOn: TOMORROW })
  await change({ followUpOn: null })
  expect(await due()).toEqual([])
})

test.each(['won', 'lost'])('ADMIN-5: closing a lead as %s clears its follow-up', async (status) => {
  const { change, read, due } = await startWithLead()
  await change({ followUpOn: TODAY })
  expect(await due()).toEqual([lead.name])
  const both = await change({ status, followUpOn: TOMORROW })
  expect(both).toMatchObject({ status: 400, body: { fields: { followUpOn: expect.any(String) } } })
  expect((await change({ status })).status).toBe(200)
  expect(await read()).toMatchObject({ status, followUpOn: null })
  expect(await due()).toEqual([])

  // Somebody else still has the open lead on the screen.
  const late = await change({ followUpOn: TOMORROW })
  const error = 'Somebody else has closed this lead in the meantime.'
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict', error } })
  expect((await read()).followUpOn).toBeNull()
  await change({ status: 'contacted', followUpOn: TOMORROW })
  expect(await read(), 'opened again').toMatchObject({ status: 'contacted', followUpOn: TOMORROW })
})

test('ADMIN-5: a follow-up day in the past or an invalid date is rejected', async () => {
  const { change, read } = await startWithLead()
  for (const [day, sentence] of [
    [YESTERDAY, 'This day is in the past.'],
    ['2026-11-31', 'Please choose a date'],
    ['soon', 'Please choose a date'],
  ])
    expect(await change({ followUpOn: day })).toMatchObject({
      status: 400,
      body: { fields: { followUpOn: sentence } },
    })
  expect((await read()).followUpOn).toBeNull()
  expect((await change({ followUpOn: TODAY })).status).toBe(200)
})

test('ADMIN-5: a lead’s follow-up day is in the audit log, the CSV export and the person’s data', async () => {
  const { app, admin, change } = await startWithLead()
  await app.visitor.ask(submitLead, { body: { ...lead, name: 'Bob', email: 'bob@example.com' } })
  for (const body of [
    { status: 'contacted', followUpOn: TODAY },
    { followUpOn: null },
    { followUpOn: TODAY },
    { staffNotes: 'She called.' },
  ]) {
    app.advance(MINUTE)
    await change(body)
  }
  const { entries } = await admin.ask(listAudit, { query: { act: 'lead' } })
  expect(entries.map(({ act, line }) => [act, line])).toEqual([
    ['lead.change', 'notes'],
    ['lead.change', 'follow up on Nov 20, 2026'],
    ['lead.change', 'no follow-up'],
    ['lead.change', 'contacted, follow up on Nov 20, 2026'],
  ])
  const file = await (await admin.send(`${leadsCsvPath}?status=due`)).text()
  expect(file).toContain(',Follow up on,Notes,')
  expect(file).toContain(`,${TODAY},`)
  expect(file).not.toContain('bob@example.com')
  const { records } = await admin.ask(findPerson, { body: { email: lead.email } })
  expect(records).toMatchObject([{ kind: 'lead', fields: { 'follow up on': TODAY } }])
})

test('ADMIN-5: due leads are listed by follow-up day, page by page', async () => {
  const { app, admin } = await startWithLead()
  for (let number = 1; number <= 52; number += 1)
    await app.visitor.ask(submitLead, { body: { ...lead, name: `Lead ${number}`, message: `${number}` } })
  await app.rows(`update lead set follow_up_on = '${TODAY}' where name <> '${lead.name}'`)
  await app.rows(`update lead set follow_up_on = '${YESTERDAY}' where name = 'Lead 7'`)
  const query = { status: 'due' } as const
  const first = await admin.ask(listLeads, { query })
  expect(first).toMatchObject({ total: 52, next: expect.any(String) })
  expect(first.leads[0]?.name).toBe('Lead 7')
  const second = await admin.ask(listLeads, { query: { ...query, after: first.next ?? '' } })
  expect(second).toMatchObject({ total: 52, next: null })
  expect(new Set([...first.leads, ...second.leads].map(({ name }) => name)).size).toBe(52)
})

test('ADMIN-5: the second page of due leads is right even if the first page’s last lead was closed meanwhile', async () => {
  const { app, admin } = await startWithLead()
  for (let number = 1; number <= 52; number += 1)
    await app.visitor.ask(submitLead, { body: { ...lead, name: `Lead ${number}`, message: `${number}` } })
  await app.rows(`update lead set follow_up_on = '${YESTERDAY}' where name <> '${lead.name}'`)
  const query = { status: 'due' } as const
  const { leads, next } = await admin.ask(listLeads, { query })
  const [last] = leads.slice(-1)
  await admin.ask(updateLead, { params: { id: last?.id ?? '' }, body: { status: 'won' } })
  const rest = await admin.ask(listLeads, { query: { ...query, after: next ?? '' } })
  expect(rest).toMatchObject({ total: 51, next: null })
  expect(new Set([...leads, ...rest.leads].map(({ name }) => name)).size).toBe(52)
})
