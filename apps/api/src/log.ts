import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { createLogLines } from './log-lines.ts'

const STANDARD_OUTPUT = 1

/** One JSON line an event, on standard output. */
export function createLog(config: Config): Logger {
  return pino(
    { level: config.logLevel, base: undefined, timestamp: isoTime() },
    createLogLines(STANDARD_OUTPUT),
  )
}

/** Formatted once a millisecond: it is a third of a line's cost, and many lines may share one. */
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
