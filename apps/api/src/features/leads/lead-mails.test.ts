import { sendContactEmail, sendLeadNotification, submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { contactMessage, lead, notification } from '../../../test/examples.ts'
import { storedLeads } from '../../../test/leads.ts'
import { HOUR, startTestApp } from '../../../test/start-app.ts'

test('LEAD-7: the agency can reply to the visitor, and the visitor gets a receipt from the agency', async () => {
  const app = await startTestApp()
  await app.visitor.ask(sendContactEmail, { body: { ...contactMessage, businessType: 'websites' } })
  await app.drain()

  const toAgency = await app.mail.waitFor(({ subject }) => subject === 'Message from Ada Baker')
  expect(toAgency.replyTo).toBe('Ada Baker <ada@bakery.example>')
  expect(toAgency.text).toContain(lead.message)
  expect(toAgency.text).toContain('Interest: Website Development')
  const receipt = await app.mail.waitFor(({ to }) => to[0] === lead.email)
  expect(receipt.from).toContain('site@beacon.test')
  expect(receipt.text).toContain(`Your message:\n${lead.message}`)
})

test('a reply address that only some mail servers take is left to the text', async () => {
  const app = await startTestApp()
  const email = 'jörg@bakery.example'
  await app.visitor.ask(submitLead, { body: { ...lead, email } })
  const toAgency = await app.mail.waitFor(({ subject }) => subject.startsWith('New lead'))
  expect(toAgency.replyTo).toContain('inbox@beacon.test')
  expect(toAgency.text).toContain(email)
})

test.each([
  'PayPal charged you $499.99. Call 1-888-555-0100 to stop it.',
  'PayPal charged you $499. Call 1\u2013888\u2013555\u20130100 now.',
  'Ring 1\u2011888\u2011555\u20110100 or 1/888/555/0100',
  'Your refund is at ftp://203.0.113.9/refund',
  'Please open https://win.test',
  'Your prize is at win\u200b.test.\u200bexample',
  'See win\u2024example',
  'See win\u3002example',
  'See win.\u034fexample',
  'See win.\ufe0fexample',
  'Pay at 5.9.8.77/pay today.',
  'Pay at 5.9.8.77.',
  'Press tel:+19005550100',
])('a receipt does not repeat a stranger’s link or phone number: %s', async (message) => {
  const app = await startTestApp()
  await app.visitor.ask(sendContactEmail, { body: { ...contactMessage, message } })
  const receipt = await app.mail.waitFor(({ to }) => to[0] === lead.email)
  expect(receipt.text).not.toContain('Your message')
  const toAgency = await app.mail.waitFor(({ subject }) => subject === 'Message from Ada Baker')
  expect(toAgency.text, 'the agency reads all of it').toContain(message.split(' ')[0])
})

test.each(['__proto__', 'constructor'])(
  'a business type that only a program sends is told as it is: %s',
  async (businessType) => {
    const app = await startTestApp()
    await app.visitor.ask(submitLead, { body: { ...lead, businessType } })
    const told = await app.mail.waitFor(({ subject }) => subject.startsWith('New lead'))
    expect(told.text).toContain(`Interest: ${businessType}`)
  },
)

test('AB24: after three receipts an hour to one address, further leads are stored without a receipt', async () => {
  const app = await startTestApp()
  for (const message of ['one', 'two', 'three', 'four']) {
    const answer = await app.visitor.call(submitLead, { body: { ...lead, message } })
    expect(answer.status).toBe(200)
  }
  await app.drain()
  const receipts = () => app.mail.messages().filter(({ to }) => to[0] === lead.email)
  expect(receipts()).toHaveLength(3)
  const muted = (await storedLeads(app)).filter(({ flags }) => flags.includes('muted'))
  expect(muted.map(({ message }) => message)).toEqual(['four'])

  app.advance(HOUR)
  await app.visitor.ask(submitLead, { body: { ...lead, message: 'five' } })
  await app.drain()
  expect(receipts()).toHaveLength(4)
})

test('AB24: one mailbox gets no more than ten receipts a day', async () => {
  const app = await startTestApp()
  const receipts = () =>
    app.mail.messages().filter(({ subject }) => subject.startsWith('We have your message'))
  for (let index = 0; index < 12; index += 1) {
    if (index > 0 && index % 3 === 0) app.advance(HOUR)
    await app.visitor.ask(submitLead, { body: { ...lead, message: `Number ${index}` } })
    await app.drain()
  }
  expect(receipts()).toHaveLength(10)
  app.advance(24 * HOUR)
  await app.visitor.ask(submitLead, { body: { ...lead, message: 'The next day' } })
  await app.drain()
  expect(receipts()).toHaveLength(11)
})

test('AB24: whoever spells the domain of an address differently sends its mailbox no more than three receipts', async () => {
  const app = await startTestApp()
  const domains = [
    '\u24d1akery.example',
    'bakery\u3002example',
    '%62akery.example',
    'BAKERY.example',
    '\uff42akery.example',
  ]
  const statuses: number[] = []
  for (const domain of ['bakery.example', ...domains]) {
    const body = { ...lead, email: `ada@${domain}`, message: domain }
    statuses.push((await app.visitor.call(submitLead, { body })).status)
  }
  await app.drain()
  expect(statuses).toEqual([200, 200, 200, 400, 200, 200])
  const receipts = app.mail.messages().filter(({ subject }) => subject.startsWith('We have your message'))
  expect(receipts.map(({ to }) => to[0])).toEqual(Array(3).fill(lead.email))
})

test('a phone number in a mail does not break across lines', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const { html } = await app.mail.waitFor(({ to }) => to[0] === lead.email)
  const words = html.replace(/<[^>]+>/g, ' ')
  expect(words).toContain('call (631)\u00a0555-0142.')
  expect(words).not.toContain('(631) 555')
})

test.each(['https://casino.test', 'win at Casino.test now', 'www.casino'])(
  'AB24: the receipt does not repeat a name or message that contains a web address (%s)',
  async (words) => {
    const app = await startTestApp()
    await app.visitor.ask(submitLead, { body: { ...lead, name: 'casino.test wins', message: words } })
    await app.drain()
    const { subject, text, html } = await app.mail.waitFor(({ to }) => to[0] === lead.email)
    expect(subject).toBe('We have your message')
    expect(text).toContain('Thank you for getting in touch')
    expect(text + html).not.toMatch(/casino/i)
    expect((await storedLeads(app))[0]?.message).toBe(words)
  },
)

test('AB24: a visitor who sends three messages through the whole form is not flagged', async () => {
  const app = await startTestApp()
  for (const words of ['one', 'two', 'three']) {
    await app.visitor.ask(submitLead, { body: { ...lead, message: words } })
    await app.visitor.ask(sendContactEmail, { body: { ...contactMessage, message: words } })
    await app.visitor.ask(sendLeadNotification, { body: { ...notification, notes: words } })
  }
  expect((await storedLeads(app)).map(({ flags }) => flags)).toEqual([[], [], []])
})

test.each([
  ['fills in the honeypot field', { faxNumber: '555' }, 'honeypot'],
  ['takes less than two seconds', { elapsedMs: 800 }, 'too_fast'],
])('a bot that %s is stored with a flag and gets no receipt', async (_what, marks, flag) => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, ...marks } })
  await app.drain()
  expect((await storedLeads(app))[0]?.flags).toEqual([flag])
  expect(app.mail.messages().map(({ subject }) => subject)).toEqual(['[check] New lead: Ada Baker'])
})

test('AB27: HTML in a visitor’s name is escaped in the mail and stored as it was typed', async () => {
  const app = await startTestApp()
  const name = '<script>alert(1)</script>'
  await app.visitor.ask(submitLead, { body: { ...lead, name, message: '<img src=x onerror=alert(1)>' } })
  await app.drain()
  const mail = await app.mail.waitFor(({ to }) => to[0] === 'inbox@beacon.test')
  expect(mail.html).not.toMatch(/<script|<img/)
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect((await storedLeads(app))[0]?.name).toBe(name)
})

test('whoever has asked without a message reads that the request has arrived', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, message: '' } })
  await app.drain()
  const { subject, text } = await app.mail.waitFor(({ to }) => to[0] === lead.email)
  expect(subject).toBe('We have your request, Ada')
  expect(text).toContain('A person reads every request')
})

test('a receipt that leaves the message out has no empty paragraph there and starts with the thanks', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, message: 'See www.casino.example' } })
  await app.drain()
  const receipt = await app.mail.waitFor(({ to }) => to[0] === lead.email)
  expect(receipt.text).toMatch(/are free: \S+\/booking\n\n-- \n/)
  expect(receipt.html).not.toMatch(/<p[^>]*><\/p>/)
  const [firstWords = ''] = receipt.html.replace(/^.*?<body[^>]*>/s, '').match(/[^<>\s][^<>]{5,}(?=<)/) ?? []
  expect(firstWords).toMatch(/^Thank you for getting in touch/)
  const notice = await app.mail.waitFor(({ to }) => to[0] === 'inbox@beacon.test')
  expect(notice.text).toMatch(/\n\nOpen the lead: http/)
})

test('a long email address in a mail breaks at its dots and at sign, not within a word', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, {
    body: { ...lead, email: 'ada.baker@bakes.example', message: 'Or ask bo@bakes.example.' },
  })
  await app.drain()
  const mail = await app.mail.waitFor(({ to }) => to[0] === 'inbox@beacon.test')
  expect(mail.html).toContain('ada<wbr>.baker<wbr>@bakes<wbr>.example')
  expect(mail.html).toContain('Or ask bo<wbr>@bakes<wbr>.example.')
  expect(mail.text).toContain('ada.baker@bakes.example')
})
