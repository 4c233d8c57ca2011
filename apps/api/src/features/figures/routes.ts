import { agency } from '@beacon/content/agency'
import { type Figures, readFigures } from '@beacon/contract/figures'
import { dayBounds, daysBefore } from '@beacon/rules/booking-calendar'
import { dateAfter } from '@beacon/rules/day-words'
import { originOf } from '@beacon/rules/lead-origin'
import { type Clock, today } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { bookingsMade, leadsOf, moneyOf, type Period, sessionsHeld } from './store.ts'

const MOST_ORIGINS = 6
const { timeZone } = agency

/** Recent revenue, bookings and leads. */
export function bindFigures(bind: Bind, { db, clock }: { db: Db; clock: Clock }): void {
  bind(readFigures)(async ({ query }) => {
    const now = clock()
    const days = Number(query.days)
    const until = today(now)
    const from = dateAfter(until, 1 - days)
    // Includes the current millisecond.
    const end = new Date(now.getTime() + 1)
    const period = { from: startOf(from), until: end.toISOString() }
    // Today is not over, so the period before ends at the same time of day.
    const earlier = {
      from: startOf(dateAfter(from, -days)),
      until: daysBefore(timeZone, end, days).toISOString(),
    }
    const leads = await leadsOf(db, period)
    return {
      from,
      until,
      now: await figuresOf(db, period, leads),
      before: await figuresOf(db, earlier, await leadsOf(db, earlier)),
      origins: originsOf(leads).slice(0, MOST_ORIGINS),
    }
  })
}

const startOf = (date: string): string => dayBounds(timeZone, date).from.toISOString()

type Leads = Awaited<ReturnType<typeof leadsOf>>

async function figuresOf(db: Db, period: Period, leads: Leads): Promise<Figures> {
  const [money, bookings, sessions] = await Promise.all([
    moneyOf(db, period),
    bookingsMade(db, period),
    sessionsHeld(db, period),
  ])
  return { ...money, bookings, ...sessions, leads: countOf(leads), won: countOf(leads.filter(isWon)) }
}

const isWon = ({ status }: Leads[number]): boolean => status === 'won'
const countOf = (leads: Leads): number => leads.reduce((sum, each) => sum + each.leads, 0)

/** Where they came from, most first. */
function originsOf(leads: Leads) {
  return [...Map.groupBy(leads, originOf)]
    .map(([name, those]) => ({ name, leads: countOf(those), won: countOf(those.filter(isWon)) }))
    .sort((one, other) => other.leads - one.leads || one.name.localeCompare(other.name))
}
