import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import type { Db } from '../../apps/api/src/db/schema.ts'
import { bookingServices } from '../../packages/content/src/booking-services.ts'
import { createBooking } from '../../packages/contract/src/booking.ts'
import { cancelBooking, createBookingFor } from '../../packages/contract/src/booking-admin.ts'
import { signIn } from './api-server.ts'
import { freeSlots, type Slot } from './free-slots.ts'

interface Race {
  /** Servers that share one database. */
  urls: readonly string[]
  databaseUrl: string
  rounds: number
  /** How many people want the time of a round. */
  people: number
  random: () => number
  onRound?: (round: number) => void
}

interface RaceReport {
  rounds: number
  requests: number
  /** Rounds for one time that not exactly one person won, or in which somebody got another answer than 409. */
  wrongRounds: number
  /** Pairs of bookings that share a minute. */
  overlaps: number
  /** Bookings made in rounds of different lengths and starts. */
  mixedBookings: number
  mixedRefusals: number
}

const SERVICES = bookingServices.map(({ id }) => id)
const QUARTERS = ['9:00 AM', '9:15 AM', '9:30 AM', '9:45 AM', '10:00 AM', '10:15 AM', '10:30 AM', '11:00 AM']
const EVERY_MIXED = 4

/**
 * Lets many people want one time at once, on several servers: exactly one of them may get it. Every fourth round is of
 * sessions of all lengths around one hour: none may overlap. After each round its bookings are cancelled.
 */
export async function raceForSlots(race: Race): Promise<RaceReport> {
  const { urls, random, people } = race
  const report = { requests: 0, wrongRounds: 0, overlaps: 0, mixedBookings: 0, mixedRefusals: 0 }
  const db = openDatabase(race.databaseUrl, { poolSize: 1 })
  const cookie = await signIn(urls[0] ?? '')
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  async function post(path: string, body: object, person: number) {
    report.requests += 1
    return fetch(`${urls[person % urls.length]}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    })
  }

  const everybody = (round: number, ask: (person: number, wish: object) => Promise<Response>) =>
    Promise.all(
      Array.from({ length: people }, (_, person) =>
        ask(person, { name: `Person ${person}`, email: `person-${round}-${person}@race.test` }),
      ),
    )

  async function raceForOne(round: number, slot: Slot): Promise<void> {
    const answers = await everybody(round, (person, who) =>
      post(createBooking.path, { ...who, ...slot, serviceId: 'free-consultation' }, person),
    )
    const statuses = answers.map(({ status }) => status)
    const won = statuses.filter((status) => status === 201).length
    const lost = statuses.filter((status) => status === 409).length
    const booked = (await scheduledIds(db)).length
    if (won !== 1 || lost !== people - 1 || booked !== 1) report.wrongRounds += 1
  }

  async function raceOfLengths(round: number, { date }: Slot): Promise<void> {
    const answers = await everybody(round, (person, who) =>
      post(
        createBookingFor.path,
        { ...who, date, time: pick(QUARTERS), serviceId: pick(SERVICES), notify: false },
        person,
      ),
    )
    report.mixedBookings += answers.filter(({ status }) => status === 201).length
    report.mixedRefusals += answers.filter(({ status }) => status === 409).length
    report.overlaps += await countOverlaps(db)
  }

  try {
    const slots = await freeSlots(urls[0] ?? '')
    for (let round = 0; round < race.rounds; round += 1) {
      await (round % EVERY_MIXED === EVERY_MIXED - 1 ? raceOfLengths : raceForOne)(round, pick(slots))
      for (const id of await scheduledIds(db)) await post(cancelBooking.path.replace(':id', id), {}, round)
      race.onRound?.(round + 1)
      // A breath for the outbox, which mails the winners.
      await wait(1)
    }
    return { rounds: race.rounds, ...report }
  } finally {
    await db.destroy()
  }
}

const scheduled = (db: Db) => db.selectFrom('booking').where('booking.status', '=', 'scheduled')

const scheduledIds = async (db: Db): Promise<string[]> =>
  (await scheduled(db).select('id').execute()).map(({ id }) => id)

async function countOverlaps(db: Db): Promise<number> {
  const { pairs } = await scheduled(db)
    .innerJoin('booking as other', (join) =>
      join
        .on('other.status', '=', 'scheduled')
        .onRef('booking.id', '<', 'other.id')
        .onRef('booking.starts_at', '<', 'other.ends_at')
        .onRef('other.starts_at', '<', 'booking.ends_at'),
    )
    .select((query) => query.fn.countAll<number>().as('pairs'))
    .executeTakeFirstOrThrow()
  return Number(pairs)
}
