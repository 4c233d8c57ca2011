import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Over how many days the agency looks back, today included. */
const figureDays = ['7', '30', '90'] as const
export type FigureDays = (typeof figureDays)[number]

const figuresSchema = z.object({
  /** What was paid in the period, in cents, minus refunds since. */
  ordersCents: z.number().int(),
  sessionsCents: z.number().int(),
  /** Orders that were paid. */
  orders: z.number().int(),
  /** Bookings that were made, also those that were cancelled since. */
  bookings: z.number().int(),
  /** Sessions whose time has come, and how many of them nobody came to. */
  sessions: z.number().int(),
  noShows: z.number().int(),
  /** Without suspected bots. */
  leads: z.number().int(),
  /** How many of these leads are won by now. */
  won: z.number().int(),
})
export type Figures = z.output<typeof figuresSchema>

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures',
  summary: 'Money, bookings and leads of the last days in New York, beside as many days before them',
  access: 'administrator',
  query: z.object({ days: z.enum(figureDays).default('7') }),
  response: z.object({
    /** The first day and the last one, which is today. */
    from: z.string(),
    until: z.string(),
    now: figuresSchema,
    /** The period before, of the same length; its last day, like today, counts up to this time of day. */
    before: figuresSchema,
    /** Where the leads came from, most first. */
    origins: z.array(z.object({ name: z.string(), leads: z.number().int(), won: z.number().int() })),
  }),
})
