import { z } from 'zod'
import { closingSchema } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { calendarDate, line, optional, wallTime } from './fields.ts'

const closedDays = z.object({
  closedDays: z.array(
    closingSchema.extend({
      /** The part of the day that is closed; null where whole days are, which visitors are told of. */
      hours: z.object({ from: wallTime, to: wallTime }).nullable(),
      /** For the administrators alone. */
      note: z.string(),
      /** How many bookings are in this time nevertheless: they were made before, and stay. */
      bookings: z.number().int(),
      /** The day of the first of them. */
      firstBooked: calendarDate.nullable(),
    }),
  ),
})

const note = optional(line(100, 'The note'))
/** The last one of several days; without it there is one. */
const lastDay = calendarDate.optional()

export const listClosedDays = endpoint({
  method: 'GET',
  path: '/api/admin/closed-days',
  summary:
    'The days from today on which nothing can be booked, or not at all hours; those in a row are one entry',
  access: 'administrator',
  response: closedDays,
})

export const closeDays = endpoint({
  method: 'PUT',
  path: '/api/admin/closed-days/:date',
  summary: 'Close a day, or every day until another one; their bookings stay',
  access: 'administrator',
  act: 'day.close',
  params: z.object({ date: calendarDate }),
  body: z.object({
    until: lastDay,
    message: optional(line(150, 'The message')),
    note,
  }),
  response: closedDays,
})

export const openDays = endpoint({
  method: 'DELETE',
  path: '/api/admin/closed-days/:date',
  summary: 'Open a closed day again, or every one until another one',
  access: 'administrator',
  act: 'day.open',
  params: z.object({ date: calendarDate }),
  query: z.object({ until: lastDay }),
  response: closedDays,
})

const quarterHour = wallTime.regex(/:(00|15|30|45) /, 'Please choose a time on the quarter hour')
/** New York time; the end is not part of it. */
const hours = { from: quarterHour, to: quarterHour }
const hoursPath = '/api/admin/closed-days/:date/hours'

export const closeHours = endpoint({
  method: 'PUT',
  path: hoursPath,
  summary: 'Close a part of a day, of which visitors are told nothing; its bookings stay',
  access: 'administrator',
  act: 'day.close',
  params: z.object({ date: calendarDate }),
  body: z.object({ ...hours, note }),
  response: closedDays,
})

export const openHours = endpoint({
  method: 'DELETE',
  path: hoursPath,
  summary: 'Open a closed part of a day again',
  access: 'administrator',
  act: 'day.open',
  params: z.object({ date: calendarDate }),
  query: z.object(hours),
  response: closedDays,
})
