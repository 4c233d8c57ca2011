import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** One JSON line an event. Lines are gathered for half a second, because a write for each costs a call a third more. */
export function createLog(config: Config): Logger {
  const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 })
  return pino({ level: config.logLevel, base: undefined, timestamp: isoTime() }, lines)
}

/** Written out once a millisecond: it is a third of a line's price, and many lines may fall into one. */
function isoTime(): () => string {
  let at = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== at) {
      at = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}
