import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Program {
  child: ChildProcess
  /** How it ended, whoever ended it. */
  ended: Promise<Ending>
  isRunning(): boolean
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<Ending>
}

interface Options extends SpawnOptions {
  /** The signal for a graceful stop. */
  endSignal?: NodeJS.Signals
}

/** What a shell reports for a program that was stopped with Ctrl-C. */
const INTERRUPTED = 130
/** How long to wait for a program that was asked to end. */
const PATIENCE_MS = 20_000

const running = new Set<Program>()
let isGuarded = false
let isEnding = false

/** Starts a program that does not outlive this one. @throws Error when this one is ending */
export function startProgram(
  command: string,
  args: readonly string[],
  { endSignal, ...options }: Options,
): Program {
  if (isEnding) throw new Error('This program is ending, and starts no other one.')
  return adopt(spawn(command, args, options), endSignal)
}

/** Makes sure that a program started elsewhere does not outlive this one either. */
export function adopt(child: ChildProcess, endSignal: NodeJS.Signals = 'SIGTERM'): Program {
  guardExit()
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  }).finally(() => running.delete(program))
  // Whoever waits for the end hears of a failed start; nobody has to wait.
  ended.catch(() => {})
  const program: Program = {
    child,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal = endSignal) {
      child.kill(signal)
      return ended
    },
  }
  running.add(program)
  return program
}

/** Whatever ends this program, those that it started end with it. */
function guardExit(): void {
  if (isGuarded) return
  isGuarded = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll)
  process.on('exit', () => {
    for (const program of running) void program.end()
  })
}

/** Asked to end, it waits for its programs, so that their ports and files are free, and begins nothing more. */
async function endAll(): Promise<void> {
  if (isEnding) return
  isEnding = true
  // Whatever works with a program that is gone fails now, and says nothing new.
  process.on('uncaughtException', () => {})
  setTimeout(() => process.exit(INTERRUPTED), PATIENCE_MS)
  await Promise.allSettled([...running].map((program) => program.end()))
  process.exit(INTERRUPTED)
}

/** The first line that a program prints. */
export async function firstLine({ child, ended }: Program): Promise<string> {
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  const failed = ended.then(({ code }) => {
    throw new Error(`The program ended with code ${code} before it said anything.`)
  })
  failed.catch(() => {})
  while (!text.includes('\n')) {
    if (!child.stdout) throw new Error('The output of this program is not read.')
    await Promise.race([once(child.stdout, 'data'), failed])
  }
  return text.slice(0, text.indexOf('\n'))
}
