import { readFileSync } from 'node:fs'
import autocannon, { type Request, type Result } from 'autocannon'
import { percentile } from '../lib/table.ts'

/** The kernel's clock ticks a second, for the processor time in /proc. */
const TICKS = 100

export interface Target {
  name: string
  url: string
  /** The process that answers, for its processor time. */
  pid: number | undefined
  request?: Request
  connections: number
}

export interface Measurement {
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Microseconds of the server's processor time a request; NaN where the system does not tell. */
  cpuMicros: number
  failures: number
}

/** Loads one target for some seconds, as fast as it answers. */
export async function load(target: Target, seconds: number): Promise<Measurement> {
  const { url, pid, request, connections } = target
  const answerMs: number[] = []
  const cpuBefore = cpuSeconds(pid)
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const run = autocannon(
    { url, connections, duration: seconds, ...(request && { requests: [request] }) },
    (error: unknown, result) => (error ? reject(error) : resolve(result)),
  )
  run.on('response', (_client, _status, _bytes, ms) => answerMs.push(ms))
  const result = await promise
  return {
    perSecond: answerMs.length / result.duration,
    p50: percentile(answerMs, 0.5),
    p95: percentile(answerMs, 0.95),
    p99: percentile(answerMs, 0.99),
    cpuMicros: ((cpuSeconds(pid) - cpuBefore) * 1e6) / answerMs.length,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** User and system time of a process so far. */
export function cpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return Number.NaN
  }
}

/** Resident memory of a process, in MB; NaN where the system does not tell. */
export function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000)
  } catch {
    return Number.NaN
  }
}
