/** The hours of some weekdays (0 is Sunday) in wall time, 24-hour 'HH:MM'; without times those days are closed. */
export interface OpeningHours {
  days: readonly number[]
  opens?: string
  closes?: string
}

export interface OpeningState {
  isOpen: boolean
  /** Today where the office is, 0 is Sunday. */
  weekday: number
  /** `Open now, until 6 PM`, or `Closed now, opens Monday 9 AM`. */
  sentence: string
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAYS_A_WEEK = 7

/**
 * Whether an office is open at an instant, and when that changes. Only wall clocks are compared, never durations, so
 * the days on which the clocks change need no rule of their own.
 */
export function openingState(hours: readonly OpeningHours[], timeZone: string, now: Date): OpeningState {
  const { weekday, time } = wallClock(now, timeZone)
  const today = hoursOf(hours, weekday)
  if (today?.opens && today.closes && today.opens <= time && time < today.closes) {
    return { isOpen: true, weekday, sentence: `Open now, until ${clockTime(today.closes)}` }
  }
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const day = (weekday + ahead) % DAYS_A_WEEK
    const opens = hoursOf(hours, day)?.opens
    const isPast = ahead === 0 && opens !== undefined && opens <= time
    if (!opens || isPast) continue
    return {
      isOpen: false,
      weekday,
      sentence: `Closed now, opens ${dayName(day, ahead)} ${clockTime(opens)}`,
    }
  }
  return { isOpen: false, weekday, sentence: 'Closed' }
}

const hoursOf = (hours: readonly OpeningHours[], weekday: number) =>
  hours.find(({ days }) => days.includes(weekday))

function dayName(weekday: number, ahead: number): string {
  if (ahead === 0) return 'today'
  return ahead === 1 ? 'tomorrow' : (WEEKDAYS[weekday] ?? '')
}

/** '18:00' as `6 PM`, '09:30' as `9:30 AM`. */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

interface WallClock {
  weekday: number
  /** 24-hour 'HH:MM'. */
  time: string
}

/** Where Temporal is missing yet, a formatter tells the same; the first one costs a phone 100 ms. */
function wallClock(instant: Date, timeZone: string): WallClock {
  if (typeof Temporal === 'undefined') return formattedClock(instant, timeZone)
  const there = instant.toTemporalInstant().toZonedDateTimeISO(timeZone)
  return { weekday: there.dayOfWeek % DAYS_A_WEEK, time: there.toPlainTime().toString().slice(0, 5) }
}

function formattedClock(instant: Date, timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { weekday: WEEKDAYS.indexOf(parts.weekday ?? ''), time: `${parts.hour}:${parts.minute}` }
}
