import { Agent, request } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { createBooking } from '../../packages/contract/src/booking.ts'
import { freeSlots, type Slot } from '../lib/free-slots.ts'
import { median, percentile } from '../lib/table.ts'
import { cpuSeconds } from './load.ts'

const SERVICE = 'free-consultation'
const VISITORS = 8
/** Kept-alive connections cost as little as they do behind a proxy. */
const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })

interface BookingRate {
  /** Rows that bare better-sqlite3 inserts, each in a commit of its own that is on the disk. */
  rawPerSecond: number
  bookingsPerSecond: number
  /** Of the raw rate, taken within a round, then the median. */
  share: number
  /** The server's processor time a booking: it hardly moves when other work shares the machine. */
  cpuMicros: number
  p50: number
  p95: number
}

interface Options {
  url: string
  pid: number | undefined
  /** Where the server keeps its database; the raw rows go onto the same disk. */
  folder: string
  rounds: number
  /** How long a round asks of each side. */
  seconds: number
}

/**
 * How many free consultations a second the server books, beside the rate at which the driver alone makes one row a
 * commit durable. The calendar has room for some dozens: it is emptied whenever it is full, outside of the measured time.
 */
export async function measureBookingRate({
  url,
  pid,
  folder,
  rounds,
  seconds,
}: Options): Promise<BookingRate> {
  const calendar = new Sqlite(join(folder, 'beacon.sqlite'))
  const empty = () => calendar.exec('delete from booking_cell')
  const results: { raw: number; ours: number; cpuMicros: number; answers: number[] }[] = []
  await bookFor(seconds / 2, [url], empty)
  for (let round = 0; round < rounds; round += 1) {
    const raw = insertRowsFor(seconds, folder)
    const cpuBefore = cpuSeconds(pid)
    const { bookings, elapsedMs, answers } = await bookFor(seconds, [url], empty)
    const cpuMicros = ((cpuSeconds(pid) - cpuBefore) * 1e6) / bookings
    results.push({ raw, ours: (bookings * 1000) / elapsedMs, cpuMicros, answers })
  }
  calendar.close()
  const answers = results.flatMap((result) => result.answers)
  return {
    rawPerSecond: median(results.map(({ raw }) => raw)),
    bookingsPerSecond: median(results.map(({ ours }) => ours)),
    share: median(results.map(({ raw, ours }) => ours / raw)),
    cpuMicros: median(results.map(({ cpuMicros }) => cpuMicros)),
    p50: percentile(answers, 0.5),
    p95: percentile(answers, 0.95),
  }
}

/** Rows a second: the floor, with the same promise about a power cut. */
function insertRowsFor(seconds: number, folder: string): number {
  const db = new Sqlite(join(folder, 'raw.sqlite'))
  db.pragma('journal_mode = WAL')
  db.exec('create table if not exists row (id integer primary key, text text not null)')
  db.pragma('synchronous = FULL')
  const insert = db.prepare('insert into row (text) values (?)')
  const started = performance.now()
  let rows = 0
  while (performance.now() - started < seconds * 1000) {
    insert.run(`Row ${rows}, about as long as what one has to say in one line of a form.`)
    rows += 1
  }
  const rate = (rows * 1000) / (performance.now() - started)
  db.close()
  return rate
}

/** Books every free time on servers that share a calendar, again and again; `empty` makes room, outside of the time. */
export async function bookFor(seconds: number, urls: readonly string[], empty: () => unknown) {
  const wishes = await freeSlots(urls[0] ?? '', SERVICE)
  const answers: number[] = []
  let bookings = 0
  let elapsedMs = 0
  while (elapsedMs < seconds * 1000) {
    await empty()
    const started = performance.now()
    answers.push(...(await bookAll(urls, wishes)))
    elapsedMs += performance.now() - started
    bookings += wishes.length
  }
  await empty()
  return { bookings, elapsedMs, answers }
}

/** All of these times, a few visitors at once; how long each waited, in milliseconds. */
async function bookAll(urls: readonly string[], wishes: readonly Slot[]): Promise<number[]> {
  const answers: number[] = []
  const waiting = [...wishes]
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (let wish = waiting.pop(); wish; wish = waiting.pop())
        answers.push(await book(urls[visitors % urls.length] ?? '', wish))
    }),
  )
  return answers
}

let visitors = 0

function book(url: string, wish: Slot): Promise<number> {
  visitors += 1
  const person = { name: 'Ada Bench', email: `ada-${visitors}@bench.test`, phone: '516-555-0123' }
  const body = JSON.stringify({ serviceId: SERVICE, ...wish, ...person })
  const started = performance.now()
  return new Promise((done, fail) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
    request(url + createBooking.path, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== createBooking.status)
        fail(new Error(`A booking was answered with ${response.statusCode}.`))
      response.resume().once('end', () => done(performance.now() - started))
    })
      .once('error', fail)
      .end(body)
  })
}
