import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { changeManagedBooking, createBooking, readAvailability } from '@beacon/contract/booking'
import { startMailServer } from '@beacon/stand-ins/mail-server'
import { expect, onTestFinished, test } from 'vitest'
import { bookingRequest } from '../../../test/bookings.ts'
import { readCalendar } from '../../../test/calendar.ts'
import { createClient } from '../../../test/client.ts'
import { newDatabase } from '../../../test/database.ts'
import { newFolder } from '../../../test/temp-folder.ts'

const SERVER = fileURLToPath(new URL('../../../test/server-in-zone.ts', import.meta.url))

/** A server process in another time zone, and its mail server. */
async function startIn(zone: string, now: string) {
  const mail = await startMailServer()
  const server = spawn(process.execPath, [SERVER, now, newFolder(), mail.url, await newDatabase()], {
    env: { ...process.env, TZ: zone },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await mail.close()
  })
  const [origin] = (await once(server.stdout, 'data')) as [Buffer]
  return { mail, visitor: createClient(String(origin).trim()) }
}

const zones = ['Pacific/Auckland', 'America/Los_Angeles']

/** The Friday before a clock change, so that the days before and after it are both offered. */
const changes = [
  {
    name: 'go forward on March 14, 2027',
    now: '2027-03-12T17:00:00.000Z',
    days: [
      ['2027-03-13', '2027-03-13T14:00:00.000Z', 'EST'],
      ['2027-03-15', '2027-03-15T13:00:00.000Z', 'EDT'],
    ],
    first: '2027-03-13',
    last: '2027-03-26',
  },
  {
    name: 'go back on November 7, 2027',
    now: '2027-11-05T16:00:00.000Z',
    days: [
      ['2027-11-06', '2027-11-06T13:00:00.000Z', 'EDT'],
      ['2027-11-08', '2027-11-08T14:00:00.000Z', 'EST'],
    ],
    first: '2027-11-06',
    last: '2027-11-19',
  },
] as const

const cases = changes.flatMap((change) => zones.map((zone) => ({ ...change, zone })))

const TITLE = 'BOOK-2, BOOK-3: where the clocks $name, 9 AM stays 9 AM in New York, on a server in $zone'

test.each(cases)(TITLE, async ({ zone, now, first, last, days }) => {
  const { visitor, mail } = await startIn(zone, now)
  const { dates } = await visitor.ask(readAvailability)
  expect(dates).toHaveLength(12)
  expect([dates[0]?.date, dates.at(-1)?.date]).toEqual([first, last])

  for (const [date, utc, season] of days) {
    const day = dates.find((offered) => offered.date === date)
    expect(day?.slots[0]).toEqual({ time: '9:00 AM', available: true, startsAt: utc })
    expect(day?.slots).toHaveLength(9)
    const body = { ...bookingRequest, date, email: `${season}@line.test` }
    expect((await visitor.ask(createBooking, { body })).startsAt).toBe(utc)

    const confirmation = await mail.waitFor(({ to }) => to[0] === body.email)
    expect(confirmation.subject).toContain(`at 9:00 AM ${season}`)
    const [entry] = readCalendar(confirmation.attachments[0]?.text ?? '')
    expect(entry?.startsAt.toISOString()).toBe(utc)
    expect(entry?.zone).toBe('America/New_York')
  }

  // A booking from before the change is moved to a day after it.
  const [[, , before], [after]] = days
  const { text } = await mail.waitFor(({ to }) => to[0] === `${before}@line.test`)
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
  const body = { action: 'reschedule', date: after, time: '4:00 PM' }
  const { booking } = await visitor.ask(changeManagedBooking, { query: { token }, body })
  const slot = dates.find(({ date }) => date === after)?.slots.find(({ time }) => time === '4:00 PM')
  expect(booking).toMatchObject({ date: after, time: '4:00 PM', startsAt: slot?.startsAt })
})
