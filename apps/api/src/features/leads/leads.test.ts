import { sendContactEmail, sendLeadNotification, submitLead, updateLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { contactMessage, lead, notification } from '../../../test/examples.ts'
import { storedLeads } from '../../../test/leads.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

test('LEAD-11: a lead is stored before success is returned and before any mail is sent', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  app.notion.faults.set({ fault: 'refuse' })

  const answer = await app.visitor.ask(submitLead, { body: lead })

  expect(answer.message).toContain('Thank you')
  expect(await storedLeads(app)).toEqual([
    expect.objectContaining({
      ...lead,
      id: answer.id,
      status: 'new',
      createdAt: app.now().toISOString(),
      flags: [],
    }),
  ])
  expect(app.mail.messages()).toEqual([])
})

test('LEAD-8: the three calls of the contact form make one lead, three mails and one Notion page', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  expect(await app.visitor.ask(sendContactEmail, { body: contactMessage })).toEqual({ success: true })
  expect(await app.visitor.ask(sendLeadNotification, { body: notification })).toEqual({ success: true })
  await app.drain()

  expect(await storedLeads(app)).toHaveLength(1)
  expect(
    app.mail
      .messages()
      .map(({ to, subject }) => [to[0], subject])
      .sort(),
  ).toEqual([
    [lead.email, 'We have your message, Ada'],
    ['inbox@beacon.test', 'Message from Ada Baker'],
    ['inbox@beacon.test', 'New lead: Ada Baker'],
  ])
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(1)
})

test('LEAD-8: when the first call never arrived, the message itself becomes the lead', async () => {
  const app = await startTestApp()
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await app.visitor.ask(sendLeadNotification, { body: notification })
  expect(await storedLeads(app)).toEqual([
    expect.objectContaining({ email: lead.email, message: lead.message, source: 'Contact Form' }),
  ])
})

test('LEAD-8: a first call without the message, as documented, is completed by the second and stays one lead', async () => {
  const app = await startTestApp()
  const { message: _, ...withoutMessage } = lead
  const { id } = await app.visitor.ask(submitLead, { body: withoutMessage })
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await app.visitor.ask(sendLeadNotification, { body: notification })
  await app.settle()

  expect(await storedLeads(app)).toEqual([expect.objectContaining({ id, message: lead.message })])
  expect(app.mail.messages()).toHaveLength(3)
  const [page, ...others] = app.notion.pages(app.notion.dataSources.leads)
  expect(JSON.stringify(page)).toContain(lead.message)
  expect(others).toEqual([])
})

test.each([
  [9, 1],
  [11, 2],
])(
  'LEAD-8: a message that follows a lead without one after %i minutes makes %i lead(s) in all',
  async (minutes, leads) => {
    const app = await startTestApp()
    const { message: _, ...withoutMessage } = lead
    await app.visitor.ask(submitLead, { body: withoutMessage })
    app.advance(minutes * MINUTE)
    await app.visitor.ask(sendContactEmail, { body: contactMessage })
    expect(await storedLeads(app)).toHaveLength(leads)
  },
)

test('a message completes the newer of two leads without one, even across midnight', async () => {
  const app = await startTestApp()
  const { message: _, ...withoutMessage } = lead
  // The clock of the tests starts at 3 PM UTC.
  app.advance(9 * HOUR - 2 * MINUTE)
  await app.visitor.ask(submitLead, { body: withoutMessage, idempotencyKey: 'one' })
  app.advance(4 * MINUTE)
  const { id } = await app.visitor.ask(submitLead, { body: withoutMessage, idempotencyKey: 'other' })
  await app.visitor.ask(sendContactEmail, { body: contactMessage })

  const [newer, older] = await storedLeads(app)
  expect(newer).toMatchObject({ id, message: lead.message })
  expect(older).toMatchObject({ message: '' })
})

test.each(['phone', 'businessName', 'businessType', 'currentWebsite'] as const)(
  'LEAD-11: a form resent with another %s is a new lead, and the agency is notified of it once',
  async (field) => {
    const app = await startTestApp()
    const { message: _, ...form } = lead
    const corrected = {
      ...form,
      [field]: field === 'currentWebsite' ? 'https://new.example' : '631 555 0150',
    }
    for (const body of [form, corrected, form, corrected]) {
      await app.visitor.ask(submitLead, { body, idempotencyKey: crypto.randomUUID() })
      app.advance(MINUTE)
    }
    await app.drain()
    expect(await storedLeads(app)).toMatchObject([corrected, form])
    const subjects = app.mail.messages().map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'New lead: Ada Baker')).toHaveLength(2)
  },
)

test('LEAD-8: a message resent with a corrected phone number is one new lead, mailed with that number', async () => {
  const app = await startTestApp()
  for (const phone of [lead.phone, '631 555 0150']) {
    await app.visitor.ask(submitLead, { body: { ...lead, phone } })
    await app.visitor.ask(sendContactEmail, { body: { ...contactMessage, phone } })
    await app.visitor.ask(sendLeadNotification, { body: { ...notification, phone } })
    app.advance(MINUTE)
  }
  await app.drain()
  expect((await storedLeads(app)).map(({ phone }) => phone)).toEqual(['631 555 0150', lead.phone])
  const isMessage = ({ subject }: { subject: string }) => subject === 'Message from Ada Baker'
  const [newest, ...others] = app.mail.messages().filter(isMessage)
  expect(others).toHaveLength(1)
  expect((await app.mail.waitFor(({ id }) => id === newest?.id)).text).toContain('631 555 0150')
})

const toAgency = (app: TestApp) => {
  const ids = app.mail.messages().flatMap(({ id, to }) => (to[0] === 'inbox@beacon.test' ? [id] : []))
  return ids.reverse().map((id) => app.mail.read(id))
}

test('LEAD-11: a message with a phone number soon after an inquiry without both is a lead of its own', async () => {
  const app = await startTestApp()
  const { message, phone, ...bare } = lead
  await app.visitor.ask(submitLead, { body: bare })
  await app.drain()
  app.advance(MINUTE)
  for (let time = 0; time < 2; time += 1)
    await app.visitor.ask(submitLead, { body: { ...bare, phone, message }, idempotencyKey: `${time}` })
  await app.visitor.ask(sendLeadNotification, { body: notification })
  await app.drain()

  expect(await storedLeads(app)).toMatchObject([
    { phone, message },
    { phone: '', message: '' },
  ])
  const [first, second, ...others] = toAgency(app)
  expect(others).toEqual([])
  expect(first?.text).not.toContain(phone)
  expect(second?.subject).toBe('New lead: Ada Baker')
  for (const words of [message, phone]) expect(second?.text).toContain(words)
})

test('LEAD-11: a message alone soon after an inquiry completes it, and the agency is sent the message', async () => {
  const app = await startTestApp()
  const { message, phone, ...bare } = lead
  await app.visitor.ask(submitLead, { body: { ...bare, phone } })
  await app.drain()
  app.advance(MINUTE)
  for (let time = 0; time < 2; time += 1)
    await app.visitor.ask(submitLead, { body: { ...bare, message }, idempotencyKey: `${time}` })
  await app.drain()

  expect(await storedLeads(app)).toMatchObject([{ phone, message }])
  const [first, second, ...others] = toAgency(app)
  expect(others).toEqual([])
  expect(first?.subject).toBe('New lead: Ada Baker')
  expect(second?.subject).toBe('Message from Ada Baker')
  for (const words of [message, phone]) expect(second?.text).toContain(words)
})

test('LEAD-8: a lead that was announced without its message is not announced again by the notification', async () => {
  const app = await startTestApp()
  const { message: _, ...withoutMessage } = lead
  await app.visitor.ask(submitLead, { body: withoutMessage })
  await app.visitor.ask(sendLeadNotification, { body: notification })
  await app.drain()
  expect(await storedLeads(app)).toMatchObject([{ message: lead.message }])
  expect(toAgency(app)).toHaveLength(1)
})

const spaces = '   '
test.each([
  ['a name', submitLead, { ...lead, name: spaces }, { name: 'Name is required' }],
  ['an address', submitLead, { ...lead, email: undefined }, { email: 'Email is required' }],
  ['a real address', submitLead, { ...lead, email: 'ada@' }, { email: 'Invalid email address' }],
  ['a message', sendContactEmail, { ...contactMessage, message: '' }, { message: 'Message is required' }],
  ['a source', sendLeadNotification, { ...notification, source: '' }, { source: 'Source is required' }],
  ['notes', sendLeadNotification, { ...notification, notes: null }, { notes: 'Notes are required' }],
  [
    'anything at all',
    sendContactEmail,
    {},
    { name: 'Name is required', email: 'Email is required', message: 'Message is required' },
  ],
  [
    'an http(s) web address',
    submitLead,
    { ...lead, currentWebsite: 'javascript:alert(1)' },
    { currentWebsite: 'Please enter an address that starts with http:// or https://' },
  ],
  [
    'an address of at most 254',
    submitLead,
    { ...lead, email: `${'a'.repeat(248)}@b.test` },
    { email: /at most 254/ },
  ],
  [
    'a web address of at most 2048',
    submitLead,
    { ...lead, currentWebsite: `https://b.test/${'a'.repeat(2034)}` },
    { currentWebsite: /at most 2048/ },
  ],
  [
    'notes of at most 5000',
    sendLeadNotification,
    { ...notification, notes: 'n'.repeat(5001) },
    { notes: /at most 5000/ },
  ],
  ['a name of at most 100', submitLead, { ...lead, name: 'A'.repeat(101) }, { name: /at most 100/ }],
  ['a phone of at most 40', submitLead, { ...lead, phone: '5'.repeat(41) }, { phone: /at most 40/ }],
  [
    'a business of at most 150',
    submitLead,
    { ...lead, businessName: 'B'.repeat(151) },
    { businessName: /at most 150/ },
  ],
  [
    'a message of at most 5000',
    submitLead,
    { ...lead, message: 'm'.repeat(5001) },
    { message: /at most 5000/ },
  ],
])(
  'LEAD-4, API-2: a form without %s is rejected with an error at the field',
  async (_what, call, body, fields) => {
    const app = await startTestApp()
    const answer = await app.visitor.call(call, { body })
    const sentences = Object.entries(fields).map(([name, text]) => [
      name,
      typeof text === 'string' ? text : expect.stringMatching(text),
    ])
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((answer.body as { fields: object }).fields).toEqual(Object.fromEntries(sentences))
    expect(await storedLeads(app)).toEqual([])
  },
)

test('LEAD-4, API-2: values of exactly the maximum length are accepted in full', async () => {
  const app = await startTestApp()
  const longest = {
    name: 'A'.repeat(100),
    email: `${'a'.repeat(247)}@b.test`,
    phone: '5'.repeat(40),
    businessName: 'B'.repeat(150),
    currentWebsite: `https://b.test/${'a'.repeat(2033)}`,
    message: 'm'.repeat(5000),
  }
  await app.visitor.ask(submitLead, { body: { ...lead, ...longest } })
  expect(await storedLeads(app)).toEqual([expect.objectContaining(longest)])
  expect(Object.values(longest).map(({ length }) => length)).toEqual([100, 254, 40, 150, 2048, 5000])
})

test.each([
  ['two addresses', { email: 'a@b.test,evil@x.test' }],
  ['two addresses with a semicolon', { email: 'a@b.test;evil@x.test' }],
  ['a second at sign', { email: 'a@b.test@evil.test' }],
  ['an address in angle brackets', { email: 'Ada <evil@x.test>' }],
  ['a line break in the address', { email: 'a@b.test\r\nBcc: evil@x.test' }],
  ['a line break in the name', { name: 'Ada\r\nBcc: evil@x.test' }],
  ['a line break in the phone', { phone: '555\nBcc: evil@x.test' }],
  ['a line break in the business', { businessName: 'Bakery\rBcc: evil@x.test' }],
  ['a null byte in the message', { message: 'Hello\u0000' }],
])('AB23: %s in the form is rejected, and no mail is sent', async (_what, change) => {
  const app = await startTestApp()
  const answer = await app.visitor.call(submitLead, { body: { ...lead, ...change } })
  expect(answer.status).toBe(400)
  expect((answer.body as { fields: object }).fields).toHaveProperty(Object.keys(change)[0] ?? '')
  await app.drain()
  expect(app.mail.messages()).toEqual([])
})

test('a lead sent again the same day without an idempotency key is still one lead', async () => {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(submitLead, { body: lead })
  app.advance(11 * MINUTE)
  await app.visitor.ask(submitLead, { body: lead })
  expect(await app.rows('select id from lead')).toEqual([{ id }])
  await app.drain()
  expect(app.mail.messages()).toHaveLength(2)
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(1)

  app.advance(24 * HOUR)
  await app.visitor.ask(submitLead, { body: lead })
  expect(await storedLeads(app)).toHaveLength(2)
})

test('a stranger with a name and an address learns of no lead, and writes into none of another form', async () => {
  const app = await startTestApp()
  const source = 'Home page lead form'
  const victim = { ...lead, message: '', source }
  const { id } = await app.visitor.ask(submitLead, { body: victim })
  const { name, email, phone } = victim
  app.advance(MINUTE)
  const guesses = [{}, { phone }, { phone: '(631) 555-0100' }, { message: 'Please do not call me.' }]
  for (const guess of guesses)
    expect((await app.visitor.ask(submitLead, { body: { name, email, source, ...guess } })).id).not.toBe(id)
  const stored = await storedLeads(app)
  expect(stored.find((each) => each.id === id)?.message).toBe('')
})

test('whoever asks again on the day on which their lead was closed is new, and announced, once more', async () => {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.mail.clear()
  const admin = await app.admin()
  await admin.ask(updateLead, { params: { id }, body: { status: 'lost' } })
  app.advance(11 * MINUTE)
  await app.visitor.ask(submitLead, { body: lead })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  expect(await storedLeads(app)).toMatchObject([{ id, status: 'new' }])
  expect(app.mail.messages().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New lead/)])
})

test('a lead that was won stays won when the same is asked again, and is announced once more', async () => {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.mail.clear()
  await (await app.admin()).ask(updateLead, { params: { id }, body: { status: 'won' } })
  app.advance(11 * MINUTE)
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  expect(await storedLeads(app)).toMatchObject([{ id, status: 'won' }])
  expect(app.mail.messages()).toHaveLength(1)
})

test('LEAD-4: a lead with half an emoji in its business name and phone is stored', async () => {
  const app = await startTestApp()
  const body = { ...lead, businessName: 'Ada’s \uD83D', phone: '(631) 555-0188 \uD83D' }
  expect((await app.visitor.call(submitLead, { body })).status).toBe(200)
  expect(await app.rows('select business_name from lead')).toEqual([{ business_name: 'Ada’s' }])
})
