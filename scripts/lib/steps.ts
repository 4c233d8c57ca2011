import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProgram } from './programs.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const LIMIT_MS = 60 * 60_000
/** The exit code of a script that could not run here. */
export const SKIPPED = 77

interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface StepCounts extends Counts {
  /** Of those passed, how many did so on a second try only. */
  retried?: number
}

/** One part of the checks: a Node program, and how its tests are counted. */
export interface Step {
  name: string
  args: readonly string[]
  env?: Record<string, string>
  /** Where the program leaves its report; without one it counts as one test. */
  report?: { file: string; read: (text: string) => StepCounts }
}

interface StepResult extends StepCounts {
  name: string
  seconds: number
  output: string
}

/** Runs one step to its end, at most an hour. */
async function runStep({ name, args, env, report }: Step): Promise<StepResult> {
  const started = performance.now()
  if (report) rmSync(report.file, { force: true })
  const program = startProgram(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  let output = ''
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const limit = setTimeout(() => {
    output += `\nStopped after ${LIMIT_MS / 60_000} minutes.\n`
    program.child.kill()
  }, LIMIT_MS)
  const { code } = await program.ended
  clearTimeout(limit)
  return { name, seconds: (performance.now() - started) / 1000, output, ...count(code, report) }
}

/** Runs steps in parallel, at most `atOnce` at a time, and returns their results in order. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<StepResult[]> {
  const waiting = [...steps.entries()]
  const results: StepResult[] = []
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next
      const result = await runStep(step)
      printResult(result)
      results[index] = result
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** One line for what went well; everything that the program said for what did not. */
function printResult({ name, passed, failed, skipped, retried = 0, seconds, output }: StepResult): void {
  const parts = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
    retried > 0 && `${retried} on a second try`,
  ]
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
  else if (passed === 0) console.log(output.trimEnd())
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${parts.filter(Boolean).join(', ')} (${seconds.toFixed(1)} s)`,
  )
}

/** The tests of several steps together. */
export function addUp(results: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** A path for a step's report, which no other run uses at the same time. */
export const reportFile = (name: string): string => join(tmpdir(), `beacon-${process.pid}-${name}.json`)

/** A program that failed has at least one failed test, whatever its report says. */
function count(code: number | null, report: Step['report']): StepCounts {
  const one = {
    passed: Number(code === 0),
    failed: Number(code !== 0 && code !== SKIPPED),
    skipped: Number(code === SKIPPED),
  }
  if (!report || code === SKIPPED) return one
  try {
    const counts = report.read(readFileSync(report.file, 'utf8'))
    return { ...counts, failed: Math.max(counts.failed, one.failed) }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(report.file, { force: true })
  }
}
