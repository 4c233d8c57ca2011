import { createBookingLinks } from '../../apps/api/src/features/booking/links.ts'
import { createPrivateLinks } from '../../apps/api/src/http/private-links.ts'
import { bookingCalendar } from '../../packages/content/src/booking-services.ts'
import { changeManagedBooking, createBooking } from '../../packages/contract/src/booking.ts'
import { offeredDates } from '../../packages/rules/src/booking-calendar.ts'
import { countBy, type Evidence, type Finding } from './evidence.ts'
import { type Ask, Refused, type Workload } from './workload.ts'

/** Every so many visitors one keeps the booking; the others make room again. */
const KEEPS_EVERY = 60
const TRIES = 20
const PREFIX = 'booking:'.length
const OVERTAKEN = /^mail\.booking-(?:booked(?:-notice)?$|reminder-)/

interface Options {
  /** What the servers sign the private links with. */
  secret: string
  random: () => number
}

/** Visitors who book a free consultation, and most of whom cancel it by their private link. */
export function createBookingWorkload({ secret, random }: Options): Workload {
  const kept = new Set<string>()
  const cancelled = new Set<string>()
  let turnedAway = 0

  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  /** Asks for one time after another until one is free. */
  async function book(visitor: number, ask: Ask): Promise<string | undefined> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const body = {
        serviceId: 'free-consultation',
        date: pick(offeredDates(bookingCalendar, new Date())),
        time: pick(bookingCalendar.slots.filter(({ open }) => open)).time,
        name: `Visitor ${visitor}`,
        email: `booker-${visitor}@soak.test`,
      }
      const booked = await unless409(ask(createBooking, body))
      if (booked) return booked.id
    }
    return undefined
  }

  return {
    name: 'bookings',

    async visit(visitor, ask) {
      const id = await book(visitor, ask)
      if (id === undefined) {
        turnedAway += 1
        return
      }
      if (visitor % KEEPS_EVERY === 0) {
        kept.add(id)
        return
      }
      const token = createBookingLinks('', createPrivateLinks([secret])).newToken(id)
      // After a lost answer the second attempt hears that it has been cancelled already.
      await unless409(ask(changeManagedBooking, { action: 'cancel' }, { token }))
      cancelled.add(id)
    },

    async verify(evidence) {
      const rows = await evidence.rows<{ id: string; status: string }>('select id, status from booking')
      const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
      const notIn = (ids: ReadonlySet<string>, status: string) =>
        [...ids].filter((id) => statusOf.get(id) !== status).length
      const acknowledged = new Set([...kept, ...cancelled])
      return [
        { what: 'bookings acknowledged', count: acknowledged.size },
        { what: '  cancelled again', count: cancelled.size },
        { what: 'visitors who found no time', count: turnedAway },
        { what: 'acknowledged bookings lost', count: notIn(kept, 'scheduled'), must: 0 },
        { what: 'cancellations lost', count: notIn(cancelled, 'cancelled'), must: 0 },
        {
          what: 'bookings that nobody made',
          count: rows.filter(({ id }) => !acknowledged.has(id)).length,
          must: 0,
        },
        ...(await verifyCalendar(evidence)),
        ...verifyLetters(evidence, cancelled),
      ]
    },

    /** A confirmation, its notice or a reminder whose booking was cancelled before its turn came is not sent any more. */
    overtaken: ({ jobs }) =>
      new Set(
        jobs
          .filter(({ kind, about }) => OVERTAKEN.test(kind) && cancelled.has(about.slice(PREFIX)))
          .map(({ id }) => id),
      ),
  }
}

const verifyCalendar = async ({ count }: Evidence): Promise<Finding[]> => [
  {
    what: 'bookings that overlap',
    count: await count(
      `select count(*) from booking one join booking other
       on one.id < other.id and one.starts_at < other.ends_at and other.starts_at < one.ends_at
       where one.status = 'scheduled' and other.status = 'scheduled'`,
    ),
    must: 0,
  },
  {
    what: 'minutes taken without a booking, or booked without being taken',
    count: Math.abs(
      (await count('select count(*) * 15 from booking_cell')) -
        (await count("select coalesce(sum(duration_minutes), 0) from booking where status = 'scheduled'")),
    ),
    must: 0,
  },
]

/** Each booking is confirmed once and each cancellation told once. */
function verifyLetters({ jobs }: Evidence, cancelled: ReadonlySet<string>): Finding[] {
  const letters = (kind: string) =>
    countBy(jobs.filter((job) => job.kind === kind).map(({ about }) => about.slice(PREFIX)))
  const booked = letters('mail.booking-booked')
  const told = letters('mail.booking-cancelled')
  return [
    { what: 'bookings confirmed twice', count: [...booked.values()].filter((n) => n > 1).length, must: 0 },
    {
      what: 'cancellations not told',
      count: [...cancelled].filter((id) => told.get(id) !== 1).length,
      must: 0,
    },
  ]
}

/** Nothing when the answer is that somebody was faster. */
async function unless409<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refused && error.status === 409) return undefined
    throw error
  }
}
