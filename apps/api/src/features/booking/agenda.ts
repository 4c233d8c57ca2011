import { bookingCalendar, bookingServices } from '@beacon/content/booking-services'
import {
  cellsOf,
  dayBounds,
  instantOf,
  isOffered,
  offeredDates,
  type Slot,
  slotsOf,
  type WallTime,
  wallTimeOf,
} from '@beacon/rules/booking-calendar'
import { type Closing, isClosedOn } from '@beacon/rules/closings'
import { DAY_MS, MINUTE_MS, today } from '../../clock.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import { AppError, invalidAt } from '../../http/errors.ts'
import { closedAmong, closingsFrom, listClosedCells } from './day-store.ts'
import { isKept } from './deadlines.ts'
import { takeCells, takenCells } from './store.ts'

export type Service = (typeof bookingServices)[number]

const { timeZone } = bookingCalendar
const SHORTEST = Math.min(...bookingServices.map(({ durationMinutes }) => durationMinutes))

/** A service that is offered today; people and bookings may name one that no longer is. */
export const findService = (serviceId: string): Service | undefined =>
  bookingServices.find(({ id }) => id === serviceId)

/** @throws AppError invalid_input with the specification's sentence */
export function serviceOf(serviceId: string): Service {
  const service = findService(serviceId)
  if (service) return service
  throw invalidAt('serviceId', 'Please select a valid service.')
}

/** The instant of a New York date and time; undefined for one that does not exist (a change of clocks). */
export const startOf = (wall: WallTime): Date | undefined => instantOf(timeZone, wall)

/** Whether a visitor may choose this start; whether it is still free is decided by taking it. */
export function offeredStart(now: Date, { date, time }: WallTime): Date {
  const wall = { date, time }
  const startsAt = startOf(wall)
  if (!startsAt || !isOffered(bookingCalendar, datesOffered(now), wall))
    throw notOffered('This time is not offered.')
  return startsAt
}

/**
 * Refuses a visitor what the owner has closed of a session's time.
 * @param kept what was kept for them before, which a closing does not take away
 */
export async function refuseClosed(
  db: Db | Tx,
  { startsAt, durationMinutes }: { startsAt: Date; durationMinutes: number },
  kept?: Pick<BookingRow, 'ends_at'>,
): Promise<void> {
  const from = kept ? new Date(kept.ends_at) : startsAt
  const until = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS)
  const closed = from < until && (await closedFor(db, { from, until }))
  if (closed) throw notOffered(`We are closed ${closed}.`)
}

/** Whether the owner has closed the day of this time, or a part of the time; undefined if neither. */
export async function closedFor(
  db: Db | Tx,
  time: { from: Date; until: Date },
): Promise<'on this day' | 'at this time' | undefined> {
  const closed = await closedAmong(db, wallTimeOf(timeZone, time.from).date, time)
  if (closed.has('day')) return 'on this day'
  return closed.has('hours') ? 'at this time' : undefined
}

/** Further ahead, the year must be a mistake. */
const LOOKED_AHEAD_MS = 2 * 366 * DAY_MS

/** A start that the administrator may choose: any future quarter of an hour. */
export function anyStart(now: Date, wall: WallTime): Date {
  const startsAt = startOf(wall)
  if (wall.date < today(now)) throw dayIsOver()
  if (!startsAt || startsAt <= now) throw notOffered('This time is in the past, or does not exist.')
  if (startsAt.getTime() > now.getTime() + LOOKED_AHEAD_MS)
    throw invalidAt('date', 'This is more than two years ahead.')
  if (cellsOf(startsAt, 0).length > 0) throw notOffered('Please choose a time on the quarter hour.')
  return startsAt
}

const notOffered = (sentence: string) => invalidAt('time', sentence)

/** The error for a day in the past. */
export const dayIsOver = () => invalidAt('date', 'This day is in the past')

/** Reserves the time of a booking. @throws AppError slot_taken */
export async function takeTime(tx: Tx, booking: TimeOfBooking): Promise<void> {
  if (!(await tryToTakeTime(tx, booking))) throw new AppError('slot_taken')
}

/** The same, but returns false when a part of the time is taken. */
export const tryToTakeTime = (tx: Tx, booking: TimeOfBooking): Promise<boolean> =>
  takeCells(tx, booking.id, cellsOfBooking(booking))

const cellsOfBooking = ({ starts_at, duration_minutes }: TimeOfBooking): string[] =>
  cellsOf(new Date(starts_at), duration_minutes)

type TimeOfBooking = Pick<BookingRow, 'id' | 'starts_at' | 'duration_minutes'>

interface Day {
  date: string
  isClosed: boolean
  slots: Slot[]
}

interface AvailabilityQuery {
  from?: string | undefined
  to?: string | undefined
  /** The shortest session by default. */
  durationMinutes?: number | undefined
  /** A booking whose own time counts as free; for a session from its start as open, too, while it is kept for whoever asks. */
  own?: BookingRow | undefined
}

interface Availability {
  days: Day[]
  /** Why some of them are closed, and until when. */
  closings: Closing[]
}

/** The offered days in a range, with their free times. */
export async function availability(db: Db | Tx, now: Date, query: AvailabilityQuery): Promise<Availability> {
  const { from = '', to = '9999', durationMinutes = SHORTEST, own } = query
  const dates = datesOffered(now).filter((date) => from <= date && date <= to)
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return { days: [], closings: [] }
  const period = { from: boundsOf(first).from, until: sessionsEnd(last) }
  const [closings, closedCells, taken] = await Promise.all([
    closingsFrom(db, first),
    listClosedCells(db, period),
    takenCells(db, { ...period, except: own?.id }),
  ])
  const closed = new Set(closedCells.map(({ starts_at }) => starts_at))
  const kept = new Set(own && isKept(own, now) ? cellsOfBooking(own) : [])
  const days = dates.map((date) => {
    const isShut = isClosedOn(closings, date)
    const isOpen = (cell: string, startsAt: Date) =>
      (own?.starts_at === startsAt.toISOString() && kept.has(cell)) || !(isShut || closed.has(cell))
    const isTaken = (cell: string, startsAt: Date) => taken.has(cell) || !isOpen(cell, startsAt)
    const slots = slotsOf(bookingCalendar, date, durationMinutes, isTaken)
    return { date, isClosed: isShut && !slots.some(({ available }) => available), slots }
  })
  return { days, closings: closings.filter(({ from }) => from <= last) }
}

/** A late session may run past midnight; an extra day costs nothing. */
const sessionsEnd = (date: string): Date => new Date(boundsOf(date).until.getTime() + DAY_MS)

/** The New York day and time of a booking. */
export const wallTimeOfBooking = ({ starts_at }: Pick<BookingRow, 'starts_at'>): WallTime =>
  wallTimeOf(timeZone, new Date(starts_at))

/** The days on offer at an instant; they change at midnight in New York. */
function datesOffered(now: Date): string[] {
  if (!(offer && offer.from <= now && now < offer.until))
    offer = { ...boundsOf(today(now)), dates: offeredDates(bookingCalendar, now) }
  return offer.dates
}

let offer: { from: Date; until: Date; dates: string[] } | undefined

/** The instants between which a range of days lies. */
export const boundsOf = (date: string): { from: Date; until: Date } => dayBounds(timeZone, date)
