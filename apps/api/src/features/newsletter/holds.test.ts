import { listCampaigns, stopCampaign } from '@beacon/contract/campaigns'
import { listSubscribers, restoreRefused } from '@beacon/contract/subscribers'
import { expect, onTestFinished, test } from 'vitest'
import { letter } from '../../../test/examples.ts'
import { fillList, joinList, sendLetter } from '../../../test/newsletter.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { randomIds } from '../../clock.ts'

/** Adds readers whose mail server refuses their mailbox, each at a domain of its own or all at one. */
async function refuseReaders(app: TestApp, readers: number, domainOf: (reader: number) => string) {
  await fillList(app, 'merch', readers)
  for (let reader = 0; reader < readers; reader += 1)
    await app.rows(
      `update subscriber set email = 'bounce+${reader}@${domainOf(reader)}', email_key = 'bounce+${reader}@${domainOf(reader)}' where id = 'merch-${reader}' returning id`,
    )
}

/** Makes the mail servers accept those mailboxes again. */
const acceptReaders = (app: TestApp) =>
  app.rows(
    `update subscriber set email = replace(email, 'bounce', 'reader'), email_key = replace(email_key, 'bounce', 'reader') returning id`,
  )

/** What the letters' screen shows to an administrator who signs in hours later. */
const lettersOf = async (app: TestApp) => (await app.signIn()).ask(listCampaigns, { query: {} })

async function passHours(app: TestApp, hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    app.advance(HOUR)
    await app.drain()
  }
}

const heldMails = (app: TestApp) =>
  app.mail.messages().filter(({ subject }) => subject.startsWith('Letters on hold'))
const refusedRows = (app: TestApp) =>
  app.rows('select refused_at from subscriber where refused_at is not null')

test('made-up addresses that signed up one after the other do not hold the letters of everybody', async () => {
  const app = await startTestApp()
  await fillList(app, 'merch', 120)
  for (let reader = 0; reader < 120; reader += 1) {
    // As our ids are: the time comes first, and the rest is random.
    const id = String(reader).padStart(10, '0') + randomIds().slice(10)
    const name = reader >= 50 && reader < 57 ? 'bounce+' : 'reader-'
    const email = `${name}${reader}@shop-${reader}.example`
    await app.rows(
      `update subscriber set id = '${id}', email = '${email}', email_key = '${email}' where id = 'merch-${reader}' returning id`,
    )
  }
  // What is answered later is answered at a later instant.
  const ticking = setInterval(() => app.advance(1), 1)
  onTestFinished(() => clearInterval(ticking))
  await sendLetter(app)
  await app.drain()
  expect(await lettersOf(app)).toMatchObject({
    holds: [],
    campaigns: [{ state: 'sent', sent: 113, undeliverable: 7 }],
  })
})

test('BLOG-11: if every reader is refused, none is marked, the agency is told once, and letters are sent later', async () => {
  const app = await startTestApp()
  await refuseReaders(app, 12, (reader) => `shop-${reader}.example`)
  await sendLetter(app)
  await app.drain()
  await passHours(app, 3)
  expect(await refusedRows(app)).toEqual([])
  expect(heldMails(app)).toHaveLength(1)
  expect(app.mail.read(heldMails(app)[0]?.id ?? '')?.text).toContain('/admin/subscribers?view=letters')
  expect(await lettersOf(app)).toMatchObject({
    campaigns: [{ state: 'sending', sent: 0, undeliverable: 0, stuck: 0 }],
    holds: [{ domain: '' }],
  })

  await acceptReaders(app)
  await app.settle()
  expect(await lettersOf(app)).toMatchObject({ campaigns: [{ state: 'sent', sent: 12 }], holds: [] })
  expect(app.mail.messages().filter(({ subject }) => subject === letter.subject)).toHaveLength(12)
})

test('a domain that refuses all of its addresses does not delay the other domains', async () => {
  const app = await startTestApp()
  await refuseReaders(app, 12, (reader) => (reader % 2 ? 'big.example' : `shop-${reader}.example`))
  await app.rows(
    `update subscriber set email = replace(email, 'bounce', 'reader'), email_key = replace(email_key, 'bounce', 'reader') where email not like '%big.example' returning id`,
  )
  await sendLetter(app)
  await app.drain()
  expect(await lettersOf(app)).toMatchObject({
    campaigns: [{ state: 'sending', sent: 6 }],
    holds: [{ domain: 'big.example' }],
  })
  expect(await refusedRows(app)).toEqual([])
  expect(heldMails(app)[0]?.subject).toContain('at big.example')
})

test('refusals of big.com do not count for big.co, whose name it begins with', async () => {
  const app = await startTestApp()
  await refuseReaders(app, 4, () => 'big.com')
  await sendLetter(app)
  await app.settle()
  app.advance(MINUTE)
  await joinList(app, 'ada@shop.example', 'merch')
  await sendLetter(app, 'The next letter')
  await app.settle()
  app.advance(MINUTE)
  await joinList(app, 'ben@bakery.example', 'merch')
  await app.rows(
    `update subscriber set email = 'bounce@big.co', email_key = 'bounce@big.co' where email like 'ben%' returning id`,
  )
  await sendLetter(app, 'The last letter')
  await app.drain()
  expect(await lettersOf(app)).toMatchObject({ holds: [] })
  expect(await refusedRows(app)).toHaveLength(5)
})

test('addresses refused for most of a day are marked, and the administrator can restore them all by day', async () => {
  const app = await startTestApp()
  await refuseReaders(app, 12, () => 'closed.example')
  await sendLetter(app)
  await passHours(app, 26)
  const admin = await app.signIn()
  const undeliverable = () => admin.ask(listSubscribers, { query: { state: 'undeliverable' } })
  const { total, refusedOn } = await undeliverable()
  expect(total).toBe(12)
  expect(await lettersOf(app)).toMatchObject({
    campaigns: [{ state: 'sent', undeliverable: 12, stuck: 0 }],
  })
  expect(heldMails(app).length).toBeLessThanOrEqual(2)

  expect(refusedOn.reduce((sum, { addresses }) => sum + addresses, 0)).toBe(12)
  for (const { day, addresses } of refusedOn)
    expect(await admin.ask(restoreRefused, { body: { day } })).toEqual({ addresses })
  expect(await undeliverable()).toMatchObject({ total: 0, refusedOn: [] })
  expect(
    await app.rows(`select act, outcome from audit_entry where act = 'subscriber.restore-day'`),
  ).toHaveLength(refusedOn.length)
})

test('a few refused addresses are marked at once, without a hold', async () => {
  const app = await startTestApp()
  await refuseReaders(app, 4, (reader) => `shop-${reader}.example`)
  await joinList(app, 'ada@shop.example', 'merch')
  await sendLetter(app)
  await app.settle()
  expect(await refusedRows(app)).toHaveLength(4)
  expect(heldMails(app)).toEqual([])
})

test('a letter stopped while it was on hold is not sent', async () => {
  const app = await startTestApp()
  await refuseReaders(app, 6, (reader) => `shop-${reader}.example`)
  const { id } = await sendLetter(app)
  await app.drain()
  await (await app.admin()).ask(stopCampaign, { params: { id } })
  await acceptReaders(app)
  await app.settle()
  expect(await lettersOf(app)).toMatchObject({ campaigns: [{ state: 'stopped', sent: 0, skipped: 6 }] })
})

test('BLOG-11: what was refused of a letter that was stopped stays marked, and holds up no other letter', async () => {
  const app = await startTestApp()
  await refuseReaders(app, 4, (reader) => `shop-${reader}.example`)
  const { id } = await sendLetter(app)
  await app.settle()
  await (await app.admin()).ask(stopCampaign, { params: { id } })
  app.advance(MINUTE)
  await joinList(app, 'ben@bakery.example', 'merch')
  await app.rows(
    `update subscriber set email = 'bounce@bakery.example', email_key = 'bounce@bakery.example' where email like 'ben%' returning id`,
  )
  await sendLetter(app, 'The next letter')
  await app.drain()
  expect(await lettersOf(app)).toMatchObject({
    campaigns: [{ undeliverable: 1 }, { undeliverable: 4 }],
    holds: [],
  })
  expect(await refusedRows(app)).toHaveLength(5)
})

test('a hold that was set by a clock months ahead holds up no letter once the clock is right', async () => {
  const app = await startTestApp()
  app.advance(90 * 24 * HOUR)
  await refuseReaders(app, 12, () => 'big.example')
  await sendLetter(app)
  await app.drain()
  expect(await lettersOf(app)).toMatchObject({ holds: [{ domain: 'big.example' }] })

  app.advance(-90 * 24 * HOUR)
  await acceptReaders(app)
  await sendLetter(app, 'The next letter')
  await app.drain()
  const { campaigns, holds } = await lettersOf(app)
  expect(holds).toEqual([])
  expect(campaigns.find(({ subject }) => subject === 'The next letter')).toMatchObject({ sent: 12 })
})
