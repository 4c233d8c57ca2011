import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Ask, Refused, TRY_FOR_MS, type Workload } from './workload.ts'

const ANSWER_WITHIN_MS = 5000

interface Options {
  /** Servers in front of one database: every attempt goes to the next one, as behind a load balancer. */
  urls: readonly string[]
  workloads: readonly Workload[]
  /** How many visitors each workload gets. */
  visitors: number
  /** How many of them are at it at once. */
  clients: number
  /** The server's lives, each settled when it begins; arrivals are spread over them. */
  lives: readonly Promise<void>[]
  lifeMs: number
  random: () => number
}

export interface VisitorReport {
  calls: number
  /** Calls that had to be repeated because the server was gone, slow or failing. */
  repeats: number
  /** Milliseconds of the attempts that were acknowledged. */
  answerMs: number[]
}

/** Lets visitors arrive at random moments and make their calls until each is acknowledged. */
export async function runVisitors(options: Options): Promise<VisitorReport> {
  const { workloads, visitors, clients, lives, lifeMs, random } = options
  const report: VisitorReport = { calls: 0, repeats: 0, answerMs: [] }
  const ask = createPersistentAsk(options.urls, report)
  const arrivals = workloads
    .flatMap((workload) =>
      Array.from({ length: visitors }, (_, visitor) => ({ workload, visitor, at: random() * lives.length })),
    )
    .sort((a, b) => a.at - b.at)

  async function client() {
    for (let next = arrivals.shift(); next; next = arrivals.shift()) {
      const life = Math.floor(next.at)
      await lives[life]
      await wait((next.at - life) * 2 * lifeMs)
      await next.workload.visit(next.visitor, ask)
    }
  }

  await Promise.all(Array.from({ length: clients }, client))
  return report
}

function createPersistentAsk(urls: readonly string[], report: VisitorReport): Ask {
  let attempts = 0
  return async (endpoint, body, query) => {
    const path = `${endpoint.path}${query ? `?${new URLSearchParams(query)}` : ''}`
    const request = {
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    }
    const giveUpAt = Date.now() + TRY_FOR_MS
    report.calls += 1
    while (Date.now() < giveUpAt) {
      const started = performance.now()
      attempts += 1
      const answer = await attempt(`${urls[attempts % urls.length]}${path}`, request)
      if (answer?.ok) {
        report.answerMs.push(performance.now() - started)
        return endpoint.response.parse(answer.body) as never
      }
      if (answer && answer.status < 500) throw new Refused(endpoint.path, answer.status, answer.body)
      report.repeats += 1
      await wait(20 + Math.random() * 80)
    }
    throw new Error(`${endpoint.path} was not acknowledged within ${TRY_FOR_MS / 1000} s`)
  }
}

/** Nothing when the connection broke, or was never there: the visitor cannot know what happened. */
async function attempt(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    return { ok: response.ok, status: response.status, body: (await response.json()) as unknown }
  } catch {
    return undefined
  }
}
