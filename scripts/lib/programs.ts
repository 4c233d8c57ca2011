import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Ending {
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

/** What a shell reports for a program that was stopped with Ctrl-C. */
const INTERRUPTED = 130

const running = new Set<ChildProcess>()
let isGuarded = false

/** Starts a program that does not outlive this one. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions): Program {
  guardExit()
  const child = spawn(command, args, options)
  running.add(child)
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  }).finally(() => running.delete(child))
  // Whoever waits for the end hears of a failed start; nobody has to wait.
  ended.catch(() => {})
  return {
    child,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Whatever ends this program, those that it started end with it. */
function guardExit(): void {
  if (isGuarded) return
  isGuarded = true
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(INTERRUPTED))
  process.on('exit', () => {
    for (const child of running) child.kill()
  })
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
